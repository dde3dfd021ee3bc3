import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { timeBuckets } from './timeBuckets.ts'
import type { DayFigures, VerdictCounts } from './timeBuckets.ts'

const TODAY = '2026-11-21'

const none = { total: 0, correct: 0, incorrect: 0 }

const sumOf = (figures: readonly VerdictCounts[]) =>
  figures.reduce(
    (sum, { total, correct, incorrect }) => ({
      total: sum.total + total,
      correct: sum.correct + correct,
      incorrect: sum.incorrect + incorrect,
    }),
    none,
  )

describe('the steps of the line over time', () => {
  it('[23.11] are days in a month, with the days without observations', () => {
    const days = { dateFrom: '2026-11-18', dateTo: '2026-11-20' }
    const seen = { date: '2026-11-19', total: 3, correct: 2, incorrect: 1 }
    expect(timeBuckets([seen], days, TODAY)).toEqual({
      step: 'day',
      isCut: false,
      buckets: [
        { dateFrom: '2026-11-18', dateTo: '2026-11-18', ...none },
        { dateFrom: '2026-11-19', dateTo: '2026-11-19', total: 3, correct: 2, incorrect: 1 },
        { dateFrom: '2026-11-20', dateTo: '2026-11-20', ...none },
      ],
    })
    const month = { dateFrom: '2026-10-21', dateTo: TODAY }
    expect(timeBuckets([], month, TODAY).buckets).toHaveLength(32)
  })

  it('[23.11] are weeks from Monday in half a year, the outer ones cut by the range', () => {
    const { step, buckets } = timeBuckets([], { dateFrom: '2026-05-21', dateTo: TODAY }, TODAY)
    expect(step).toBe('week')
    expect(buckets[0]).toMatchObject({ dateFrom: '2026-05-21', dateTo: '2026-05-24' })
    expect(buckets[1]).toMatchObject({ dateFrom: '2026-05-25', dateTo: '2026-05-31' })
    expect(buckets.at(-1)).toMatchObject({ dateFrom: '2026-11-16', dateTo: TODAY })
  })

  it('[23.11] are months in a year', () => {
    const { step, buckets, isCut } = timeBuckets(
      [],
      { dateFrom: '2025-11-21', dateTo: TODAY },
      TODAY,
    )
    expect(step).toBe('month')
    expect(isCut).toBe(true)
    const whole = { dateFrom: '2026-01-01', dateTo: '2026-10-31' }
    expect(timeBuckets([], whole, TODAY).isCut).toBe(false)
    expect(buckets).toHaveLength(13)
    expect(buckets[0]).toMatchObject({ dateFrom: '2025-11-21', dateTo: '2025-11-30' })
    expect(buckets[1]).toMatchObject({ dateFrom: '2025-12-01', dateTo: '2025-12-31' })
  })

  it('[23.11] of an open range begin with the first observation and end today', () => {
    const seen = { date: '2026-11-19', total: 1, correct: 1, incorrect: 0 }
    const { buckets } = timeBuckets([seen], { dateFrom: null, dateTo: null }, TODAY)
    expect(buckets.map(({ dateFrom }) => dateFrom)).toEqual(['2026-11-19', '2026-11-20', TODAY])
  })

  it('[23.11] of any range stand side by side, cover it, and hold exactly the observations of their days', () => {
    const figures = fc.record({ day: fc.nat(500), correct: fc.nat(9), incorrect: fc.nat(9) })
    const many = fc.uniqueArray(figures, { selector: ({ day }) => day, maxLength: 60 })
    fc.assert(
      fc.property(many, fc.nat(500), (seen, length) => {
        const dateFrom = '2025-03-05'
        const dateTo = addDays(dateFrom, length)
        const points: DayFigures[] = seen
          .filter(({ day }) => day <= length)
          .sort((a, b) => a.day - b.day)
          .map(({ day, correct, incorrect }) => ({
            date: addDays(dateFrom, day),
            total: correct + incorrect + 1,
            correct,
            incorrect,
          }))
        const { buckets } = timeBuckets(points, { dateFrom, dateTo }, '2027-01-01')
        expect(buckets[0]?.dateFrom).toBe(dateFrom)
        expect(buckets.at(-1)?.dateTo).toBe(dateTo)
        for (const [at, bucket] of buckets.entries()) {
          const next = buckets[at + 1]
          if (next) expect(addDays(bucket.dateTo, 1)).toBe(next.dateFrom)
          const inside = points.filter(
            ({ date }) => bucket.dateFrom <= date && date <= bucket.dateTo,
          )
          expect(bucket).toMatchObject(sumOf(inside))
        }
      }),
    )
  })
})
