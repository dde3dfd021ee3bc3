import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const TIMING = { name: 'answer_seconds', help: 'Time of an answer.' }

it('[47.1] times are counted below each bound, with their sum, in the format that Prometheus reads', async () => {
  const metrics = createMetrics()
  for (const seconds of [0.004, 0.02, 99]) metrics.observe(TIMING, { route: '/a "b"\\\n' }, seconds)
  metrics.observe(TIMING, { route: '/b' }, 0.1)
  const lines = (await metrics.render()).split('\n')
  expect(lines.slice(0, 2)).toEqual([
    '# HELP answer_seconds Time of an answer.',
    '# TYPE answer_seconds histogram',
  ])
  const route = String.raw`/a \"b\"\\\n`
  expect(lines.filter((line) => line.includes('/a'))).toEqual([
    `answer_seconds_bucket{route="${route}",le="0.005"} 1`,
    ...[0.025, 0.1, 0.5, 2.5, 10].map(
      (bound) => `answer_seconds_bucket{route="${route}",le="${bound}"} 2`,
    ),
    `answer_seconds_bucket{route="${route}",le="+Inf"} 3`,
    `answer_seconds_sum{route="${route}"} 99.024`,
    `answer_seconds_count{route="${route}"} 3`,
  ])
  expect(lines).toContain('answer_seconds_count{route="/b"} 1')
  expect(lines.at(-1)).toBe('')
})

it('[47.2] a gauge that cannot be read is left out, the others are told', async () => {
  const metrics = createMetrics()
  metrics.addGauges([
    { name: 'away', help: 'Fails.', read: () => Promise.reject(new Error('away')) },
    { name: 'jobs', help: 'Jobs.', read: () => [{ labels: { state: 'failed' }, value: 2 }] },
    { name: 'rows', help: 'Rows.', read: async () => [{ value: 3 }] },
  ])
  expect((await metrics.render()).split('\n')).toEqual([
    '# HELP jobs Jobs.',
    '# TYPE jobs gauge',
    'jobs{state="failed"} 2',
    '# HELP rows Rows.',
    '# TYPE rows gauge',
    'rows 3',
    '',
  ])
})
