/** Extracts the server's first error from anything that a request throws. */
import { type ErrorCode, FAULT_CODE, type FieldError } from '#domain/errors.ts'
import {
  encodeMessage,
  type Message,
  message as messageOf,
  parseMessage,
} from '#domain/messages.ts'
import { t, wordMessage } from '../i18n/i18nProvider.ts'

export const graphqlErrorMessage = (error: unknown): string => graphqlErrorOf(error).message

/** Reads the errors of postGraphql, of Apollo, and of Apollo inside ra-data-graphql's HttpError. */
export function graphqlErrorOf(error: unknown): GraphqlError {
  const { message, errors, graphQLErrors, body } = (error ?? {}) as ThrownError
  const first = (errors ?? graphQLErrors ?? body?.graphQLErrors)?.[0]
  const { code, field, fields, existingId, requestId } = first?.extensions ?? {}
  const text =
    wordServerText(first?.extensions?.text) ??
    wordMessage(first?.message || message || messageOf('unexpected'))
  return {
    message:
      typeof requestId === 'string'
        ? t('messages.withReference', { text, reference: requestId.slice(0, 8) })
        : text,
    code: typeof code === 'string' ? (code as GraphqlError['code']) : null,
    field: typeof field === 'string' ? field : null,
    ...(Array.isArray(fields) && { fields: (fields as ServerFieldError[]).map(wordFieldError) }),
    ...(typeof existingId === 'string' && { existingId }),
  }
}

/** Words the text of an error in the app's language; null: the server gives none that this version knows. */
function wordServerText(text: unknown): string | null {
  const { key, args } = (text ?? {}) as Partial<Message>
  if (typeof key !== 'string') return null
  const words = wordMessage(encodeMessage({ key, args: args ?? {} }))
  return parseMessage(words) ? null : words
}

interface ServerFieldError extends FieldError {
  text?: unknown
}

const wordFieldError = ({ field, message, text }: ServerFieldError): FieldError => ({
  field,
  message: wordServerText(text) ?? message,
})

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
  extensions?: Partial<
    Record<'code' | 'field' | 'fields' | 'existingId' | 'requestId' | 'text', unknown>
  >
}

interface ThrownError {
  message?: string
  errors?: readonly GraphqlErrorLike[]
  graphQLErrors?: readonly GraphqlErrorLike[]
  body?: { graphQLErrors?: readonly GraphqlErrorLike[] }
}

/**
 * Returns whether the same request may work later: there was no response, or the server could not or failed to
 * answer.
 */
export const isOutage = (error: unknown): boolean => {
  const { code } = graphqlErrorOf(error)
  return code === null || code === FAULT_CODE || code === 'UNAVAILABLE'
}

/** Returns whether there was no response at all. */
export const isUnreachable = (error: unknown): boolean =>
  graphqlErrorOf(error).message === t('messages.unreachable')

/** Returns whether something between this device and the server answered in its place. */
export const isForeignAnswer = (error: unknown): boolean =>
  /foreignAnswer/.test((error as ThrownError | null)?.message ?? '')

/** Returns what is said in place of data: why the server was not reached, otherwise `fallback`. */
export function loadErrorText(error: unknown, fallback: string): string {
  if (isForeignAnswer(error)) return graphqlErrorMessage(error)
  return isUnreachable(error) ? t('messages.noConnection') : fallback
}

/** Returns whether the server rejected the access token itself. */
export const isSessionRejected = (error: unknown): boolean => {
  const { code } = graphqlErrorOf(error)
  return code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED'
}
