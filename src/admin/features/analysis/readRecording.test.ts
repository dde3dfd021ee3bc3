import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTrack } from './openTrack.ts'
import { planRecording } from './readRecording.ts'

const VIDEOS = join(import.meta.dirname, '../../../../test/world/videos')

const open = (name: string) =>
  openTrack(new Blob([new Uint8Array(readFileSync(join(VIDEOS, name)))]))

const plan = async (name: string, part: { start: number; end: number } | null = null) =>
  planRecording(await open(name), part)

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
  ['transparent.webm', 0, 2, 23],
  ['long-key-frames.mp4', 0, 2, 23],
  ['sound-first.mp4', 0, 2, 23],
  ['chromium-recorder.webm', 0, 2.1, 28],
  ['chromium-recorder.mp4', 0, 2.1, 27],
  ['firefox-recorder.webm', 0, 2.2, 30],
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
  ['sound-only.webm', 'NO_PICTURE'],
  ['sound-only.m4a', 'NO_PICTURE'],
  ['photo.jpg', 'IS_PICTURE'],
  ['photo.heic', 'IS_PICTURE'],
  ['notes.txt', 'NOT_VIDEO'],
  ['cut-off-early.mp4', 'CUT_OFF'],
  ['cut-off-without-index.mp4', 'CUT_OFF'],
])('[41.40] %s has nothing to analyse: %s', async (name, code) => {
  await expect(plan(name)).rejects.toMatchObject({ code })
})

it.each([
  ['cut-off.mp4', 2],
  ['cut-off.webm', 1.8],
])('[41.41] %s is read as far as it can be', async (name, seconds) => {
  const { end, times, isCutOff } = await plan(name)
  expect(isCutOff).toBe(true)
  expect(end).toBeCloseTo(seconds, 0)
  expect(times.length).toBeGreaterThan(12)
  expect(times.every((time) => time <= end)).toBe(true)
  const whole = await plan(name, { start: 0, end: 1.2 })
  expect(whole).toMatchObject({ end: 1.2, isCutOff: false })
})

it.each(['cover.mp4', 'preview-first.mov', 'two-sizes.webm'])(
  '[41.42] of the pictures in %s, the film is read',
  async (name) => {
    const track = await open(name)
    expect([await track.getDisplayWidth(), await track.getDisplayHeight()]).toEqual([160, 120])
    expect((await planRecording(track, null)).times).toHaveLength(23)
  },
)
