/** A failed call in words: the server's first message, or that the server could not be reached. */
import { MESSAGES } from '#domain/messages.ts'

export function publicErrorMessage(error: unknown): string {
  if (error instanceof TypeError || error instanceof SyntaxError) return UNREACHABLE
  return error instanceof Error && error.message !== '' ? error.message : MESSAGES.unexpected
}

/** fetch throws a TypeError without a connection; a gateway's page instead of an answer is no JSON. */
const UNREACHABLE = 'The server cannot be reached. Check the connection, then try again.'
