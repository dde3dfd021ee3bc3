import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { message } from '../messages.ts'
import { filterDayErrors, filterDayLimits, sanitizeObservationFilter } from './observationFilter.ts'
import { observationListInputSchema } from './observationListInput.ts'

const TODAY = '2026-03-10'

describe('the days of the filter', () => {
  it.each([
    ['5.36', {}, { from: TODAY, to: [null, TODAY] }],
    ['5.36', { dateTo: '2026-03-05' }, { from: '2026-03-05', to: [null, TODAY] }],
    ['5.37', { dateFrom: '2026-03-01', dateTo: '' }, { from: TODAY, to: ['2026-03-01', TODAY] }],
    ['5.37', { dateFrom: null, dateTo: '2027-01-01' }, { from: TODAY, to: [null, TODAY] }],
  ])('[%s] with %o date from is at most, and date to within: %o', (_rule, days, limits) => {
    const { dateFrom, dateTo } = filterDayLimits(days, TODAY)
    expect({ from: dateFrom.max, to: [dateTo.min, dateTo.max] }).toEqual(limits)
  })

  it.each([
    [{}, {}],
    [{ dateFrom: TODAY, dateTo: TODAY }, {}],
    [{ dateFrom: '2026-03-11' }, { dateFrom: message('dateFromAfterToday') }],
    [{ dateTo: '2026-03-11' }, { dateTo: message('dateToAfterToday') }],
    [{ dateFrom: '2026-03-02', dateTo: '2026-03-01' }, { dateTo: message('dateToBeforeDateFrom') }],
    [
      { dateFrom: '2026-03-11', dateTo: '2026-03-01' },
      { dateFrom: message('dateFromAfterToday'), dateTo: message('dateToBeforeDateFrom') },
    ],
  ])('[5.36] [5.37] %o typed nevertheless is an error: %o', (days, errors) => {
    expect(filterDayErrors(days, TODAY)).toEqual(errors)
  })
})

const REAL = {
  search: 'dock',
  dateFrom: '2026-01-01',
  dateTo: '2026-01-31',
  locations: ['l1', 'l2'],
  departments: ['d'],
  tasks: ['t'],
  observers: ['o'],
  observees: ['e'],
  campaignIds: ['c'],
  type: ['MANUAL_TASK', 'AI'],
  principles: ['OVERALL', 'INSIDE_BASE'],
  showResult: 'incorrect',
  aiResultCorrect: 'false',
  internallyReviewed: 'true',
  aiReviewStatus: ['FALSE_POSITIVE'],
  aiErrorCause: ['OTHER'],
  aiPrincipleReview: ['INSIDE_BASE_FALSE_POSITIVE'],
  appBuilds: ['4.2.0', 'unknown'],
  modelHash: ['unknown'],
  thresholdsVersion: ['1', 'unknown'],
  captureQuality: ['GOOD', 'UNKNOWN'],
  judgedBy: ['OTHER_PROGRAM'],
  showDeleted: true,
}

/** Filter as the API has it: Booleans, and one of them under another name. */
const toQuestion = ({ aiResultCorrect, internallyReviewed, ...same }: Record<string, unknown>) => ({
  ...same,
  isAiResultCorrect: aiResultCorrect === 'true',
  internallyReviewed: internallyReviewed === 'true',
})

describe('a filter written by hand', () => {
  it('[2.67] stays as it is when it can be', () => {
    expect(sanitizeObservationFilter(REAL)).toEqual(REAL)
  })

  it('[2.68] [9.13] [9.14] loses what does not exist and keeps the rest', () => {
    expect(
      sanitizeObservationFilter({
        type: ['AI', 'NONSENSE'],
        principles: 'OVERALL',
        dateFrom: '2026-02-30',
        dateTo: '2026-02-28',
        showResult: 'perfect',
        aiResultCorrect: 'maybe',
        aiReviewStatus: ['x'],
        locations: ['', 'l1', 'l1', { id: 'l2' }, 'x'.repeat(65)],
        showDeleted: 'no',
        somethingElse: 1,
        constructor: 'x',
      }),
    ).toEqual({
      type: ['AI'],
      principles: ['OVERALL'],
      dateTo: '2026-02-28',
      locations: ['l1'],
    })
  })

  it('[5.37] loses a date to that is before date from', () => {
    expect(sanitizeObservationFilter({ dateFrom: '2026-02-02', dateTo: '2026-02-01' })).toEqual({
      dateFrom: '2026-02-02',
    })
  })

  it('[23.32] loses days beside the name of a range', () => {
    const days = { dateFrom: '2026-02-01', dateTo: '2026-02-28' }
    expect(sanitizeObservationFilter({ dates: 'LAST_MONTH', ...days })).toEqual({
      dates: 'LAST_MONTH',
    })
    expect(sanitizeObservationFilter({ dates: 'LAST_DECADE', ...days })).toEqual(days)
  })

  it('[21.23] is one that the server takes, whatever was written, and reading it again changes nothing', () => {
    const written = fc.dictionary(
      fc.constantFrom(...Object.keys(REAL)),
      fc.oneof(
        fc.anything(),
        fc.string({ maxLength: 300 }),
        fc.array(fc.string(), { maxLength: 120 }),
        fc.constantFrom(...Object.values(REAL), 'LAST_MONTH'),
      ),
    )
    fc.assert(
      fc.property(written, (filter) => {
        const possible = sanitizeObservationFilter(filter)
        expect(observationListInputSchema.safeParse(toQuestion(possible)).success).toBe(true)
        expect(sanitizeObservationFilter(possible)).toEqual(possible)
      }),
    )
  })
})
