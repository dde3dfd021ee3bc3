import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AI_ERROR_CAUSES, AI_REVIEW_STATUSES, REVIEW_TYPES } from '../enumerations.ts'
import {
  DEFAULT_FILTER,
  FILTER_KEYS,
  PRINCIPLE_FILTERS,
  filterDayLimits,
  filterFromQuery,
  queryOfFilter,
} from './observationFilter.ts'
import { observationListInputSchema } from './observationListInput.ts'
import type { ObservationFilter } from './observationFilter.ts'

const ids = fc.uniqueArray(fc.uuid(), { maxLength: 3 })
const day = fc.option(
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
)
const flag = fc.option(fc.boolean())
const filter = fc.record<ObservationFilter>({
  search: fc.string({ maxLength: 200 }),
  dateFrom: day,
  dateTo: day,
  locations: ids,
  departments: ids,
  tasks: ids,
  observers: ids,
  observees: ids,
  type: fc.subarray([...REVIEW_TYPES]),
  principles: fc.subarray([...PRINCIPLE_FILTERS]),
  showResult: fc.option(fc.constantFrom('correct' as const, 'incorrect' as const)),
  aiResultCorrect: flag,
  internallyReviewed: flag,
  aiReviewStatus: fc.subarray([...AI_REVIEW_STATUSES]),
  aiErrorCause: fc.subarray([...AI_ERROR_CAUSES]),
})

describe('the observation filter in the address', () => {
  it('[2.64] [2.65] [2.66] has exactly the names of the spec', () => {
    expect(FILTER_KEYS.toSorted()).toEqual(
      [
        'tasks',
        'locations',
        'departments',
        'observers',
        'observees',
        'type',
        'dateFrom',
        'dateTo',
        'showResult',
        'principles',
        'search',
        'aiResultCorrect',
        'internallyReviewed',
        'aiReviewStatus',
        'aiErrorCause',
      ].toSorted(),
    )
  })

  it('[2.67] a copied address gives the same filter', () => {
    fc.assert(
      fc.property(filter, (given) => {
        expect(filterFromQuery(queryOfFilter(given))).toEqual(given)
      }),
    )
  })

  it('[2.64] lists are comma lists', () => {
    expect(
      queryOfFilter({ ...DEFAULT_FILTER, tasks: ['1', '2'], type: ['AI', 'MANUAL_TASK'] }),
    ).toEqual({
      tasks: '1,2',
      type: 'AI,MANUAL_TASK',
    })
  })

  it("[2.68] defaults are 'all' or empty, and take no place in the address", () => {
    expect(queryOfFilter(DEFAULT_FILTER)).toEqual({})
    const all = Object.fromEntries(
      FILTER_KEYS.filter((key) => key !== 'search').map((key) => [key, 'all']),
    )
    expect(filterFromQuery(all)).toEqual(DEFAULT_FILTER)
    expect(filterFromQuery({})).toEqual(DEFAULT_FILTER)
  })

  it('[9.13] [9.14] values that do not exist are dropped, the others kept', () => {
    expect(
      filterFromQuery({
        type: 'AI,NONSENSE',
        principles: 'OVERALL,x',
        dateFrom: '2026-02-30',
        showResult: 'perfect',
        aiResultCorrect: 'maybe',
      }),
    ).toEqual({ ...DEFAULT_FILTER, type: ['AI'], principles: ['OVERALL'] })
  })

  it('any query gives a filter that the server takes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FILTER_KEYS), fc.string()), (query) => {
        const { dateTo: _, ...read } = filterFromQuery(query)
        expect(observationListInputSchema.safeParse(read).success).toBe(true)
      }),
    )
  })
})

describe('the days of the filter', () => {
  it.each([
    [
      '5.36',
      'date from has today as its maximum',
      null,
      null,
      { dateFrom: { max: '2026-03-10' }, dateTo: { min: null, max: '2026-03-10' } },
    ],
    [
      '5.36',
      'or date to',
      null,
      '2026-03-05',
      { dateFrom: { max: '2026-03-05' }, dateTo: { min: null, max: '2026-03-10' } },
    ],
    [
      '5.37',
      'date to has date from as its minimum',
      '2026-03-01',
      null,
      { dateFrom: { max: '2026-03-10' }, dateTo: { min: '2026-03-01', max: '2026-03-10' } },
    ],
    [
      '5.38',
      'neither is after today',
      null,
      '2027-01-01',
      { dateFrom: { max: '2026-03-10' }, dateTo: { min: null, max: '2026-03-10' } },
    ],
  ])('[%s] %s', (_item, _sentence, dateFrom, dateTo, expected) => {
    expect(filterDayLimits({ dateFrom, dateTo }, '2026-03-10')).toEqual(expected)
  })
})
