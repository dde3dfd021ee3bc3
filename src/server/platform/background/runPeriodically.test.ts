import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type PeriodicOptions, type PeriodicStep, runPeriodically } from './runPeriodically.ts'

const INTERVAL_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns the milliseconds after the start at which the step ran. */
function running(step: PeriodicStep, options: Partial<PeriodicOptions> = {}) {
  const startedAt = Date.now()
  const runs: number[] = []
  const errors: unknown[] = []
  const stop = runPeriodically(
    (signal) => {
      runs.push(Date.now() - startedAt)
      return step(signal)
    },
    { intervalMs: INTERVAL_MS, report: (error) => errors.push(error), ...options },
  )
  return { runs, errors, stop }
}

it.each<[string, PeriodicStep, Partial<PeriodicOptions>, number[]]>([
  ['immediately, then after every interval', async () => undefined, {}, [0, 60_000, 120_000]],
  ['after the initial delay', async () => undefined, { initialDelayMs: 10 }, [10, 60_010]],
  ['after the pause that the step says', async () => 50_000, {}, [0, 50_000, 100_000]],
])('[29.16] runs %s, until it is stopped', async (_when, step, options, expected) => {
  const { runs, errors, stop } = running(step, options)
  await vi.advanceTimersByTimeAsync(2 * INTERVAL_MS)
  await stop()
  await vi.advanceTimersByTimeAsync(2 * INTERVAL_MS)
  expect(runs).toEqual(expected)
  expect(errors).toEqual([])
})

it('[29.16] reports a failed run and tries again after the failure pause', async () => {
  let calls = 0
  const failOnce = async () => {
    calls += 1
    if (calls === 1) throw new Error('the store does not answer')
  }
  const { runs, errors, stop } = running(failOnce, { failurePauseMs: 100 })
  await vi.advanceTimersByTimeAsync(INTERVAL_MS + 100)
  await stop()
  expect(errors).toEqual([new Error('the store does not answer')])
  expect(runs).toEqual([0, 100, INTERVAL_MS + 100])
})

it('[29.16] aborts the signal when it is stopped and resolves when the run in progress has ended', async () => {
  let end = (): void => undefined
  let signal: AbortSignal | undefined
  const { runs, stop } = running((given) => {
    signal = given
    return new Promise((resolve) => {
      end = resolve
    })
  })
  let isStopped = false
  const stopping = stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(INTERVAL_MS)
  expect({ isStopped, isAborted: signal?.aborted }).toEqual({ isStopped: false, isAborted: true })
  end()
  await stopping
  expect(runs).toEqual([0])
})
