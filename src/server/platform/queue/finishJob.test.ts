import { expect, it } from 'vitest'
import type { JobKind } from '#domain/jobs/jobKinds.ts'
import { nextAttemptAt } from './finishJob.ts'

const now = new Date('2026-03-29T00:30:00.000Z')

/** Seconds. */
function restsOf(kind: JobKind): number[] {
  const rests: number[] = []
  for (let attempt = 1; ; attempt += 1) {
    const next = nextAttemptAt(kind, attempt, now)
    if (!next) return rests
    rests.push((next.getTime() - now.getTime()) / 1_000)
  }
}

it('[29.5] a job rests 30 seconds, then four times as long each time, and an hour at most', () => {
  const expected = [30, 120, 480, 1_920, ...Array.from({ length: 7 }, () => 3_600)]
  expect(restsOf('mail.passwordReset')).toEqual(expected)
})

it('[29.5] what someone waits for has ended within a minute', () => {
  expect(restsOf('exportUsers')).toEqual([2, 8, 20])
  expect(restsOf('importUsers')).toEqual([2, 8, 20])
})
