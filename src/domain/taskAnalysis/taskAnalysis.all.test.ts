/** Effects named in many synthetic years. */
import { expect, it } from 'vitest'
import { REALISTIC_YEAR, scoreYears, SYNTHETIC_CLIENTS } from '#test/support/syntheticYear.ts'

/** Years by the client's number of tasks, so that each size has about 30 planted effects. */
const YEARS: Record<number, number> = { 10: 12, 15: 8, 40: 3 }

it('[52.1] at least 90 % of what is planted is found, and no more than a tenth of what is named is wrong', () => {
  for (const client of SYNTHETIC_CLIENTS) {
    const { precision, recall } = scoreYears({ ...client, seed: 100 }, YEARS[client.tasks] ?? 1)
    expect(precision).toBeGreaterThanOrEqual(0.9)
    expect(recall).toBeGreaterThanOrEqual(0.9)
  }
})

it('[52.2] at most one of twenty years in which people differ and tasks do not names a task', () => {
  const years = SYNTHETIC_CLIENTS.flatMap((client) =>
    Array.from({ length: 7 }, (_, year) => ({ ...client, planted: 0, seed: 500 + year })),
  ).slice(0, 20)
  const alarms = years.filter((settings) => scoreYears(settings, 1).falsely > 0)
  expect(alarms.length).toBeLessThanOrEqual(1)
})

it('[52.12] hardly ever is a task named because of its observers, where those differ', () => {
  const [, middle, large] = SYNTHETIC_CLIENTS.map((client) => ({ ...client, planted: 0 }))
  const unlike = [
    { ...middle, observers: 15, observerDeviation: 0.3, ownObserver: 1 },
    { ...large, observerDeviation: 0.7, ownObserver: 0.7 },
  ].map((settings) => ({ ...REALISTIC_YEAR, ...settings, seed: 100 }))
  for (const settings of unlike) expect(scoreYears(settings, 10).falsely).toBeLessThanOrEqual(2)
})
