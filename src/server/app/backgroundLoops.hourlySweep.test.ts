import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../platform/db/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { startHourlySweep } from './backgroundLoops.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function sweeping(removeUnfinished: FileStore['removeUnfinished']) {
  const errors: unknown[] = []
  const stop = startHourlySweep({
    db: { read: async () => [] } as unknown as Database,
    files: { removeUnfinished } as FileStore,
    report: (error) => errors.push(error),
  })
  return { stop, errors }
}

it('[35.5] sweeps at the start and every hour, what is older than a day', async () => {
  const swept: Date[] = []
  const { stop, errors } = sweeping(async (before) => void swept.push(before))
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  const began = new Date('2026-11-21T10:00:00Z').getTime()
  expect(swept.map((before) => before.getTime() - began + DAY_MS)).toEqual([
    0,
    HOUR_MS,
    2 * HOUR_MS,
  ])
  await stop()
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect(swept).toHaveLength(3)
  expect(errors).toEqual([])
})

it('[35.5] tells what went wrong, and goes on an hour later', async () => {
  let calls = 0
  const { stop, errors } = sweeping(async () => {
    calls += 1
    if (calls === 1) throw new Error('the store does not answer')
  })
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(errors).toEqual([new Error('the store does not answer')])
  expect(calls).toBe(2)
  await stop()
})

it('[35.5] stops when the sweep that is under way is done', async () => {
  let finish = (): void => undefined
  const { stop } = sweeping(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  await vi.advanceTimersByTimeAsync(1)
  let stopped = false
  const stopping = (async () => {
    await stop()
    stopped = true
  })()
  await vi.advanceTimersByTimeAsync(1)
  expect(stopped).toBe(false)
  finish()
  await stopping
})
