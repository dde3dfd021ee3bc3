/**
 * Checks whether keypoints can come from an analysis of one person: forged and impossible ones are refused with a sentence
 * that names the frame and the part. The limits are wide: a model errs, but not like this.
 */
import { median } from './bodyMeasures.ts'
import {
  type Keypoint3d,
  MAX_ANALYSIS_FRAMES,
  MAX_ANALYSIS_SECONDS,
  MIN_ANALYSIS_SECONDS,
  PART_NAMES,
  POSE_PARTS,
  type PoseFrame,
} from './poseFrames.ts'

/** Returns why the frames are refused; null: they are plausible. `duration`: of the recording, in seconds. */
export function findImplausibility(frames: readonly PoseFrame[], duration: number): string | null {
  return (
    refuseDuration(duration) ??
    refuseCount(frames) ??
    firstRefusal(frames, (frame, index) => refuseFrame(frame, index, duration)) ??
    refuseTimes(frames) ??
    refuseCopies(frames) ??
    refuseBones(frames) ??
    refuseSpeeds(frames) ??
    refuseProjection(frames)
  )
}

type Refusal = string | null

const refuseDuration = (duration: number): Refusal =>
  duration >= MIN_ANALYSIS_SECONDS && duration <= MAX_ANALYSIS_SECONDS
    ? null
    : `The recording must last ${MIN_ANALYSIS_SECONDS} to ${MAX_ANALYSIS_SECONDS} seconds.`

function refuseCount(frames: readonly PoseFrame[]): Refusal {
  if (frames.length > MAX_ANALYSIS_FRAMES) return `At most ${MAX_ANALYSIS_FRAMES} frames.`
  return frames.some(hasPerson) ? null : 'No one was found in any frame.'
}

const hasPerson = ({ keypoints3d }: PoseFrame): boolean => keypoints3d.length > 0

function firstRefusal<Item>(
  items: readonly Item[],
  refuse: (item: Item, index: number) => Refusal,
): Refusal {
  for (const [index, item] of items.entries()) {
    const refusal = refuse(item, index)
    if (refusal) return refusal
  }
  return null
}

const nameOf = (frame: number, part?: number): string =>
  part === undefined
    ? `Frame ${frame + 1}`
    : `Frame ${frame + 1}, ${PART_NAMES[part] ?? `part ${part + 1}`}`

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
  if (keypoints3d.length === 0 && keypoints2d.length === 0) return null
  if (people === 0) return `${where}: it has keypoints, but no one is in the picture.`
  if (keypoints3d.length !== POSE_PARTS || keypoints2d.length !== POSE_PARTS)
    return `${where}: it must have ${POSE_PARTS} parts in 3D and in the picture, or none.`
  return (
    firstRefusal(keypoints3d, (point, part) => refusePoint3d(point, nameOf(index, part))) ??
    firstRefusal(keypoints2d, (point, part) =>
      point.length === 2 && point.every((value) => Math.abs(value) <= FARTHEST_PIXEL)
        ? null
        : `${nameOf(index, part)}: its place in the picture must be [x, y] near the picture.`,
    ) ??
    refuseOrigin(frame, index)
  )
}

function refusePoint3d(point: Keypoint3d, where: string): Refusal {
  const [x, y, z, visibility] = point
  if (point.length !== 4 || !point.every((value) => Number.isFinite(value)))
    return `${where}: it must be [x, y, z, visibility].`
  if (visibility < 0 || visibility > 1) return `${where}: its visibility must be from 0 to 1.`
  if (Math.hypot(x, y, z) > FARTHEST_PART)
    return `${where}: it is more than ${FARTHEST_PART} m from the hips.`
  return null
}

function refuseOrigin({ keypoints3d }: PoseFrame, index: number): Refusal {
  const [left, right] = [keypoints3d[LEFT_HIP], keypoints3d[RIGHT_HIP]]
  if (!left || !right) return null
  const offset = Math.hypot(left[0] + right[0], left[1] + right[1], left[2] + right[2]) / 2
  return offset <= HIPS_OFFSET
    ? null
    : `${nameOf(index, LEFT_HIP)}: the middle of the hips must be at 0, 0, 0.`
}

const refuseTimes = (frames: readonly PoseFrame[]): Refusal =>
  firstRefusal(frames, ({ timestamp }, index) =>
    index === 0 || timestamp > (frames[index - 1]?.timestamp ?? 0)
      ? null
      : `${nameOf(index)}: it must be later than the frame before it.`,
  )

/** This many frames are never the same by chance. */
const COPIES = 5

function refuseCopies(frames: readonly PoseFrame[]): Refusal {
  const texts = frames.filter(hasPerson).map(({ keypoints3d }) => JSON.stringify(keypoints3d))
  return texts.length >= COPIES && new Set(texts).size === 1
    ? `${nameOf(1)}: all frames are the same.`
    : null
}

const LEFT_HIP = 23
const RIGHT_HIP = 24

/** Bones with the shortest and the longest length of a person, in metres. */
const BONE_LENGTHS: readonly (readonly [from: number, to: number, least: number, most: number])[] =
  [
    [11, 12, 0.1, 0.65],
    [23, 24, 0.05, 0.5],
    [11, 23, 0.22, 0.9],
    [12, 24, 0.22, 0.9],
    [23, 25, 0.18, 0.75],
    [24, 26, 0.18, 0.75],
    [25, 27, 0.18, 0.75],
    [26, 28, 0.18, 0.75],
    [11, 13, 0.1, 0.55],
    [12, 14, 0.1, 0.55],
    [13, 15, 0.08, 0.55],
    [14, 16, 0.08, 0.55],
  ]

/** Share of its usual length by which a bone may be longer or shorter in a frame. */
const BONE_CHANGE = 0.6
/** Share of frames in which it may be even more. */
const BONE_OUTLIERS = 0.25

function refuseBones(frames: readonly PoseFrame[]): Refusal {
  return firstRefusal(BONE_LENGTHS, ([from, to, least, most]) => {
    const lengths = frames.flatMap(({ keypoints3d }, index) =>
      keypoints3d.length === 0
        ? []
        : [{ index, length: distanceOf(keypoints3d[from], keypoints3d[to]) }],
    )
    const usual = median(lengths.map(({ length }) => length))
    const bone = `the distance to the ${PART_NAMES[to]}`
    const [first] = lengths
    if (first && (usual < least || usual > most))
      return `${nameOf(first.index, from)}: ${bone} is ${usual.toFixed(2)} m, which is no person's.`
    const unsteady = lengths.filter(({ length }) => Math.abs(length - usual) > BONE_CHANGE * usual)
    const [worst] = unsteady
    return worst && unsteady.length > BONE_OUTLIERS * lengths.length
      ? `${nameOf(worst.index, from)}: ${bone} changes from frame to frame.`
      : null
  })
}

/** Parts whose steps are compared: hands and feet are found less exactly. */
const CORE_PARTS = [0, 11, 12, 13, 14, 23, 24, 25, 26]
/** Metres from one frame to the next. */
const LONGEST_STEP = 1.6
/** Metres a second. */
const FASTEST = 12
/** Share of steps that may be faster. */
const FAST_STEPS = 0.1
/** Seconds: shorter times between frames count as this. */
const SHORTEST_TIME = 1 / 30
/** Seconds after which a part may be anywhere. */
const LONGEST_TIME = 0.3

function refuseSpeeds(frames: readonly PoseFrame[]): Refusal {
  return firstRefusal(PART_NAMES, (_, part) => {
    const steps = frames.flatMap(({ keypoints3d, timestamp }, index) => {
      const before = frames[index - 1]
      const [from, to] = [before?.keypoints3d[part], keypoints3d[part]]
      const seconds = timestamp - (before?.timestamp ?? 0)
      if (!from || !to || seconds > LONGEST_TIME) return []
      const distance = distanceOf(from, to)
      return [{ index, distance, speed: distance / Math.max(seconds, SHORTEST_TIME) }]
    })
    const far = steps.find(({ distance }) => distance > LONGEST_STEP)
    if (far)
      return `${nameOf(far.index, part)}: it has moved by ${far.distance.toFixed(1)} m since the frame before.`
    if (!CORE_PARTS.includes(part)) return null
    const fast = steps.filter(({ speed }) => speed > FASTEST)
    const [first] = fast
    return first && fast.length > FAST_STEPS * steps.length
      ? `${nameOf(first.index, part)}: it moves faster than people can.`
      : null
  })
}

const distanceOf = (a: Keypoint3d | undefined, b: Keypoint3d | undefined): number =>
  a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 0

/** Parts that are compared between 3D and the picture: a face or a hand is too small. */
const COMPARED_PARTS = [0, 11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28]
/** Share of the body's extent in the picture that is not explained by its 3D keypoints. */
const UNEXPLAINED = 0.5
/** Share of frames in which it may be even more. */
const UNEXPLAINED_FRAMES = 0.25

function refuseProjection(frames: readonly PoseFrame[]): Refusal {
  const compared = frames.flatMap((frame, index) =>
    hasPerson(frame) ? [{ index, ...projectionError(frame) }] : [],
  )
  const wrong = compared.filter(({ share }) => !(share <= UNEXPLAINED))
  const [first] = wrong
  return first && wrong.length > UNEXPLAINED_FRAMES * compared.length
    ? `${nameOf(first.index, first.part)}: its place in the picture does not fit its 3D keypoint.`
    : null
}

/**
 * Fits the picture to the 3D keypoints by a scale and a shift; returns the share that stays unexplained, 0 to 1, and the part
 * that fits least.
 */
function projectionError({ keypoints3d, keypoints2d }: PoseFrame): { share: number; part: number } {
  const pairs = COMPARED_PARTS.map((part) => {
    const [x = 0, y = 0] = keypoints3d[part] ?? []
    const [u = 0, v = 0] = keypoints2d[part] ?? []
    return { part, x, y: -y, u, v }
  })
  const mean = (read: (pair: (typeof pairs)[number]) => number) =>
    pairs.reduce((sum, pair) => sum + read(pair), 0) / pairs.length
  const [mx, my, mu, mv] = [
    mean(({ x }) => x),
    mean(({ y }) => y),
    mean(({ u }) => u),
    mean(({ v }) => v),
  ]
  const covariance = mean(({ x, y, u, v }) => (x - mx) * (u - mu) + (y - my) * (v - mv))
  const variance = mean(({ x, y }) => (x - mx) ** 2 + (y - my) ** 2)
  const extent = mean(({ u, v }) => (u - mu) ** 2 + (v - mv) ** 2)
  const scale = Math.max(0, covariance / Math.max(variance, Number.EPSILON))
  const errors = pairs.map(({ part, x, y, u, v }) => ({
    part,
    error: (u - mu - scale * (x - mx)) ** 2 + (v - mv - scale * (y - my)) ** 2,
  }))
  const total = errors.reduce((sum, { error }) => sum + error, 0) / pairs.length
  const worst = errors.reduce((most, one) => (one.error > most.error ? one : most))
  return { share: Math.sqrt(total / Math.max(extent, Number.EPSILON)), part: worst.part }
}
