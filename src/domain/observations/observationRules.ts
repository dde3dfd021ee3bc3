/** Rules of single fields of an observation, for all of its forms and for the server. */
import { message } from '../messages.ts'
import { cleanText } from '../normalForm.ts'
import type { ObservationFormContext } from './observationFormValues.ts'

/** Maximum lengths of free texts. */
export const TEXT_LIMITS = { short: 200, employeeId: 100, notes: 10_000 } as const

/**
 * Returns a message when the observed person is missing: no individual, no name and, where it counts, no employee ID.
 */
export const individualIssue = (
  individual: { observee?: string | null; name?: string | null; employeeId?: string | null },
  context: Pick<ObservationFormContext, 'observeeOnly' | 'displayEmployeeId'>,
): string | null => {
  if (context.observeeOnly || individual.observee || !isBlank(individual.name)) return null
  if (!context.displayEmployeeId) return message('individualRequired')
  return isBlank(individual.employeeId) ? message('individualOrEmployeeIdRequired') : null
}

/** Returns a message when the date is missing, invalid, before 2000, or after now, but for what a clock may be off. */
export const dateIssue = (date: Date | null | undefined, now: Date): string | null => {
  if (!date || Number.isNaN(date.getTime())) return message('dateRequired')
  if (date < EARLIEST_DATE) return message('dateTooEarly')
  return date.getTime() - now.getTime() > CLOCK_TOLERANCE_MS ? message('dateInFuture') : null
}

/** Returns now for a date after it: a device's clock may be some minutes fast. Later ones are refused. */
export const notAfterNow = (date: Date, now: Date): Date =>
  date > now && dateIssue(date, now) === null ? now : date

/** Five minutes: clocks that are further off are noticed by people. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000

/** The first day of 2000 in the zone where it begins first. */
const EARLIEST_DATE = new Date('2000-01-01T00:00:00.000+14:00')

export const isBlank = (text: string | null | undefined): boolean => !text || cleanText(text) === ''
