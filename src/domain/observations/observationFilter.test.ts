import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../messages.ts'
import { PRINCIPLE_FILTERS, filterDayErrors, filterDayLimits } from './observationFilter.ts'

const TODAY = '2026-03-10'

it('[9.14] principles filter: overall, inside base, big engines, dip n drive, turn not twist', () => {
  expect(PRINCIPLE_FILTERS.toSorted()).toEqual([
    'BIG_ENGINES',
    'DIP_N_DRIVE',
    'INSIDE_BASE',
    'OVERALL',
    'TURN_NOT_TWIST',
  ])
})

describe('the days of the filter', () => {
  it.each([
    [
      '5.36',
      'date from has today as its maximum',
      {},
      { dateFrom: { max: TODAY }, dateTo: { min: null, max: TODAY } },
    ],
    [
      '5.36',
      'or date to',
      { dateTo: '2026-03-05' },
      { dateFrom: { max: '2026-03-05' }, dateTo: { min: null, max: TODAY } },
    ],
    [
      '5.37',
      'date to has date from as its minimum',
      { dateFrom: '2026-03-01', dateTo: '' },
      { dateFrom: { max: TODAY }, dateTo: { min: '2026-03-01', max: TODAY } },
    ],
    [
      '5.38',
      'neither is after today',
      { dateFrom: null, dateTo: '2027-01-01' },
      { dateFrom: { max: TODAY }, dateTo: { min: null, max: TODAY } },
    ],
  ])('[%s] %s', (_item, _sentence, days, expected) => {
    expect(filterDayLimits(days, TODAY)).toEqual(expected)
  })

  it.each([
    [{}, {}],
    [{ dateFrom: TODAY, dateTo: TODAY }, {}],
    [{ dateFrom: '2026-03-11' }, { dateFrom: MESSAGES.dateFromAfterToday }],
    [{ dateTo: '2026-03-11' }, { dateTo: MESSAGES.dateToAfterToday }],
    [{ dateFrom: '2026-03-02', dateTo: '2026-03-01' }, { dateTo: MESSAGES.dateToBeforeDateFrom }],
    [
      { dateFrom: '2026-03-11', dateTo: '2026-03-01' },
      { dateFrom: MESSAGES.dateFromAfterToday, dateTo: MESSAGES.dateToBeforeDateFrom },
    ],
  ])('[5.36] [5.37] [5.38] %o typed all the same is told: %o', (days, errors) => {
    expect(filterDayErrors(days, TODAY)).toEqual(errors)
  })
})
