/** What a caller learns of an error: the code and field of ours, and of a fault nothing but the request's id. */
import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { isAppError } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'

/** As graphql, the compiled documents and Mercurius make them. */
interface ReportedError {
  message: string
  path?: readonly (string | number)[] | undefined
  originalError?: unknown
}

/** An error with a path happened while a resolver ran; one without is the request's own. */
export function formatError(
  error: ReportedError,
  requestId: string,
  log: FastifyBaseLogger,
): GraphQLFormattedError {
  const cause = rootCause(error)
  const path = error.path && { path: error.path }
  if (isAppError(cause)) {
    const { message, code, field } = cause
    return { message, ...path, extensions: { code, ...(field !== undefined && { field }) } }
  }
  if (!path && error instanceof GraphQLError) {
    const field = fieldFromMessage(error.message)
    return {
      message: error.message,
      extensions: { code: 'BAD_INPUT', ...(field !== undefined && { field }) },
    }
  }
  log.error({ err: cause, path: error.path }, 'An operation failed')
  return { message: MESSAGES.unexpected, ...path, extensions: { requestId } }
}

/** The innermost error: graphql wraps what a resolver throws, sometimes twice. */
function rootCause(error: ReportedError): unknown {
  let cause: unknown = error
  while (
    typeof cause === 'object' &&
    cause !== null &&
    'originalError' in cause &&
    cause.originalError
  )
    cause = cause.originalError
  return cause
}

/** 'Variable "$input" got invalid value … at "input.take"; …' and 'Variable "$id" of required type …' name the field. */
function fieldFromMessage(message: string): string | undefined {
  const [, variable] = /^Variable "\$(\w+)"/.exec(message) ?? []
  const [, inner] =
    /; Field "?(?:[\w.]*\.)?(\w+)"? (?:is not defined|of required type)/.exec(message) ?? []
  const [, path] = / at "[^"]*?(\w+)(?:\[\d+\])*";/.exec(message) ?? []
  return inner ?? path ?? variable
}
