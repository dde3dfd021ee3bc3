/** The application's error class, its codes and its factories. */
import { message, tooManyAttempts } from './messages.ts'

export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_SETUP_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_INPUT',
  'DUPLICATE',
  'CONFLICT',
  'RATE_LIMITED',
  'UNAVAILABLE',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** The code of a fault of the server, whose text is masked; no AppError has it. */
export const FAULT_CODE = 'INTERNAL_SERVER_ERROR'

/** A wrong field and what to do about it: a message, or a sentence for who writes programs. */
export interface FieldError {
  field: string
  message: string
}

export interface ErrorDetails {
  /** The refused argument or form field; set for BAD_INPUT and, where known, for DUPLICATE. */
  field?: string | undefined
  /** Every wrong field, the first of them first, where several are wrong; BAD_INPUT and DUPLICATE. */
  fields?: readonly FieldError[] | undefined
  /** The record that exists already, where the caller may see it; DUPLICATE only. */
  existingId?: string | undefined
  /** Seconds; RATE_LIMITED only. */
  retryAfter?: number | undefined
}

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails
  /** Field of the details. */
  readonly field: string | undefined

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.code = code
    this.details = details
    this.field = details.field
  }
}

export const isAppError = (error: unknown): error is AppError => error instanceof AppError

export const unauthenticated = (text: string = message('unauthenticated')): AppError =>
  new AppError('UNAUTHENTICATED', text)

export const tokenExpired = (): AppError => new AppError('TOKEN_EXPIRED', message('tokenExpired'))

/** The password is right; the code of the second factor is missing. */
export const secondFactorRequired = (): AppError =>
  new AppError('SECOND_FACTOR_REQUIRED', message('codeRequired'))

/** The client requires a second factor, and the person has none yet. */
export const secondFactorSetupRequired = (): AppError =>
  new AppError('SECOND_FACTOR_SETUP_REQUIRED', message('secondFactorSetupRequired'))

export const forbidden = (text: string = message('forbidden')): AppError =>
  new AppError('FORBIDDEN', text)

/** A record outside the caller's access gives the same error as one that does not exist. */
/** `text`: names what is missing, where the caller may know it. */
export const notFound = (text: string = message('notFound'), field?: string): AppError =>
  new AppError('NOT_FOUND', text, field === undefined ? {} : { field })

/** `others`: further wrong fields. */
export const badInput = (
  field: string,
  message: string,
  others: readonly FieldError[] = [],
): AppError => {
  const fields = others.length > 0 ? [{ field, message }, ...others] : undefined
  return new AppError('BAD_INPUT', message, { field, fields })
}

export const duplicate = (message: string, field?: string, existingId?: string): AppError =>
  new AppError('DUPLICATE', message, { field, existingId })

/** `taken`: the fields whose values others have, at least one. */
export const duplicateFields = (taken: readonly [FieldError, ...FieldError[]]): AppError => {
  const [{ field, message }, ...others] = taken
  return new AppError('DUPLICATE', message, {
    field,
    fields: others.length > 0 ? taken : undefined,
  })
}

export const conflict = (): AppError => new AppError('CONFLICT', message('conflict'))

/** `retryAfter`: seconds until another attempt may succeed. */
export const rateLimited = (
  retryAfter: number,
  message: string = tooManyAttempts(retryAfter),
): AppError => new AppError('RATE_LIMITED', message, { retryAfter })

/** An outage: the same call may work later. */
export const unavailable = (message: string): AppError => new AppError('UNAVAILABLE', message)
