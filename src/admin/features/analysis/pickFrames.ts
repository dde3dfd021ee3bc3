/** Picks the frames of a recording that are analysed, and those in which people are counted. */
import { MAX_ANALYSIS_FRAMES } from '#domain/videos/poseFrames.ts'

/** Frames a second: enough for a lift, and what a weak machine analyses about as fast as the recording runs. */
const ANALYSED_RATE = 15

/**
 * Returns the times of frames to analyse, from the ascending times of all frames: evenly spread, at most 15 a second
 * and 700 in all, each a frame's own time.
 */
export function pickFrames(times: readonly number[]): number[] {
  const first = times[0]
  const last = times.at(-1)
  if (first === undefined || last === undefined) return []
  const step = Math.max(1 / ANALYSED_RATE, (last - first) / (MAX_ANALYSIS_FRAMES - 1))
  const picked: number[] = []
  let index = 0
  for (let slot = 0; slot <= Math.floor((last - first) / step + TOLERANCE); slot++) {
    const due = first + slot * step
    while (nearer(times, index + 1, index, due)) index++
    const time = times[index]
    if (time !== undefined && time !== picked.at(-1)) picked.push(time)
  }
  return picked
}

/** Times of frames differ from an even spread by rounding. */
const TOLERANCE = 0.01

function nearer(times: readonly number[], index: number, than: number, due: number): boolean {
  const [time, current] = [times[index], times[than]]
  if (time === undefined || current === undefined) return false
  return Math.abs(time - due) <= Math.abs(current - due)
}

/** Returns the indexes of frames in which people are counted: two a second, at most 40. */
export function pickSamples(times: readonly number[]): number[] {
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const step = Math.max(SAMPLE_STEP, (last - first) / (MAX_SAMPLES - 1))
  const samples: number[] = []
  let due = first
  for (const [index, time] of times.entries()) {
    if (time < due - TOLERANCE) continue
    samples.push(index)
    due += step
  }
  return samples
}

const SAMPLE_STEP = 0.5
const MAX_SAMPLES = 40
