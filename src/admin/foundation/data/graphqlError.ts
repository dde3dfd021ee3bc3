/** What a refused call says: the first error message of the response (spec 8, other server errors). */
import type { ErrorCode } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'

export const graphqlErrorMessage = (error: unknown): string => graphqlErrorOf(error).message

/** The first GraphQL error of anything that a call threw: an ApolloError, react-admin's HttpError, a ServerError. */
export function graphqlErrorOf(error: unknown): GraphqlError {
  const [first] = findGraphqlErrors(error)
  if (!first) return { message: plainMessageOf(error), code: null, field: null }
  const { code, field } = first.extensions ?? {}
  return {
    message: first.message ?? MESSAGES.unexpected,
    code: typeof code === 'string' ? (code as ErrorCode) : null,
    field: typeof field === 'string' ? field : null,
  }
}

export interface GraphqlError {
  message: string
  /** null: the server did not answer in GraphQL, or not at all. */
  code: ErrorCode | null
  /** The argument or form field that was refused. */
  field: string | null
}

interface GraphqlErrorLike {
  message?: string
  extensions?: { code?: unknown; field?: unknown }
}

/** Where the clients between the server and a screen put the errors, outermost first. */
const NESTED_KEYS = ['graphQLErrors', 'errors', 'body', 'networkError', 'result', 'cause'] as const

function findGraphqlErrors(error: unknown): GraphqlErrorLike[] {
  if (error === null || typeof error !== 'object') return []
  for (const place of NESTED_KEYS) {
    const inner: unknown = (error as Record<string, unknown>)[place]
    if (Array.isArray(inner) && inner.length > 0) return inner as GraphqlErrorLike[]
    const deeper = Array.isArray(inner) ? [] : findGraphqlErrors(inner)
    if (deeper.length > 0) return deeper
  }
  return []
}

const plainMessageOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? error.message : MESSAGES.unexpected
