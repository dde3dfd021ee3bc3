/** Input of the filters of follow-ups. Apart from their names, which the first list that a page shows needs without zod. */
import { z } from 'zod'
import { isDay } from '../dates.ts'
import { FOLLOW_UP_STATES } from '../enumerations.ts'
import { FOLLOW_UP_SHARES, type FollowUpListFilter } from './followUpFilter.ts'

const ids = z
  .array(z.string())
  .nullish()
  .transform((values) => values ?? [])

const day = z
  .string()
  .nullish()
  .transform((value) => (value && isDay(value) ? value : null))

export const followUpWhereSchema = z.object({
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
} satisfies Record<keyof Omit<FollowUpListFilter, 'search' | 'showDeleted'>, z.ZodType>)
export type FollowUpWhereValues = z.infer<typeof followUpWhereSchema>
