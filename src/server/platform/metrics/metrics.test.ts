import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('[47.1] times are counted below each bound, with their sum, in the format that Prometheus reads', async () => {
  const metrics = createMetrics()
  const observe = metrics.addTiming({
    name: 'answer_seconds',
    help: 'Time of an answer.',
    labels: ['route'],
  })
  for (const seconds of [0.004, 0.02, 99]) observe({ route: '/a' }, seconds)
  const lines = (await metrics.render()).split('\n')
  expect(lines).toEqual([
    '# HELP answer_seconds Time of an answer.',
    '# TYPE answer_seconds histogram',
    'answer_seconds_bucket{le="0.005",route="/a"} 1',
    ...[0.025, 0.1, 0.5, 2.5, 10].map(
      (bound) => `answer_seconds_bucket{le="${bound}",route="/a"} 2`,
    ),
    'answer_seconds_bucket{le="+Inf",route="/a"} 3',
    'answer_seconds_sum{route="/a"} 99.024',
    'answer_seconds_count{route="/a"} 3',
    '',
  ])
})

it('[47.2] a gauge that cannot be read is left out, also after it was read once; the others are told', async () => {
  const metrics = createMetrics()
  let isAway = false
  const unlessAway = (value: number) =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve([{ value }])
  metrics.addGauges([
    { name: 'days', help: 'Days.', read: () => unlessAway(1) },
    {
      name: 'jobs',
      help: 'Jobs.',
      labels: ['state'],
      read: () => [{ labels: { state: 'failed' }, value: 2 }],
    },
  ])
  const values = async () =>
    (await metrics.render()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(await values()).toEqual(['days 1', 'jobs{state="failed"} 2'])
  isAway = true
  expect(await values()).toEqual(['jobs{state="failed"} 2'])
})
