/** Filters of the list of follow-ups, of the same names in its address and in the API. */
import { z } from 'zod'
import { isDay } from '../dates.ts'
import { FOLLOW_UP_STATES } from '../enumerations.ts'

/** Whose follow-ups a list has: those that one coaches, or those about oneself. */
export const FOLLOW_UP_SHARES = ['TO_COACH', 'ABOUT_ME'] as const

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
})
export type FollowUpWhereValues = z.infer<typeof followUpWhereSchema>

/** Converts the list's filter, as its address has it, to the API's. Drops what is no filter. */
export function toFollowUpFilter({ search, showDeleted, ...where }: Record<string, unknown>) {
  const known = Object.fromEntries(
    Object.entries(where).filter(([name]) => Object.hasOwn(followUpWhereSchema.shape, name)),
  )
  return {
    ...(search === undefined ? {} : { search }),
    ...(showDeleted === undefined ? {} : { showDeleted }),
    ...(Object.keys(known).length > 0 ? { where: known } : {}),
  }
}
