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
export const MAX_TOKENS = 4_000

const MAX_CHARACTERS = 24_000
const MAX_DEPTH = 10
const MAX_ALIASES = 110
const MAX_DIRECTIVES = 20
const MAX_TYPENAMES = 120
const MAX_FIELDS = 1_500
const MAX_FRAGMENTS = 30
const MAX_SPREADS = 120
/** The same key twice in one selection is written by nobody, and slow to compare. */
const MAX_REPEATS = 2
/** Lists, totals and changes side by side; records by their ids may be as many as the aliases. */
const MAX_OPERATIONS = 20

function checkText(source: string): void {
  if (source.length > MAX_CHARACTERS)
    throw badInput('query', `A document has at most ${MAX_CHARACTERS} characters.`)
}

function checkDocument(schema: GraphQLSchema, document: DocumentNode): void {
  const [error] = validate(schema, document, rules, { maxErrors: 1 })
  if (error) throw badInput('query', error.message.replace(/^Syntax Error: /, ''))
}

/** The bought rules throw unless told to hand their error over. */
const reportErrors = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
}

const rules = [
  maxDepthRule({ n: MAX_DEPTH, ...reportErrors }),
  maxAliasesRule({ n: MAX_ALIASES, allowList: [], ...reportErrors }),
  maxDirectivesRule({ n: MAX_DIRECTIVES, ...reportErrors }),
  singleOperationRule,
  maxOperationsRule,
  maxRepeatsRule,
  maxNodesRule('fields', MAX_FIELDS, Kind.FIELD),
  maxNodesRule('times __typename', MAX_TYPENAMES, Kind.FIELD, '__typename'),
  maxNodesRule('fragments', MAX_FRAGMENTS, Kind.FRAGMENT_DEFINITION),
  maxNodesRule('fragment spreads', MAX_SPREADS, Kind.FRAGMENT_SPREAD),
]

/** A document is compiled under its text, so a second operation in it would answer for the first. */
function singleOperationRule(context: ValidationContext) {
  return {
    Document({ definitions }: DocumentNode) {
      const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      if (operations.length !== 1)
        context.reportError(new GraphQLError('A request holds exactly one operation.'))
    },
  }
}

function maxNodesRule(what: string, limit: number, kind: string, name?: string) {
  return (context: ValidationContext) => {
    let seen = 0
    return {
      [kind](node: { name: { value: string } }) {
        if (name !== undefined && node.name.value !== name) return
        seen += 1
        if (seen === limit + 1)
          context.reportError(new GraphQLError(`A document has at most ${limit} ${what}.`))
      },
    }
  }
}

function maxOperationsRule(context: ValidationContext) {
  const roots = [context.getSchema().getQueryType(), context.getSchema().getMutationType()]
  let seen = 0
  return {
    Field({ name, arguments: args }: FieldNode) {
      if (!roots.includes(context.getParentType() as GraphQLObjectType)) return
      const byId =
        context.getFieldDef()?.args.some((arg) => arg.name === 'id') && args?.length === 1
      if (byId && name.value.startsWith('get')) return
      seen += 1
      if (seen === MAX_OPERATIONS + 1)
        context.reportError(new GraphQLError(`A request makes at most ${MAX_OPERATIONS} calls.`))
    },
  }
}

function maxRepeatsRule(context: ValidationContext) {
  return {
    SelectionSet({ selections }: SelectionSetNode) {
      const times = new Map<string, number>()
      for (const selection of selections) {
        if (selection.kind !== Kind.FIELD) continue
        const key = (selection.alias ?? selection.name).value
        const now = (times.get(key) ?? 0) + 1
        times.set(key, now)
        if (now === MAX_REPEATS + 1)
          context.reportError(new GraphQLError(`The field "${key}" is selected too often.`))
      }
    },
  }
}
