/** The rounds of a campaign (spec 9; decided: counted from the start date, on its day of the month or the last one). */
import { addDays, addMonths } from '../dates.ts'
import type { CampaignFrequency } from '../enumerations.ts'
import { monthsBetween } from './monthsBetween.ts'

export interface Schedule {
  start_date: string
  /** The last day, itself in; null: no end. */
  end_date: string | null
  frequency: CampaignFrequency
}

/** Both days are in; `end` null: it has no end. */
export interface Occurrence {
  start: string
  end: string | null
}

/** Those that begin on `until` or before, oldest first; with `most` only the newest of them. */
export const occurrencesOf = (campaign: Schedule, until: string, most = 10_000): Occurrence[] => {
  const last = indexOn(campaign, earlier(until, campaign.end_date))
  return series(campaign, Math.max(0, last - most + 1), last)
}

/** null: it does not run on that day. */
export const occurrenceOn = (campaign: Schedule, day: string): Occurrence | null => {
  if (day < campaign.start_date || (campaign.end_date !== null && day > campaign.end_date))
    return null
  return occurrenceAt(campaign, indexOn(campaign, day))
}

/** The one that runs on `day` and those after it, at most so many. */
export const nextOccurrences = (campaign: Schedule, day: string, most: number): Occurrence[] => {
  const first = Math.max(0, indexOn(campaign, day))
  return series(campaign, first, first + most - 1).filter(({ end }) => end === null || end >= day)
}

/** The one that a screen shows first: the current one, else the last, else the first to come. */
export const shownOccurrence = (campaign: Schedule, day: string): Occurrence | null =>
  occurrenceOn(campaign, day) ?? occurrencesOf(campaign, day).at(-1) ?? occurrenceAt(campaign, 0)

const MONTHS: Record<Exclude<CampaignFrequency, 'oneTime'>, number> = {
  monthly: 1,
  quarterly: 3,
  annually: 12,
}

/** null: the campaign is over before. Always counted from the start date, so that a short month shifts nothing. */
const occurrenceAt = ({ start_date, end_date, frequency }: Schedule, index: number) => {
  if (frequency === 'oneTime') return index === 0 ? { start: start_date, end: end_date } : null
  const start = addMonths(start_date, index * MONTHS[frequency])
  if (end_date !== null && start > end_date) return null
  const next = addMonths(start_date, (index + 1) * MONTHS[frequency])
  return { start, end: earlier(addDays(next, -1), end_date) }
}

/** Of the newest that begins on `day` or before; -1: none does. */
const indexOn = ({ start_date, frequency }: Schedule, day: string): number => {
  if (day < start_date) return -1
  if (frequency === 'oneTime') return 0
  const step = MONTHS[frequency]
  const index = Math.floor(monthsBetween(start_date, day) / step)
  return addMonths(start_date, index * step) <= day ? index : index - 1
}

const series = (campaign: Schedule, first: number, last: number): Occurrence[] => {
  const found: Occurrence[] = []
  for (let index = first; index <= last; index++) {
    const occurrence = occurrenceAt(campaign, index)
    if (!occurrence) break
    found.push(occurrence)
  }
  return found
}

const earlier = (day: string, end: string | null): string => (end !== null && end < day ? end : day)
