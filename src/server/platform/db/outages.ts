/** Tells outages, after which the same call may work, from faults of the code. */
import { type AppError, isAppError, unavailable } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { isLostConnection } from './connectionRetry.ts'

/** Seconds after which a caller may try again, for the header Retry-After. */
export const RETRY_AFTER_SECONDS = 5

/** Returns UNAVAILABLE for an error of a database or a disk that cannot answer now; null for every other error. */
export function outageOf(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null
  const { cause } = error
  if (isAppError(error)) return error.code === 'UNAVAILABLE' ? error : null
  if (isFullDisk(error)) return unavailable(message('diskFull'))
  if (isLostConnection(error) || TRANSIENT_CODES.test(codeOf(error)))
    return unavailable(message('unavailable'))
  return outageOf(cause)
}

/** Describes an outage for the log: it may refuse thousands of calls, so each has a short line, without a stack. */
export function describeOutage(error: unknown): { type: string; message: string; code: string } {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const code = error instanceof Error ? codeOf(error) : ''
  return { type: name, message, code }
}

/** The embedded engine names the operating system's code in its message only. */
const isFullDisk = (error: Error): boolean =>
  FULL_DISK_CODES.test(codeOf(error)) || error.message.includes('ENOSPC')

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Codes of the operating system, and of PostgreSQL. */
const FULL_DISK_CODES = /^(ENOSPC|EDQUOT|53100)$/

/** Conflicts of transactions that PostgreSQL ended, no memory, too many connections, a standby that is read only. */
const TRANSIENT_CODES = /^(40001|40P01|55P03|53200|53300|25006)$/
