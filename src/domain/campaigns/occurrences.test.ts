import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isDay } from '../dates.ts'
import { CAMPAIGN_FREQUENCIES } from '../enumerations.ts'
import {
  upcomingOccurrences,
  occurrenceOn,
  occurrencesUntil,
  displayedOccurrence,
  type CampaignSchedule,
} from './occurrences.ts'

const of = (
  frequency: CampaignSchedule['frequency'],
  start_date: string,
  end_date: string | null = null,
): CampaignSchedule => ({ frequency, start_date, end_date })

const daysOf = (campaign: CampaignSchedule, until: string) =>
  occurrencesUntil(campaign, until).map(({ start, end }) => `${start} ${end}`)

describe('the occurrences of a campaign', () => {
  it('[9.11] one time: from start to end, or without an end', () => {
    expect(daysOf(of('oneTime', '2026-01-31', '2026-07-01'), '2030-01-01')).toEqual([
      '2026-01-31 2026-07-01',
    ])
    expect(daysOf(of('oneTime', '2026-01-31'), '2030-01-01')).toEqual(['2026-01-31 null'])
  })

  it('[9.11] monthly from the 31st: on the last day where it is missing, and on the 31st again after it', () => {
    expect(daysOf(of('monthly', '2026-01-31', '2026-05-30'), '2026-12-31')).toEqual([
      '2026-01-31 2026-02-27',
      '2026-02-28 2026-03-30',
      '2026-03-31 2026-04-29',
      '2026-04-30 2026-05-30',
    ])
  })

  it('[9.11] quarterly and annually, a leap day at the start included', () => {
    expect(daysOf(of('quarterly', '2026-11-30'), '2027-05-30')).toEqual([
      '2026-11-30 2027-02-27',
      '2027-02-28 2027-05-29',
      '2027-05-30 2027-08-29',
    ])
    expect(daysOf(of('annually', '2028-02-29'), '2032-02-29')).toEqual([
      '2028-02-29 2029-02-27',
      '2029-02-28 2030-02-27',
      '2030-02-28 2031-02-27',
      '2031-02-28 2032-02-28',
      '2032-02-29 2033-02-27',
    ])
  })

  it('[18.5] the last one is clipped at the end date, and lasts longer than its first day', () => {
    expect(daysOf(of('monthly', '2026-01-15', '2026-02-15'), '2026-12-31')).toEqual([
      '2026-01-15 2026-02-15',
    ])
    expect(occurrenceOn(of('monthly', '2026-01-15', '2026-02-15'), '2026-02-15')?.start).toBe(
      '2026-01-15',
    )
    expect(daysOf(of('monthly', '2026-01-15', '2026-02-16'), '2026-12-31')).toEqual([
      '2026-01-15 2026-02-14',
      '2026-02-15 2026-02-16',
    ])
  })

  it('[18.5] none has begun before the start', () => {
    expect(occurrencesUntil(of('monthly', '2026-01-15'), '2026-01-14')).toEqual([])
    expect(occurrenceOn(of('monthly', '2026-01-15'), '2026-01-14')).toBeNull()
  })

  it('[18.6] of many only the newest are listed', () => {
    const campaign = of('monthly', '2000-01-31')
    const newest = occurrencesUntil(campaign, '2026-03-05', 3)
    expect(newest.map(({ start }) => start)).toEqual(['2025-12-31', '2026-01-31', '2026-02-28'])
  })

  it('[18.13] the review names the next ones, of a campaign without an end only so many', () => {
    const campaign = of('monthly', '2026-01-31')
    expect(upcomingOccurrences(campaign, '2026-01-01', 2).map(({ start }) => start)).toEqual([
      '2026-01-31',
      '2026-02-28',
    ])
    expect(upcomingOccurrences(campaign, '2026-03-15', 1)).toEqual([
      { start: '2026-02-28', end: '2026-03-30' },
    ])
    expect(upcomingOccurrences(of('oneTime', '2026-01-31', '2026-02-01'), '2026-02-02', 9)).toEqual(
      [],
    )
    expect(upcomingOccurrences(of('oneTime', '2026-01-31'), '2029-01-01', 9)).toHaveLength(1)
  })

  it('[18.6] shown first is the current one, else the last, else the first to come', () => {
    const campaign = of('monthly', '2026-01-15', '2026-03-14')
    const displayedStart = (day: string) => displayedOccurrence(campaign, day)?.start
    expect(['2026-01-01', '2026-02-20', '2026-08-01'].map(displayedStart)).toEqual([
      '2026-01-15',
      '2026-02-15',
      '2026-02-15',
    ])
  })
})

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
const campaigns = fc
  .record({
    frequency: fc.constantFrom(...CAMPAIGN_FREQUENCIES),
    start_date: day,
    length: fc.option(fc.integer({ min: 0, max: 2_000 })),
  })
  .map(({ length, ...campaign }) => ({
    ...campaign,
    end_date: length === null ? null : addDays(campaign.start_date, length),
  }))
const later = fc.integer({ min: 0, max: 2_500 })

describe('the occurrences of any campaign', () => {
  it('[18.5] follow each other without a gap and without an overlap, from start to end', () => {
    fc.assert(
      fc.property(campaigns, later, (campaign, days) => {
        const all = occurrencesUntil(campaign, addDays(campaign.start_date, days))
        expect(all[0]?.start).toBe(campaign.start_date)
        for (const [place, { start, end }] of all.entries()) {
          expect(isDay(start)).toBe(true)
          if (end !== null) expect(start <= end).toBe(true)
          const next = all[place + 1]
          if (next) expect(next.start).toBe(addDays(end ?? '', 1))
        }
        const last = all.at(-1)?.end
        if (campaign.end_date !== null) expect((last ?? '9') <= campaign.end_date).toBe(true)
      }),
    )
  })

  it('[18.5] hold every day between start and end, each in exactly one', () => {
    fc.assert(
      fc.property(campaigns, later, (campaign, days) => {
        const day = addDays(campaign.start_date, days)
        const occurrences = occurrencesUntil(campaign, addDays(day, 400)).filter(
          ({ start, end }) => start <= day && (end === null || day <= end),
        )
        const runs = campaign.end_date === null || day <= campaign.end_date
        expect(occurrences).toHaveLength(runs ? 1 : 0)
        expect(occurrenceOn(campaign, day)).toEqual(occurrences[0] ?? null)
        expect(upcomingOccurrences(campaign, day, 1)[0] ?? null).toEqual(occurrences[0] ?? null)
      }),
    )
  })

  it('[18.5] never drift: each begins on the start’s day of the month, or on the last one of a shorter month', () => {
    fc.assert(
      fc.property(campaigns, later, (campaign, days) => {
        const startDay = Number(campaign.start_date.slice(8))
        for (const { start } of occurrencesUntil(campaign, addDays(campaign.start_date, days))) {
          const begins = Number(start.slice(8))
          const isLastOfMonth = addDays(start, 1).endsWith('-01')
          expect(begins === startDay || (begins < startDay && isLastOfMonth)).toBe(true)
        }
      }),
    )
  })
})
