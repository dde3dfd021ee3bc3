import { expect, it } from 'vitest'
import { DATE_PRESETS, datePresetOf, datePresetRange } from './datePresets.ts'

it.each([
  ['THIS_MONTH', '2026-11-01', '2026-11-26'],
  ['LAST_MONTH', '2026-10-01', '2026-10-31'],
  ['THIS_QUARTER', '2026-10-01', '2026-11-26'],
  ['LAST_QUARTER', '2026-07-01', '2026-09-30'],
  ['THIS_YEAR', '2026-01-01', '2026-11-26'],
  ['LAST_YEAR', '2025-01-01', '2025-12-31'],
] as const)('[23.30] %s is %s to %s', (preset, dateFrom, dateTo) => {
  expect(datePresetRange(preset, '2026-11-26')).toEqual({ dateFrom, dateTo })
  expect(datePresetOf({ dateFrom, dateTo }, '2026-11-26')).toBe(preset)
})

it('[23.30] in January the last ones are of the year before; other days are no preset', () => {
  expect(datePresetRange('LAST_MONTH', '2026-01-31')).toEqual({
    dateFrom: '2025-12-01',
    dateTo: '2025-12-31',
  })
  expect(datePresetRange('LAST_QUARTER', '2026-01-31')).toEqual({
    dateFrom: '2025-10-01',
    dateTo: '2025-12-31',
  })
  expect(datePresetOf({ dateFrom: '2026-01-02', dateTo: '2026-01-31' }, '2026-01-31')).toBeNull()
  expect(datePresetOf({}, '2026-01-31')).toBeNull()
  // The first of three that end today.
  expect(datePresetOf({ dateFrom: '2026-01-01', dateTo: '2026-01-31' }, '2026-01-31')).toBe(
    DATE_PRESETS[0],
  )
})
