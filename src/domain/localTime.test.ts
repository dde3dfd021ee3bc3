import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDayOf, wallClock } from './dates.ts'
import { daysDueIn, instantOfLocalHour, latestDueDay } from './localTime.ts'

/** Zones with unusual offsets, clock changes at midnight or by 30 minutes or two hours, and a skipped day. */
const ZONES = [
  'UTC',
  'Europe/Amsterdam',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
]
const HOUR = 3_600_000

const zone = fc.constantFrom(...ZONES)
const hour = fc.integer({ min: 0, max: 23 })
const start = fc.oneof(
  fc.date({ min: new Date('2006-01-01'), max: new Date('2034-01-01'), noInvalidDate: true }),
  // Around days on which clocks change, leap days, and the day that Samoa skipped.
  fc
    .constantFrom(
      '2011-12-28',
      '2028-02-27',
      '2026-03-28',
      '2026-10-24',
      '2010-11-06',
      '2018-11-03',
    )
    .map((day) => new Date(`${day}T00:00:00Z`)),
)
/** Intervals between readings of the clock, from seconds to weeks. */
const steps = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 60_000 }),
    fc.integer({ min: 1, max: 30 * HOUR }),
    fc.integer({ min: 24 * HOUR, max: 300 * HOUR }),
  ),
  { minLength: 1, maxLength: 12 },
)

function checkTimes(first: Date, gaps: number[]): Date[] {
  const times = [first]
  for (const gap of gaps) times.push(new Date(Number(times.at(-1)) + gap))
  return times
}

const windowsBetween = (times: Date[]) =>
  times.slice(1).map((until, index) => ({ after: times[index] ?? until, until }))

function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

describe('days that had their hour', () => {
  it('[29.13] every day comes once, whenever the clock is looked at', () => {
    fc.assert(
      fc.property(start, steps, zone, hour, (first, gaps, timeZone, at) => {
        const times = checkTimes(first, gaps)
        const days = windowsBetween(times).flatMap((window) => daysDueIn(window, at, timeZone))
        const last = times.at(-1) ?? first
        expect(days).toEqual([...new Set(days)].toSorted())
        const whole = daysBetween(
          addDays(localDayOf(first, timeZone), 2),
          addDays(localDayOf(last, timeZone), -2),
        )
        expect(days).toEqual(expect.arrayContaining(whole))
        expect(days.length).toBeLessThanOrEqual(whole.length + 4)
      }),
    )
  })

  it('[29.13] looking more often finds nothing else', () => {
    fc.assert(
      fc.property(start, steps, zone, hour, (first, gaps, timeZone, at) => {
        const times = checkTimes(first, gaps)
        const once = daysDueIn({ after: first, until: times.at(-1) ?? first }, at, timeZone)
        const dueDays = windowsBetween(times).flatMap((window) => daysDueIn(window, at, timeZone))
        expect(dueDays).toEqual(once)
      }),
    )
  })

  it('[29.13] the hour is the clock’s: right before it the clock shows an earlier one', () => {
    fc.assert(
      fc.property(start, zone, fc.integer({ min: 4, max: 22 }), (moment, timeZone, at) => {
        const day = localDayOf(moment, timeZone)
        const due = instantOfLocalHour(day, at, timeZone)
        expect([localDayOf(due, timeZone), wallClock(due, timeZone).hour]).toEqual([day, at])
        const before = new Date(due.getTime() - 1)
        expect([localDayOf(before, timeZone), wallClock(before, timeZone).hour]).toEqual([
          day,
          at - 1,
        ])
      }),
    )
  })

  it.each([
    // Clocks go forward in the night before the first day, and back in the night before the second.
    ['2026-03-29', 6, 'Europe/Amsterdam', '2026-03-29T04:00:00.000Z'],
    ['2026-10-25', 6, 'Europe/Amsterdam', '2026-10-25T05:00:00.000Z'],
    // 02:00 is skipped: 03:00 is the first hour after it. In autumn 02:00 comes twice: the first one counts.
    ['2026-03-29', 2, 'Europe/Amsterdam', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 2, 'Europe/Amsterdam', '2026-10-25T00:00:00.000Z'],
    ['2026-06-01', 6, 'Asia/Kathmandu', '2026-06-01T00:15:00.000Z'],
    ['2026-06-01', 6, 'Pacific/Chatham', '2026-05-31T17:15:00.000Z'],
    // The day that Samoa skipped coincides with the start of the next.
    ['2011-12-30', 6, 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 6, 'Pacific/Apia', '2011-12-30T16:00:00.000Z'],
  ])('[29.13] %s %i:00 in %s is %s', (day, at, timeZone, expected) => {
    expect(instantOfLocalHour(day, at, timeZone).toISOString()).toBe(expected)
  })

  it('[29.13] the end of a stretch is in, its start is not', () => {
    const due = instantOfLocalHour('2026-02-28', 6, 'UTC')
    const before = new Date(due.getTime() - 1)
    expect(daysDueIn({ after: before, until: due }, 6, 'UTC')).toEqual(['2026-02-28'])
    expect(daysDueIn({ after: due, until: new Date(due.getTime() + HOUR) }, 6, 'UTC')).toEqual([])
    expect(daysDueIn({ after: due, until: due }, 6, 'UTC')).toEqual([])
  })

  it('[29.13] clocks that are put back over midnight make no day come late or twice', () => {
    // At 00:01 on 7 November 2010 the clock went back to 23:01 on the 6th.
    const gaps = Array.from({ length: 30 }, () => 20 * 60_000)
    const times = checkTimes(new Date('2010-11-07T00:15:00Z'), gaps)
    const days = windowsBetween(times).flatMap((one) => daysDueIn(one, 0, 'America/St_Johns'))
    expect(days).toEqual(['2010-11-07'])
  })
})

describe('the newest day that had its hour', () => {
  it('[29.11] is the last of all those that are wanted', () => {
    fc.assert(
      fc.property(
        start,
        steps,
        zone,
        hour,
        fc.constantFrom(0, 1, 2),
        (first, gaps, tz, at, odd) => {
          const isWanted = (day: string) => odd === 0 || Number(day.slice(-2)) % 7 === odd
          const window = { after: first, until: checkTimes(first, gaps).at(-1) ?? first }
          const newest = latestDueDay(window, at, tz, isWanted)
          const all = daysDueIn(window, at, tz).filter(isWanted)
          expect(newest?.day).toBe(all.at(-1))
          if (newest) expect(newest.dueAt).toEqual(instantOfLocalHour(newest.day, at, tz))
        },
      ),
    )
  })
})
