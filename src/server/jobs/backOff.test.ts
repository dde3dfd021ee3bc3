import { expect, it } from 'vitest'
import { backOff, TRIES } from './backOff.ts'

it('a job rests 30 seconds, then four times as long each time, and an hour at most', () => {
  const now = new Date('2026-03-29T00:30:00.000Z')
  const rests = Array.from(
    { length: TRIES },
    (_, index) => (backOff(index + 1, now).getTime() - now.getTime()) / 1_000,
  )
  expect(rests).toEqual([30, 120, 480, 1_920, ...Array.from({ length: TRIES - 4 }, () => 3_600)])
})
