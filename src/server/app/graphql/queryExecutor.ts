/**
 * Caches parsed and validated documents by their text; compiles them at the second use by a signed-in person. Strangers'
 * documents have a cache of their own and a limit, so that they push out nobody else's. The app's own documents for
 * people who are not signed in are known from the build: they are never counted and never leave.
 */
import {
  execute,
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import { publicDocuments } from '#api/generated/publicDocuments.ts'
import { badInput, tokenExpired } from '#domain/errors.ts'
import { networkOf } from '../../platform/http/networkOf.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { documentCache } from './documentCache.ts'
import { documentLimits, MAX_TOKENS } from './documentLimits.ts'
import { hideTypes, noSchemaRule } from './hiddenSchema.ts'
import { invalidVariables } from './invalidVariables.ts'
import { type CountNewDocument, anonymousDocumentLimit } from './anonymousDocumentLimit.ts'

export interface GraphqlRequest {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

/** Rejects with BAD_INPUT when the document exceeds a limit. Names the operation in the context before it runs. */
export type ExecuteQuery = (
  request: GraphqlRequest,
  context: RequestContext,
) => Promise<ExecutionResult>

interface CachedDocument {
  document: DocumentNode
  /** The first field of its operation. */
  operation: string
  /** null: used less than twice, or cannot be compiled. */
  compiled: CompiledQuery | null
  /** Uses by signed-in people only: strangers could have any number of documents compiled. */
  uses: number
}

const MAX_CACHED_CHARACTERS = 1_000_000
const MAX_ANONYMOUS_CHARACTERS = 100_000

/** More help nobody, and each costs time. */
const MAX_ERRORS = 10

export function queryExecutor(
  schema: GraphQLSchema,
  {
    introspection,
    compile = compileDocument,
    countNewDocument = anonymousDocumentLimit(),
  }: {
    introspection: boolean
    compile?: typeof compileDocument
    countNewDocument?: CountNewDocument
  },
): ExecuteQuery {
  const rules = introspection ? specifiedRules : [...specifiedRules, noSchemaRule]
  const cache = documentCache<CachedDocument>(MAX_CACHED_CHARACTERS)
  const anonymousCache = documentCache<CachedDocument>(MAX_ANONYMOUS_CHARACTERS)
  const cacheOfApp = documentCache<CachedDocument>(Infinity)
  const isOfApp = new Set(publicDocuments)

  const parseDocument = (text: string): CachedDocument | { errors: RequestErrors } => {
    documentLimits.checkText(text)
    const document = parse(text, { maxTokens: MAX_TOKENS })
    documentLimits.checkDocument(schema, document)
    const errors = validate(schema, document, rules, {
      hideSuggestions: true,
      maxErrors: MAX_ERRORS,
    })
    if (errors.length > 0) return { errors }
    return {
      document: introspection ? document : hideTypes(text, document),
      operation: operationOf(document),
      compiled: null,
      uses: 0,
    }
  }
  const findDocument = (text: string, context: RequestContext) => {
    const { session, address, now } = context
    const isOwn = isOfApp.has(text)
    const known = (isOwn ? cacheOfApp : cache).get(text) ?? anonymousCache.get(text)
    if (!known && !session && !isOwn) countAnonymousDocument(context, networkOf(address), now())
    const found = known ?? parseDocument(text)
    if ('errors' in found) return found
    if (isOwn) cacheOfApp.set(text, found)
    else if (session) cache.set(text, found)
    else if (!known) anonymousCache.set(text, found)
    return found
  }
  const countAnonymousDocument = (
    { authFailure }: RequestContext,
    network: string,
    now: Date,
  ): void => {
    try {
      countNewDocument(network, now)
    } catch (error) {
      // A person whose token has expired signs in again by a document that is known.
      throw authFailure === 'TOKEN_EXPIRED' ? tokenExpired() : error
    }
  }

  return async ({ query, variables, operationName }, context) => {
    const cached = findDocument(query, context)
    if ('errors' in cached) return cached
    const { document } = cached
    context.operation = cached.operation
    checkOperationName(document, operationName)
    if (context.session) {
      cached.uses += 1
      if (cached.uses === 2) cached.compiled = compile(schema, document)
    }
    const variableValues = variables ?? {}
    const result = await (cached.compiled
      ? cached.compiled.query(undefined, context, variableValues)
      : execute({
          schema,
          document,
          contextValue: context,
          variableValues,
          hideSuggestions: true,
        }))
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

/** Behind a fragment: 'fragment'. */
function operationOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  const first = operation?.selectionSet.selections[0]
  return first?.kind === Kind.FIELD ? first.name.value : 'fragment'
}

/** A document has one operation, so its name selects nothing; but an unknown name is an error. */
function checkOperationName({ definitions }: DocumentNode, name: string | null | undefined): void {
  if (!name) return
  const isNamed = definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name,
  )
  if (!isNamed) throw badInput('operationName', `Unknown operation named "${name}".`)
}
