/** Documents by their text: parsed and checked once, compiled at their second use. */
import {
  execute,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import { badInput } from '#domain/errors.ts'
import type { RequestContext } from './context.ts'
import { documentLimits, DOCUMENT_TOKENS } from './documentLimits.ts'

export interface Asked {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

/** Answers a document, or why it is refused. */
export type Documents = (asked: Asked, context: RequestContext) => Promise<ExecutionResult>

interface Known {
  document: DocumentNode
  /** null: used once so far, or not to be compiled. */
  compiled: CompiledQuery | null
  uses: number
}

/** Characters of all documents that are remembered; a parsed one takes some fifty times as much. */
const REMEMBERED = 1_000_000

export function documents(
  schema: GraphQLSchema,
  { introspection }: { introspection: boolean },
): Documents {
  const rules = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const known = new Map<string, Known>()
  let remembered = 0

  const remember = (text: string, one: Known) => {
    known.set(text, one)
    remembered += text.length
    for (const oldest of known.keys()) {
      if (remembered <= REMEMBERED) return
      known.delete(oldest)
      remembered -= oldest.length
    }
  }
  const read = (text: string): Known | { errors: NonNullable<ExecutionResult['errors']> } => {
    documentLimits.checkText(text)
    const document = parse(text, { maxTokens: DOCUMENT_TOKENS })
    documentLimits.checkDocument(schema, document)
    const errors = validate(schema, document, rules)
    return errors.length > 0 ? { errors } : { document, compiled: null, uses: 0 }
  }

  return async ({ query, variables, operationName }, context) => {
    const one = known.get(query) ?? read(query)
    if ('errors' in one) return one
    // The newest last, so that the oldest is forgotten first.
    if (known.delete(query)) known.set(query, one)
    else remember(query, one)
    checkName(one.document, operationName)
    one.uses += 1
    if (one.uses === 2) one.compiled = compiledOf(schema, one.document)
    if (one.compiled) return one.compiled.query(undefined, context, variables ?? {})
    return execute({
      schema,
      document: one.document,
      contextValue: context,
      variableValues: variables ?? {},
    })
  }
}

function compiledOf(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const compiled = compileQuery(schema, document)
  return isCompiledQuery(compiled) ? compiled : null
}

/** A document holds one operation, so its name decides nothing. */
function checkName({ definitions }: DocumentNode, name: string | null | undefined): void {
  if (!name) return
  const isNamed = definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name,
  )
  if (!isNamed) throw badInput('operationName', `Unknown operation named "${name}".`)
}
