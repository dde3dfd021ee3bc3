/** Limits GraphQL documents before graphql's own rules run: some of those are slow on malicious documents. */
import {
  GraphQLError,
  Kind,
  validate,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { badInput } from '#domain/errors.ts'
import { priceOf } from '../../context/request/personLimits.ts'

export const documentLimits = { checkText, checkDocument }

/** The parser stops after this number of tokens; the app's longest document has about 600. */
export const MAX_TOKENS = 2_000

const MAX_CHARACTERS = 24_000
/** Brackets within one another, of selections and values; the parser calls itself for each. */
const MAX_NESTING = 64
/** Levels of selections; a fragment spread adds one. `__schema` is exempt, since the introspection query is deeper. */
const MAX_DEPTH = 10
/** Aliases and directives count at each spread of the fragment that holds them. */
const MAX_ALIASES = 110
const MAX_DIRECTIVES = 20
const MAX_TYPENAMES = 120
const MAX_FIELDS = 1_500
const MAX_FRAGMENTS = 30
const MAX_SPREADS = 120
const MAX_VARIABLES = 120
/** No real client repeats a key in one selection, and comparing such fields is slow. */
const MAX_REPEATS = 2
/** Lists, totals and mutations in one request, by their prices; records by id are limited by the aliases alone. */
const MAX_OPERATIONS = 20

function checkText(source: string): void {
  if (source.length > MAX_CHARACTERS)
    throw badInput('query', `A document can have at most ${MAX_CHARACTERS} characters.`)
  if (nestingOf(source) > MAX_NESTING)
    throw badInput('query', `A document must not nest deeper than ${MAX_NESTING} levels.`)
}

function nestingOf(source: string): number {
  let [level, deepest] = [0, 0]
  for (const [bracket] of source.replace(STRINGS_AND_COMMENTS, '').matchAll(/[()[\]{}]/gu)) {
    level += '([{'.includes(bracket) ? 1 : -1
    deepest = Math.max(deepest, level)
  }
  return deepest
}

const STRINGS_AND_COMMENTS = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n])*"|#.*/gu

function checkDocument(schema: GraphQLSchema, document: DocumentNode): void {
  const [error] = validate(schema, document, rules, { maxErrors: 1 })
  if (error) throw badInput('query', error.message)
}

const rules = [
  maxSizeRule,
  singleOperationRule,
  maxOperationsRule,
  maxRepeatsRule,
  maxNodesRule('fields', MAX_FIELDS, Kind.FIELD),
  maxNodesRule('times __typename', MAX_TYPENAMES, Kind.FIELD, '__typename'),
  maxNodesRule('fragments', MAX_FRAGMENTS, Kind.FRAGMENT_DEFINITION),
  maxNodesRule('fragment spreads', MAX_SPREADS, Kind.FRAGMENT_SPREAD),
  maxNodesRule('variables', MAX_VARIABLES, Kind.VARIABLE_DEFINITION),
]

interface Size {
  depth: number
  aliases: number
  directives: number
}

function maxSizeRule(context: ValidationContext) {
  const fragmentSizes = new Map<string, Size>()

  const fragmentSize = (name: string): Size => {
    const cached = fragmentSizes.get(name)
    if (cached) return cached
    // Placeholder while the size is counted, in case the fragment spreads itself, which graphql's own rules refuse.
    fragmentSizes.set(name, { depth: 0, aliases: 0, directives: 0 })
    const fragment = context.getFragment(name)
    const size = fragment ? sizeOf(fragment) : { depth: -1, aliases: 0, directives: 0 }
    fragmentSizes.set(name, size)
    return size
  }

  const sizeOf = (node: OperationDefinitionNode | FragmentDefinitionNode | SelectionNode): Size => {
    const size: Size = {
      depth: 0,
      aliases: node.kind === Kind.FIELD && node.alias ? 1 : 0,
      directives: node.directives?.length ?? 0,
    }
    const add = (inner: Size) => {
      size.depth = Math.max(size.depth, inner.depth + 1)
      size.aliases += inner.aliases
      size.directives += inner.directives
    }
    if (node.kind === Kind.FRAGMENT_SPREAD) add(fragmentSize(node.name.value))
    else for (const selection of node.selectionSet?.selections ?? []) add(sizeOf(selection))
    return isSchemaField(node) ? { ...size, depth: -1 } : size
  }

  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      const { depth, aliases, directives } = sizeOf(operation)
      const refuse = (what: string, limit: number, found: number) => {
        if (found <= limit) return
        context.reportError(new GraphQLError(`${what} limit of ${limit} exceeded, found ${found}.`))
      }
      refuse('Query depth', MAX_DEPTH, depth)
      refuse('Aliases', MAX_ALIASES, aliases)
      refuse('Directives', MAX_DIRECTIVES, directives)
    },
  }
}

const isSchemaField = (node: { kind: Kind; name?: { value: string } | undefined }): boolean =>
  node.kind === Kind.FIELD && node.name?.value === '__schema'

/** Documents are cached by their text: a second operation would get the first one's result. */
function singleOperationRule(context: ValidationContext) {
  return {
    Document({ definitions }: DocumentNode) {
      const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      if (operations.length !== 1)
        context.reportError(new GraphQLError('A request must contain exactly one operation.'))
    },
  }
}

function maxNodesRule(what: string, limit: number, kind: string, name?: string) {
  return (context: ValidationContext) => {
    let seen = 0
    return {
      [kind](node: { name?: { value: string } }) {
        if (name !== undefined && node.name?.value !== name) return
        seen += 1
        if (seen === limit + 1)
          context.reportError(new GraphQLError(`A document can have at most ${limit} ${what}.`))
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
      const price = priceOf(name.value)
      const before = seen
      seen += price
      if (before > MAX_OPERATIONS || seen <= MAX_OPERATIONS) return
      const counting = price > 1 ? `, of which ${name.value} counts as ${price}` : ''
      context.reportError(
        new GraphQLError(`A request can make at most ${MAX_OPERATIONS} calls${counting}.`),
      )
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
          context.reportError(new GraphQLError(`The field "${key}" is selected too many times.`))
      }
    },
  }
}
