/**
 * Occurrences of a campaign, counted from its start date: on the same day of the month, or on the month's last day.
 */
import { addDays, addMonths } from '../dates.ts'
import type { CampaignFrequency } from '../enumerations.ts'

export interface CampaignSchedule {
  start_date: string
  /** The last day, inclusive; null: no end. */
  end_date: string | null
  frequency: CampaignFrequency
}

/** Both days inclusive; `end` null: no end. */
export interface Occurrence {
  start: string
  end: string | null
}

/** Returns the occurrences that begin on `until` or before, oldest first; with `most` only the newest of them. */
export const occurrencesUntil = (
  campaign: CampaignSchedule,
  until: string,
  limit = 10_000,
): Occurrence[] => {
  const last = indexOnDay(campaign, earlierDay(until, campaign.end_date))
  return occurrencesBetween(campaign, Math.max(0, last - limit + 1), last)
}

/** Returns null when the campaign does not run on that day. */
export const occurrenceOn = (campaign: CampaignSchedule, day: string): Occurrence | null => {
  if (day < campaign.start_date || (campaign.end_date !== null && day > campaign.end_date))
    return null
  return occurrenceAt(campaign, indexOnDay(campaign, day))
}

/** Returns the occurrence that runs on `day` and those after it, limited in number. */
export const upcomingOccurrences = (
  campaign: CampaignSchedule,
  day: string,
  limit: number,
): Occurrence[] => {
  const first = Math.max(0, indexOnDay(campaign, day))
  return occurrencesBetween(campaign, first, first + limit - 1).filter(
    ({ end }) => end === null || end >= day,
  )
}

/** Returns the occurrence that a screen shows first: the current one, else the last, else the next. */
export const displayedOccurrence = (campaign: CampaignSchedule, day: string): Occurrence | null =>
  occurrenceOn(campaign, day) ?? occurrencesUntil(campaign, day).at(-1) ?? occurrenceAt(campaign, 0)

const MONTHS_PER_OCCURRENCE: Record<Exclude<CampaignFrequency, 'oneTime'>, number> = {
  monthly: 1,
  quarterly: 3,
  annually: 12,
}

/**
 * Returns null when the campaign ends before. A campaign that ends on the day on which another occurrence would begin
 * has one occurrence less, and its last one ends on that day. Counts from the start date, so that short months shift
 * nothing.
 */
const occurrenceAt = ({ start_date, end_date, frequency }: CampaignSchedule, index: number) => {
  if (frequency === 'oneTime') return index === 0 ? { start: start_date, end: end_date } : null
  const start = addMonths(start_date, index * MONTHS_PER_OCCURRENCE[frequency])
  if (end_date !== null && start > end_date) return null
  if (index > 0 && start === end_date) return null
  const next = addMonths(start_date, (index + 1) * MONTHS_PER_OCCURRENCE[frequency])
  return { start, end: next === end_date ? next : earlierDay(addDays(next, -1), end_date) }
}

/** Index of the newest occurrence that begins on `day` or before; -1: none. */
const indexOnDay = ({ start_date, end_date, frequency }: CampaignSchedule, day: string): number => {
  if (day < start_date) return -1
  if (frequency === 'oneTime') return 0
  const step = MONTHS_PER_OCCURRENCE[frequency]
  const index = Math.floor(monthsBetween(start_date, day) / step)
  const start = addMonths(start_date, index * step)
  return start > day || (index > 0 && start === end_date) ? index - 1 : index
}

const occurrencesBetween = (
  campaign: CampaignSchedule,
  first: number,
  last: number,
): Occurrence[] => {
  const occurrences: Occurrence[] = []
  for (let index = first; index <= last; index++) {
    const occurrence = occurrenceAt(campaign, index)
    if (!occurrence) break
    occurrences.push(occurrence)
  }
  return occurrences
}

const earlierDay = (day: string, end: string | null): string =>
  end !== null && end < day ? end : day

/** Returns the months between the months of two days, regardless of the days of the month. */
export const monthsBetween = (from: string, to: string): number => monthIndex(to) - monthIndex(from)

const monthIndex = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
