/** How large a GraphQL document may be; each rule refuses before anything runs. */
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { GraphQLError, Kind, type ValidationContext, type ValidationRule } from 'graphql'

/** Judged before parsing, in characters; the app's longest document has about 4,000. */
export const DOCUMENT_LENGTH = 24_000

/** The parser stops here. */
export const DOCUMENT_TOKENS = 4_000

export const documentRules: ValidationRule[] = [
  quietly(maxDepthRule({ n: 10 })),
  quietly(maxAliasesRule({ n: 110, allowList: [] })),
  quietly(maxDirectivesRule({ n: 20 })),
  oneOperation,
  fewTypenames,
  fewFragments,
]

const TYPENAMES = 60
const FRAGMENTS = 30
const SPREADS = 120

/** A compiled document is kept under its text, so a second operation in it would answer for the first. */
function oneOperation(context: ValidationContext) {
  return {
    Document() {
      const operations = context
        .getDocument()
        .definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      if (operations.length !== 1) refuse(context, 'A request holds exactly one operation.')
    },
  }
}

/** `__typename` costs nothing to write, and the alias limit does not count it everywhere. */
function fewTypenames(context: ValidationContext) {
  let seen = 0
  return {
    Field(node: { name: { value: string } }) {
      if (node.name.value !== '__typename') return
      seen += 1
      if (seen === TYPENAMES + 1) refuse(context, `At most ${TYPENAMES} times __typename.`)
    },
  }
}

function fewFragments(context: ValidationContext) {
  let fragments = 0
  let spreads = 0
  return {
    FragmentDefinition() {
      fragments += 1
      if (fragments === FRAGMENTS + 1) refuse(context, `At most ${FRAGMENTS} fragments.`)
    },
    FragmentSpread() {
      spreads += 1
      if (spreads === SPREADS + 1) refuse(context, `At most ${SPREADS} fragment spreads.`)
    },
  }
}

function refuse(context: ValidationContext, sentence: string): void {
  context.reportError(new GraphQLError(sentence))
}

/** These rules throw where graphql expects a report; a throw would count as a fault of ours. */
function quietly(rule: (context: ValidationContext) => object): ValidationRule {
  return (context) => {
    const visitor = rule(context) as Record<string, { enter?: Visit; leave?: Visit } | Visit>
    return Object.fromEntries(
      Object.entries(visitor)
        .filter(([name]) => /^[A-Z]/.test(name))
        .map(([name, visit]) => [name, guarded(context, visitor, visit)]),
    )
  }
}

type Visit = (...parts: unknown[]) => unknown

function guarded(
  context: ValidationContext,
  self: object,
  visit: { enter?: Visit; leave?: Visit } | Visit,
): { enter?: Visit; leave?: Visit } {
  const reporting =
    (inner: Visit): Visit =>
    (...parts) => {
      try {
        return inner.apply(self, parts)
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error
        context.reportError(error)
        return undefined
      }
    }
  if (typeof visit === 'function') return { enter: reporting(visit) }
  return {
    ...(visit.enter && { enter: reporting(visit.enter) }),
    ...(visit.leave && { leave: reporting(visit.leave) }),
  }
}
