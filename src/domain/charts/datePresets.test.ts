import { expect, it } from 'vitest'
import { datePresetRange, filterDays, isDatePreset } from './datePresets.ts'

it.each([
  ['THIS_MONTH', '2026-11-01', '2026-11-26'],
  ['LAST_MONTH', '2026-10-01', '2026-10-31'],
  ['THIS_QUARTER', '2026-10-01', '2026-11-26'],
  ['LAST_QUARTER', '2026-07-01', '2026-09-30'],
  ['THIS_YEAR', '2026-01-01', '2026-11-26'],
  ['LAST_YEAR', '2025-01-01', '2025-12-31'],
  ['MONTHS_1', '2026-10-27', '2026-11-26'],
  ['MONTHS_12', '2025-11-27', '2026-11-26'],
] as const)('[23.30] %s is %s to %s', (preset, dateFrom, dateTo) => {
  expect(datePresetRange(preset, '2026-11-26')).toEqual({ dateFrom, dateTo })
  expect(filterDays({ dates: preset }, '2026-11-26')).toEqual({ dateFrom, dateTo })
})

it('[23.30] in January the last ones are of the year before', () => {
  expect(datePresetRange('LAST_MONTH', '2026-01-31')).toEqual({
    dateFrom: '2025-12-01',
    dateTo: '2025-12-31',
  })
  expect(datePresetRange('LAST_QUARTER', '2026-01-31')).toEqual({
    dateFrom: '2025-10-01',
    dateTo: '2025-12-31',
  })
})

it('[23.32] a range with a name is another one on another day; days stay as they are', () => {
  const named = { dates: 'LAST_MONTH' } as const
  expect(filterDays(named, '2026-11-30')).toEqual({ dateFrom: '2026-10-01', dateTo: '2026-10-31' })
  expect(filterDays(named, '2026-12-01')).toEqual({ dateFrom: '2026-11-01', dateTo: '2026-11-30' })
  const days = { dateFrom: '2026-10-01', dateTo: '2026-10-31' }
  expect(filterDays(days, '2026-12-01')).toEqual(days)
  expect(filterDays({ dateTo: '' }, '2026-12-01')).toEqual({ dateFrom: null, dateTo: null })
  expect(['LAST_MONTH', 'MONTHS_3', 'MONTHS_2', 12, null].map(isDatePreset)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
