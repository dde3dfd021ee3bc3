import { expect, it } from 'vitest'
import { pickFrames, pickSamples } from './pickFrames.ts'

const atRate = (rate: number, seconds: number): number[] =>
  Array.from({ length: Math.round(rate * seconds) }, (_, frame) => frame / rate)

it.each([
  ['every second frame of 30 a second', 30, 5, 75],
  ['15 of 24 frames a second', 24, 5, 75],
  ['every frame of 10 a second', 10, 5, 50],
  ['at most 700 frames of a minute', 30, 60, 700],
])('[41.16] analyses %s', (_, rate, seconds, frames) => {
  const times = atRate(rate, seconds)
  const picked = pickFrames(times)
  expect(Math.abs(picked.length - frames)).toBeLessThanOrEqual(1)
  expect(picked.length).toBeLessThanOrEqual(700)
})

it('[41.16] analyses irregular frames at their own times, in order, at most 15 a second', () => {
  const times = Array.from({ length: 300 }, (_, frame) => frame / 30 + (frame % 7) / 300)
  const picked = pickFrames(times)
  expect(picked.every((time, index) => time > (picked[index - 1] ?? -1))).toBe(true)
  expect(picked.every((time) => times.includes(time))).toBe(true)
  expect(picked.length).toBeLessThanOrEqual(((times.at(-1) ?? 0) - (times[0] ?? 0)) * 15 + 1.01)
})

it('a recording without frames has none to analyse', () => {
  expect(pickFrames([])).toEqual([])
  expect(pickSamples([])).toEqual([])
})

it('people are counted twice a second, and in 40 frames at most', () => {
  expect(pickSamples(atRate(15, 5))).toEqual([0, 8, 15, 23, 30, 38, 45, 53, 60, 68])
  const long = pickSamples(atRate(11, 60))
  expect(long.length).toBeLessThanOrEqual(40)
  expect(long.length).toBeGreaterThanOrEqual(39)
})
