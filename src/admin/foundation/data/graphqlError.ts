/** Extracts the server's first error from anything that a request throws. */
import { type ErrorCode, FAULT_CODE, type FieldError } from '#domain/errors.ts'
import { MESSAGES, withReference } from '#domain/messages.ts'

export const graphqlErrorMessage = (error: unknown): string => graphqlErrorOf(error).message

/** Reads the errors of postGraphql, of Apollo, and of Apollo inside ra-data-graphql's HttpError. */
export function graphqlErrorOf(error: unknown): GraphqlError {
  const { message, errors, graphQLErrors, body } = (error ?? {}) as ThrownError
  const first = (errors ?? graphQLErrors ?? body?.graphQLErrors)?.[0]
  const { code, field, fields, existingId, requestId } = first?.extensions ?? {}
  const text = first?.message || message || MESSAGES.unexpected
  return {
    message: typeof requestId === 'string' ? withReference(text, requestId) : text,
    code: typeof code === 'string' ? (code as GraphqlError['code']) : null,
    field: typeof field === 'string' ? field : null,
    ...(Array.isArray(fields) && { fields: fields as FieldError[] }),
    ...(typeof existingId === 'string' && { existingId }),
  }
}

export interface GraphqlError {
  message: string
  /** null: there was no GraphQL response. */
  code: ErrorCode | typeof FAULT_CODE | null
  /** The argument or form field that was rejected; the first of several. */
  field: string | null
  /** All of several. */
  fields?: readonly FieldError[]
  /** The record that exists already, when the person may see it. */
  existingId?: string
}

/** An entry of a response's `errors`. */
export interface GraphqlErrorLike {
  message?: string
  extensions?: Partial<Record<'code' | 'field' | 'fields' | 'existingId' | 'requestId', unknown>>
}

interface ThrownError {
  message?: string
  errors?: readonly GraphqlErrorLike[]
  graphQLErrors?: readonly GraphqlErrorLike[]
  body?: { graphQLErrors?: readonly GraphqlErrorLike[] }
}

/** Whether the same request may work later: there was no response, or the server could not or failed to answer. */
export const isOutage = (error: unknown): boolean => {
  const { code } = graphqlErrorOf(error)
  return code === null || code === FAULT_CODE || code === 'UNAVAILABLE'
}

/** Whether there was no response at all. */
export const isUnreachable = (error: unknown): boolean =>
  graphqlErrorOf(error).message === MESSAGES.unreachable

/** Returns what is said in place of data: that there is no connection, otherwise `fallback`. */
export const loadErrorText = (error: unknown, fallback: string): string =>
  isUnreachable(error) ? MESSAGES.noConnection : fallback

/** Whether the server rejected the access token itself. */
export const isSessionRejected = (error: unknown): boolean => {
  const { code } = graphqlErrorOf(error)
  return code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED'
}
