import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addMonths } from '#domain/dates.ts'
import { wholeMonthsAndEdges, type DayRange } from './wholeMonthsAndEdges.ts'

const FIRST = '2023-01-01'
const day = fc.integer({ min: 0, max: 1_100 }).map((days) => addDays(FIRST, days))

const within = ({ start, before }: DayRange, date: string) => start <= date && date < before

/**
 * Returns how often each day from 2022 to 2026 is counted. '-infinity' sorts before and 'infinity' after every date, as
 * text too.
 */
function countedDays(from: string | null, to: string | null): Map<string, number> {
  const { months, edges } = wholeMonthsAndEdges(from, to)
  const counted = new Map<string, number>()
  for (let date = '2022-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
    const ofMonth = Number(within(months, `${date.slice(0, 8)}01`))
    const ofEdges = edges.map((edge) => (within(edge, date) ? edge.sign : 0))
    counted.set(
      date,
      ofEdges.reduce((sum, sign) => sum + sign, ofMonth),
    )
  }
  return counted
}

it('[25.9] counts each day of a range once and no other', () => {
  fc.assert(
    fc.property(fc.option(day), fc.option(day), (one, other) => {
      const crossed = one !== null && other !== null && one > other
      const [from, to] = crossed ? [other, one] : [one, other]
      for (const [date, times] of countedDays(from, to))
        expect([date, times]).toEqual([
          date,
          Number((from === null || date >= from) && (to === null || date <= to)),
        ])
    }),
    { numRuns: 60 },
  )
})

it('[25.9] reads at most half a month of single days at each end', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 2, max: 30 }), (from, months) => {
      for (const { start, before } of wholeMonthsAndEdges(from, addMonths(from, months)).edges)
        expect(before < start || addDays(start, 15) >= before).toBe(true)
    }),
  )
})
