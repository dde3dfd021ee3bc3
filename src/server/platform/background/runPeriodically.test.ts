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

it('[29.16] runs immediately and then after every interval, until it is stopped', async () => {
  const { runs, errors, stop } = running(async () => undefined)
  await vi.advanceTimersByTimeAsync(2 * INTERVAL_MS)
  await stop()
  await vi.advanceTimersByTimeAsync(2 * INTERVAL_MS)
  expect(runs).toEqual([0, INTERVAL_MS, 2 * INTERVAL_MS])
  expect(errors).toEqual([])
})

it('[29.16] waits for the initial delay', async () => {
  const { runs, stop } = running(async () => undefined, { initialDelayMs: 10 })
  await vi.advanceTimersByTimeAsync(INTERVAL_MS + 10)
  await stop()
  expect(runs).toEqual([10, INTERVAL_MS + 10])
})

it('[29.16] pauses as long as the step says', async () => {
  let pauseMs = 0
  const { runs, stop } = running(async () => (pauseMs += 5))
  await vi.advanceTimersByTimeAsync(30)
  await stop()
  expect(runs).toEqual([0, 5, 15, 30])
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
