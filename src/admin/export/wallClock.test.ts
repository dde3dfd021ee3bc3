import { expect, it } from 'vitest'
import { wallClock } from './wallClock.ts'

it.each([
  ['2026-01-01T23:30:00Z', 'Europe/Amsterdam', [2026, 1, 2, 0, 30]],
  ['2026-07-01T22:30:00Z', 'Europe/Amsterdam', [2026, 7, 2, 0, 30]],
  ['2026-07-02T00:00:00Z', 'UTC', [2026, 7, 2, 0, 0]],
  ['2026-07-02T03:00:00Z', 'America/New_York', [2026, 7, 1, 23, 0]],
])('at %s the clock of %s shows %j', (instant, zone, shown) => {
  expect(Object.values(wallClock(new Date(instant), zone))).toEqual(shown)
})
