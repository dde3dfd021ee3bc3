/** Input of the filters of follow-ups. Apart from their names, which the first list that a page shows needs without zod. */
import { z } from 'zod'
import { filterDays } from '../charts/datePresets.ts'
import { isDay } from '../dates.ts'
import { DATE_PRESETS, FOLLOW_UP_STATES } from '../enumerations.ts'
import { message } from '../messages.ts'
import { FOLLOW_UP_SHARES, type FollowUpListFilter } from './followUpFilter.ts'

const ids = z
  .array(z.string())
  .nullish()
  .transform((values) => values ?? [])

const day = z
  .string()
  .nullish()
  .transform((value) => (value && isDay(value) ? value : null))

const fields = {
  states: z
    .array(z.enum(FOLLOW_UP_STATES))
    .nullish()
    .transform((states) => states ?? []),
  overdue: z
    .boolean()
    .nullish()
    .transform((overdue) => overdue ?? false),
  inTime: z
    .boolean()
    .nullish()
    .transform((inTime) => inTime ?? false),
  share: z
    .enum(FOLLOW_UP_SHARES)
    .nullish()
    .transform((share) => share ?? null),
  coaches: ids,
  people: ids,
  tasks: ids,
  locations: ids,
  departments: ids,
  closedFrom: day,
  closedTo: day,
  closedDates: z
    .enum(DATE_PRESETS)
    .nullish()
    .transform((dates) => dates ?? null),
} satisfies Record<keyof Omit<FollowUpListFilter, 'search' | 'showDeleted'>, z.ZodType>

export const followUpWhereSchema = z
  .object(fields)
  .superRefine(({ closedDates, closedFrom, closedTo }, check) => {
    if (closedDates === null || (closedFrom === null && closedTo === null)) return
    check.addIssue({ code: 'custom', path: ['closedDates'], message: message('datesTwice') })
  })

export type FollowUpWhereValues = z.infer<typeof followUpWhereSchema>

/** The same filter with days alone. */
export type FollowUpDaysValues = Omit<FollowUpWhereValues, 'closedDates'>

/** Returns the filter with the days that its named range has today. */
export function withClosedDays(
  { closedDates, ...where }: FollowUpWhereValues,
  today: string,
): FollowUpDaysValues {
  const named = { dates: closedDates, dateFrom: where.closedFrom, dateTo: where.closedTo }
  const { dateFrom, dateTo } = filterDays(named, today)
  return { ...where, closedFrom: dateFrom, closedTo: dateTo }
}
