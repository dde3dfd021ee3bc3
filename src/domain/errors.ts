/** The application's error class, its codes and its factories. */
import { MESSAGES } from './messages.ts'

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

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  /** The refused argument or form field; set for BAD_INPUT and, where known, for DUPLICATE. */
  readonly field: string | undefined
  /** The record that exists already, where the caller may see it; DUPLICATE only. */
  readonly existingId: string | undefined

  constructor(code: ErrorCode, message: string, field?: string, existingId?: string) {
    super(message)
    this.code = code
    this.field = field
    this.existingId = existingId
  }
}

export const isAppError = (error: unknown): error is AppError => error instanceof AppError

export const unauthenticated = (message: string = MESSAGES.unauthenticated): AppError =>
  new AppError('UNAUTHENTICATED', message)

export const tokenExpired = (): AppError => new AppError('TOKEN_EXPIRED', MESSAGES.tokenExpired)

/** The password is right; the code of the second factor is missing. */
export const secondFactorRequired = (): AppError =>
  new AppError('SECOND_FACTOR_REQUIRED', MESSAGES.codeRequired)

/** The client requires a second factor, and the person has none yet. */
export const secondFactorSetupRequired = (): AppError =>
  new AppError('SECOND_FACTOR_SETUP_REQUIRED', MESSAGES.secondFactorSetupRequired)

export const forbidden = (message: string = MESSAGES.forbidden): AppError =>
  new AppError('FORBIDDEN', message)

/** A record outside the caller's access gives the same error as one that does not exist. */
export const notFound = (): AppError => new AppError('NOT_FOUND', MESSAGES.notFound)

export const badInput = (field: string, message: string): AppError =>
  new AppError('BAD_INPUT', message, field)

export const duplicate = (message: string, field?: string, existingId?: string): AppError =>
  new AppError('DUPLICATE', message, field, existingId)

export const conflict = (): AppError => new AppError('CONFLICT', MESSAGES.conflict)

export const rateLimited = (message: string = MESSAGES.rateLimited): AppError =>
  new AppError('RATE_LIMITED', message)

/** An outage: the same call may work later. */
export const unavailable = (message: string): AppError => new AppError('UNAVAILABLE', message)
