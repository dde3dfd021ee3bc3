/** Why an export failed, in words that say what can be done. */
import { firstErrorOf } from '../data/firstErrorMessage.ts'
import { LIST_CHANGED } from './fetchAllRows.ts'

export function exportFailure(error: unknown): string {
  const { message, code } = firstErrorOf(error)
  return code !== null || message === LIST_CHANGED ? message : UNREACHABLE
}

const UNREACHABLE = 'The server cannot be reached. Check the connection.'
