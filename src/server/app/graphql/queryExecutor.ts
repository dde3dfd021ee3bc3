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
import type { RequestContext } from '../../context/request/requestContext.ts'
import { documentLimits, MAX_TOKENS } from './documentLimits.ts'

export interface GraphqlRequest {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

/** Answers a document, or why it is refused. */
export type ExecuteQuery = (
  asked: GraphqlRequest,
  context: RequestContext,
) => Promise<ExecutionResult>

interface CachedDocument {
  document: DocumentNode
  /** null: used once so far, or not to be compiled. */
  compiled: CompiledQuery | null
  uses: number
}

/** Characters of all documents that are remembered; a parsed one takes some fifty times as much. */
const MAX_CACHED_CHARACTERS = 1_000_000

export function queryExecutor(
  schema: GraphQLSchema,
  { introspection }: { introspection: boolean },
): ExecuteQuery {
  const rules = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const cache = new Map<string, CachedDocument>()
  let cachedCharacters = 0

  const addToCache = (text: string, cached: CachedDocument) => {
    cache.set(text, cached)
    cachedCharacters += text.length
    for (const oldest of cache.keys()) {
      if (cachedCharacters <= MAX_CACHED_CHARACTERS) return
      cache.delete(oldest)
      cachedCharacters -= oldest.length
    }
  }
  const parseDocument = (
    text: string,
  ): CachedDocument | { errors: NonNullable<ExecutionResult['errors']> } => {
    documentLimits.checkText(text)
    const document = parse(text, { maxTokens: MAX_TOKENS })
    documentLimits.checkDocument(schema, document)
    const errors = validate(schema, document, rules)
    return errors.length > 0 ? { errors } : { document, compiled: null, uses: 0 }
  }

  return async ({ query, variables, operationName }, context) => {
    const one = cache.get(query) ?? parseDocument(query)
    if ('errors' in one) return one
    // The newest last, so that the oldest is forgotten first.
    if (cache.delete(query)) cache.set(query, one)
    else addToCache(query, one)
    checkOperationName(one.document, operationName)
    one.uses += 1
    if (one.uses === 2) one.compiled = compileDocument(schema, one.document)
    if (one.compiled) return one.compiled.query(undefined, context, variables ?? {})
    return execute({
      schema,
      document: one.document,
      contextValue: context,
      variableValues: variables ?? {},
    })
  }
}

function compileDocument(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const compiled = compileQuery(schema, document)
  return isCompiledQuery(compiled) ? compiled : null
}

/** A document holds one operation, so its name decides nothing. */
function checkOperationName({ definitions }: DocumentNode, name: string | null | undefined): void {
  if (!name) return
  const isNamed = definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name,
  )
  if (!isNamed) throw badInput('operationName', `Unknown operation named "${name}".`)
}
