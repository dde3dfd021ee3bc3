/**
 * Checks whether keypoints can come from an analysis of one person: forged and impossible ones are refused with a sentence
 * that names the frame and the part. The limits are wide: a model errs, but not like this.
 */
import {
  hasEnoughFrames,
  type Keypoint3d,
  MAX_ANALYSIS_FRAMES,
  MAX_ANALYSIS_SECONDS,
  MAX_PEOPLE_COUNTED,
  MIN_ANALYSIS_RATE,
  MIN_ANALYSIS_SECONDS,
  PART,
  POSE_PARTS,
  type PoseFrame,
} from './poseFrames.ts'
import { firstRefusal, hasPerson, nameOf, type Refusal, refuseBodies } from './plausibleBody.ts'

/** Returns why the frames are refused; null: they are plausible. `duration`: of the recording, in seconds. */
export function findImplausibility(frames: readonly PoseFrame[], duration: number): string | null {
  return (
    refuseDuration(duration) ??
    refuseCount(frames) ??
    firstRefusal(frames, (frame, index) => refuseFrame(frame, index, duration)) ??
    refuseTimes(frames) ??
    refuseRate(frames.length, duration) ??
    refuseBodies(frames)
  )
}

/** Seconds: a recording ends with its last frame, or after it. */
const DURATION_TOLERANCE = 0.05

export const refuseDuration = (duration: number): Refusal =>
  duration >= MIN_ANALYSIS_SECONDS - DURATION_TOLERANCE &&
  duration <= MAX_ANALYSIS_SECONDS + DURATION_TOLERANCE
    ? null
    : `The recording must last ${MIN_ANALYSIS_SECONDS} to ${MAX_ANALYSIS_SECONDS} seconds.`

function refuseCount(frames: readonly PoseFrame[]): Refusal {
  if (frames.length > MAX_ANALYSIS_FRAMES) return `At most ${MAX_ANALYSIS_FRAMES} frames.`
  return frames.some(hasPerson) ? null : NOBODY
}

export const NOBODY = 'No one was found in any frame.'

/** Seconds by which the last frame may be later than the end. */
const TIME_TOLERANCE = 0.1
/** Metres from the middle of the hips. */
const FARTHEST_PART = 2.5
/** Heights of the picture from its corner; parts outside it are guessed. */
const FARTHEST_PIXEL = 6
/** Metres. */
const HIPS_OFFSET = 0.15

function refuseFrame(frame: PoseFrame, index: number, duration: number): Refusal {
  const { timestamp, keypoints3d, keypoints2d, people } = frame
  const where = nameOf(index)
  if (!(timestamp >= 0 && timestamp <= duration + TIME_TOLERANCE))
    return `${where}: its time is outside the recording.`
  if (!Number.isInteger(people) || people < 0) return `${where}: the number of people is missing.`
  if (people > MAX_PEOPLE_COUNTED)
    return `${where}: at most ${MAX_PEOPLE_COUNTED} people are counted.`
  if (keypoints3d.length === 0 && keypoints2d.length === 0) return null
  if (people === 0) return `${where}: it has keypoints, but no one is in the picture.`
  if (keypoints3d.length !== POSE_PARTS || keypoints2d.length !== POSE_PARTS)
    return `${where}: it must have ${POSE_PARTS} parts in 3D and in the picture, or none.`
  return (
    firstRefusal(keypoints3d, (point, part) => refusePoint(point, nameOf(index, part))) ??
    firstRefusal(keypoints2d, (point, part) =>
      point.length === 2 && point.every((value) => Math.abs(value) <= FARTHEST_PIXEL)
        ? null
        : `${nameOf(index, part)}: its place in the picture must be [x, y] near the picture.`,
    ) ??
    refuseOrigin(frame, index)
  )
}

export function refusePoint(point: Keypoint3d, where: string): Refusal {
  const [x, y, z, visibility] = point
  if (point.length !== 4 || !point.every((value) => Number.isFinite(value)))
    return `${where}: it must be [x, y, z, visibility].`
  if (visibility < 0 || visibility > 1) return `${where}: its visibility must be from 0 to 1.`
  if (Math.hypot(x, y, z) > FARTHEST_PART)
    return `${where}: it is more than ${FARTHEST_PART} m from the hips.`
  return null
}

export function refuseOrigin(
  { keypoints3d }: Pick<PoseFrame, 'keypoints3d'>,
  index: number,
): Refusal {
  const [left, right] = [keypoints3d[PART.leftHip], keypoints3d[PART.rightHip]]
  if (!left || !right) return null
  const offset = Math.hypot(left[0] + right[0], left[1] + right[1], left[2] + right[2]) / 2
  return offset <= HIPS_OFFSET
    ? null
    : `${nameOf(index, PART.leftHip)}: the middle of the hips must be at 0, 0, 0.`
}

const refuseTimes = (frames: readonly PoseFrame[]): Refusal =>
  firstRefusal(frames, ({ timestamp }, index) =>
    index === 0 || timestamp > (frames[index - 1]?.timestamp ?? 0)
      ? null
      : `${nameOf(index)}: it must be later than the frame before it.`,
  )

export const refuseRate = (frames: number, duration: number): Refusal =>
  hasEnoughFrames(frames, duration)
    ? null
    : `A recording needs at least ${MIN_ANALYSIS_RATE} frames a second; this one has ${(frames / duration).toFixed(1)}.`
