/** Caches parsed and validated documents by their text; compiles them at the second use by a signed-in person. */
import {
  execute,
  GraphQLError,
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
import { invalidVariables } from './invalidVariables.ts'

export interface GraphqlRequest {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

/** Rejects with BAD_INPUT when the document exceeds a limit. */
export type ExecuteQuery = (
  request: GraphqlRequest,
  context: RequestContext,
) => Promise<ExecutionResult>

interface CachedDocument {
  document: DocumentNode
  /** null: used less than twice, or cannot be compiled. */
  compiled: CompiledQuery | null
  /** Uses by signed-in people only: strangers could have any number of documents compiled. */
  uses: number
}

/** Total characters of all cached documents; a parsed document takes about fifty times as much memory. */
const MAX_CACHED_CHARACTERS = 1_000_000

export function queryExecutor(
  schema: GraphQLSchema,
  {
    introspection,
    compile = compileDocument,
  }: { introspection: boolean; compile?: typeof compileDocument },
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
  const parseDocument = (text: string): CachedDocument | { errors: RequestErrors } => {
    documentLimits.checkText(text)
    const document = parse(text, { maxTokens: MAX_TOKENS })
    documentLimits.checkDocument(schema, document)
    const errors = validate(schema, document, rules)
    return errors.length > 0 ? { errors } : { document, compiled: null, uses: 0 }
  }

  return async ({ query, variables, operationName }, context) => {
    const cached = cache.get(query) ?? parseDocument(query)
    if ('errors' in cached) return cached
    // Moves the document to the end, so that the least recently used is dropped first.
    if (cache.delete(query)) cache.set(query, cached)
    else addToCache(query, cached)
    const { document } = cached
    checkOperationName(document, operationName)
    if (context.session) {
      cached.uses += 1
      if (cached.uses === 2) cached.compiled = compile(schema, document)
    }
    const variableValues = variables ?? {}
    const result = await (cached.compiled
      ? cached.compiled.query(undefined, context, variableValues)
      : execute({ schema, document, contextValue: context, variableValues }))
    // An operation with invalid variables is not executed: errors without data.
    if (result.data !== undefined || !result.errors) return result
    const fields = invalidVariables(schema, document, variableValues)
    return { errors: nameFields(result.errors, fields) }
  }
}

type RequestErrors = NonNullable<ExecutionResult['errors']>

const nameFields = (errors: RequestErrors, fields: readonly string[]): RequestErrors =>
  errors.map((error, place) => {
    const field = fields[place]
    if (field === undefined) return error
    return new GraphQLError(error.message, { originalError: badInput(field, error.message) })
  })

export function compileDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
): CompiledQuery | null {
  const compiled = compileQuery(schema, document)
  return isCompiledQuery(compiled) ? compiled : null
}

/** A document has one operation, so its name selects nothing; but an unknown name is an error. */
function checkOperationName({ definitions }: DocumentNode, name: string | null | undefined): void {
  if (!name) return
  const isNamed = definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name,
  )
  if (!isNamed) throw badInput('operationName', `Unknown operation named "${name}".`)
}
