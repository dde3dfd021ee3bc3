import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  localDayOf,
  isDay,
  isTimeZone,
  rangeOfLastMonths,
  wallClock,
} from './dates.ts'
import { dayRangeToInstants, startOfDay } from './localTime.ts'

const ZONES = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Etc/GMT+12',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Sao_Paulo',
  'America/Havana',
]
const zone = fc.constantFrom(...ZONES)
const instant = fc.date({
  min: new Date('2015-01-01'),
  max: new Date('2035-01-01'),
  noInvalidDate: true,
})

describe('days in a time zone', () => {
  it('[3.42] an instant lies within its own day: from its start to the start of the next', () => {
    fc.assert(
      fc.property(instant, zone, (moment, timeZone) => {
        const day = localDayOf(moment, timeZone)
        const { from, before } = dayRangeToInstants({ from: day, to: day }, timeZone)
        expect(from?.getTime()).toBeLessThanOrEqual(moment.getTime())
        expect(before?.getTime()).toBeGreaterThan(moment.getTime())
      }),
    )
  })

  it('[9.28] a day starts with the first of its instants', () => {
    fc.assert(
      fc.property(instant, zone, (moment, timeZone) => {
        const day = localDayOf(moment, timeZone)
        const start = startOfDay(day, timeZone)
        expect(localDayOf(start, timeZone)).toBe(day)
        expect(localDayOf(new Date(start.getTime() - 1), timeZone)).toBe(addDays(day, -1))
      }),
    )
  })

  it.each([
    ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z', 23],
    ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', 25],
    ['2026-06-01', 'Asia/Kolkata', '2026-05-31T18:30:00.000Z', 24],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z', 24],
    // Midnight is skipped: the day begins at 01:00.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', 23],
  ])('[9.28] %s in %s starts at %s and has %i hours', (day, timeZone, start, hours) => {
    const { from, before } = dayRangeToInstants({ from: day, to: day }, timeZone)
    expect(from?.toISOString()).toBe(start)
    expect((Number(before) - Number(from)) / 3_600_000).toBe(hours)
  })

  it('[9.28] an open range has no instant at its open side', () => {
    expect(dayRangeToInstants({ from: null }, 'UTC')).toEqual({ from: null, before: null })
    expect(dayRangeToInstants({ to: '2026-02-28' }, 'UTC').before?.toISOString()).toBe(
      '2026-03-01T00:00:00.000Z',
    )
  })

  it('[16.2] IANA names are time zones; offsets, nonsense and sentences are not', () => {
    expect(ZONES.filter(isTimeZone)).toEqual(ZONES)
    expect(
      ['', '+01:00', 'Europe/Nowhere', "UTC'; drop table", 'Z', 'x'.repeat(80)].filter(isTimeZone),
    ).toEqual([])
  })

  it('[12.8] a day is a real one, written as YYYY-MM-DD', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
    expect(
      ['2026-02-29', '2026-2-1', '2026-13-01', '2026-01-01T00:00', '', 'today'].some(isDay),
    ).toBe(false)
    expect(['0000-01-01', '0001-01-01', '9999-12-31'].some(isDay)).toBe(false)
  })
})

describe('reckoning with days', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-05-10', -12, '2025-05-10'],
    ['2026-10-31', 6, '2027-04-30'],
  ])(
    '[9.11] %s and %i months give %s, the last day where it is missing',
    (day, months, expected) => {
      expect(addMonths(day, months)).toBe(expected)
    },
  )

  it('[4.42] [4.43] the summary covers the calendar months that end today', () => {
    expect(rangeOfLastMonths(12, '2026-03-10')).toEqual({
      dateFrom: '2025-03-11',
      dateTo: '2026-03-10',
    })
    expect(rangeOfLastMonths(1, '2026-03-31')).toEqual({
      dateFrom: '2026-03-01',
      dateTo: '2026-03-31',
    })
  })
})

it.each([
  ['2026-01-01T23:30:00Z', 'Europe/Amsterdam', [2026, 1, 2, 0, 30]],
  ['2026-07-01T22:30:00Z', 'Europe/Amsterdam', [2026, 7, 2, 0, 30]],
  ['2026-07-02T00:00:00Z', 'UTC', [2026, 7, 2, 0, 0]],
  ['2026-07-02T03:00:00Z', 'America/New_York', [2026, 7, 1, 23, 0]],
])('[9.28] at %s the clock of %s shows %j', (instant, zone, expected) => {
  expect(Object.values(wallClock(new Date(instant), zone))).toEqual(expected)
})
