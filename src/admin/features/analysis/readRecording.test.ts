import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTrack, planRecording } from './readRecording.ts'

const VIDEOS = join(import.meta.dirname, '../../../../test/world/videos')

const plan = async (name: string, part: { start: number; end: number } | null = null) => {
  const file = new Blob([new Uint8Array(readFileSync(join(VIDEOS, name)))])
  return planRecording(await openTrack(file), part)
}

it.each([
  ['android.mp4', 0, 2, 23],
  ['fragmented.mp4', 0.17, 2.17, 23],
  ['indexed.webm', 0, 2, 23],
  ['live-recorder.webm', 0, 2, 23],
  ['picture-begins-late.webm', 1.5, 3.5, 23],
  ['odd-size.webm', 0, 2, 23],
  ['phone-turned-90.mov', 0, 2, 23],
  ['phone-turned-180.mov', 0, 2, 23],
  ['phone-turned-270.mov', 0, 2, 23],
  ['iphone-hevc.mov', 0, 2, 23],
])('[41.24] %s: its frames have the times of a player', async (name, first, end, frames) => {
  const { times, ...planned } = await plan(name)
  expect(planned.start).toBe(0)
  expect(planned.end).toBeCloseTo(end, 1)
  expect(times).toHaveLength(frames)
  expect(times[0]).toBeCloseTo(first, 1)
})

it.each(['live-recorder.webm', 'picture-begins-late.webm', 'variable-rate.mp4', 'edit-list.mov'])(
  '[41.24] a part of %s is the part that a player shows',
  async (name) => {
    const { start, end, times } = await plan(name, { start: 0.5, end: 1.6 })
    expect([start, end]).toEqual([0.5, 1.6])
    expect(times.length).toBeGreaterThan(0)
    expect(times.every((time) => time >= 0.499 && time < 1.6)).toBe(true)
  },
)

it.each([
  ['empty.mp4', 'EMPTY'],
  ['no-picture.webm', 'EMPTY'],
])('[41.24] %s is said to be empty', async (name, code) => {
  await expect(plan(name)).rejects.toMatchObject({ code })
})
