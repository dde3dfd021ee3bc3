/** Why an export failed, in words that say what can be done. */
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { LIST_CHANGED } from './fetchAllRows.ts'

export function exportErrorMessage(error: unknown): string {
  const { message, code } = graphqlErrorOf(error)
  return code !== null || message === LIST_CHANGED ? message : UNREACHABLE
}

const UNREACHABLE = 'The server cannot be reached. Check the connection.'
