/** How large a GraphQL document may be; judged before graphql's own rules, some of which are slow on purpose-made documents. */
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import {
  GraphQLError,
  Kind,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { badInput } from '#domain/errors.ts'

export const documentLimits = { checkText, checkDocument }

/** The parser stops after so many tokens; the app's longest document has about 600. */
export const DOCUMENT_TOKENS = 4_000

const CHARACTERS = 24_000
const DEPTH = 10
const ALIASES = 110
const DIRECTIVES = 20
const TYPENAMES = 120
const FIELDS = 1_500
const FRAGMENTS = 30
const SPREADS = 120
/** The same key twice in one selection is written by nobody, and slow to compare. */
const REPEATS = 2
/** Lists, totals and changes side by side; records by their ids may be as many as the aliases. */
const OPERATIONS = 20

function checkText(source: string): void {
  if (source.length > CHARACTERS)
    throw badInput('query', `A document has at most ${CHARACTERS} characters.`)
}

function checkDocument(schema: GraphQLSchema, document: DocumentNode): void {
  const [error] = validate(schema, document, rules, { maxErrors: 1 })
  if (error) throw badInput('query', error.message.replace(/^Syntax Error: /, ''))
}

/** The bought rules throw unless told to hand their error over. */
const handOver = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
}

const rules = [
  maxDepthRule({ n: DEPTH, ...handOver }),
  maxAliasesRule({ n: ALIASES, allowList: [], ...handOver }),
  maxDirectivesRule({ n: DIRECTIVES, ...handOver }),
  oneOperation,
  fewOperations,
  fewRepeats,
  fewOf('fields', FIELDS, Kind.FIELD),
  fewOf('times __typename', TYPENAMES, Kind.FIELD, '__typename'),
  fewOf('fragments', FRAGMENTS, Kind.FRAGMENT_DEFINITION),
  fewOf('fragment spreads', SPREADS, Kind.FRAGMENT_SPREAD),
]

/** A document is compiled under its text, so a second operation in it would answer for the first. */
function oneOperation(context: ValidationContext) {
  return {
    Document({ definitions }: DocumentNode) {
      const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      if (operations.length !== 1)
        context.reportError(new GraphQLError('A request holds exactly one operation.'))
    },
  }
}

function fewOf(what: string, most: number, kind: string, name?: string) {
  return (context: ValidationContext) => {
    let seen = 0
    return {
      [kind](node: { name: { value: string } }) {
        if (name !== undefined && node.name.value !== name) return
        seen += 1
        if (seen === most + 1)
          context.reportError(new GraphQLError(`A document has at most ${most} ${what}.`))
      },
    }
  }
}

function fewOperations(context: ValidationContext) {
  const roots = [context.getSchema().getQueryType(), context.getSchema().getMutationType()]
  let seen = 0
  return {
    Field({ name, arguments: args }: FieldNode) {
      if (!roots.includes(context.getParentType() as GraphQLObjectType)) return
      const byId =
        context.getFieldDef()?.args.some((arg) => arg.name === 'id') && args?.length === 1
      if (byId && name.value.startsWith('get')) return
      seen += 1
      if (seen === OPERATIONS + 1)
        context.reportError(new GraphQLError(`A request makes at most ${OPERATIONS} calls.`))
    },
  }
}

function fewRepeats(context: ValidationContext) {
  return {
    SelectionSet({ selections }: SelectionSetNode) {
      const times = new Map<string, number>()
      for (const selection of selections) {
        if (selection.kind !== Kind.FIELD) continue
        const key = (selection.alias ?? selection.name).value
        const now = (times.get(key) ?? 0) + 1
        times.set(key, now)
        if (now === REPEATS + 1)
          context.reportError(new GraphQLError(`The field "${key}" is selected too often.`))
      }
    },
  }
}
