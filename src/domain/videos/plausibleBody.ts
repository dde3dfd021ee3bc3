/** Checks whether the bodies in frames are those of one person: their bones, sides and speed, and their place in the picture. */
import { median } from './bodyMeasures.ts'
import { COMPARED_PARTS, type Keypoint3d, PART, PART_NAMES, type PoseFrame } from './poseFrames.ts'

/** Returns why frames of 33 parts each, or of none, are refused; null: they are plausible. */
export const refuseBodies = (frames: readonly PoseFrame[]): Refusal =>
  refuseCopies(frames.filter(hasPerson).map(({ keypoints3d }) => JSON.stringify(keypoints3d))) ??
  refuseBones(frames) ??
  refuseSides(frames) ??
  refuseSpeeds(frames) ??
  refuseProjection(frames)

export type Refusal = string | null

export const hasPerson = ({ keypoints3d }: PoseFrame): boolean => keypoints3d.length > 0

export function firstRefusal<Item>(
  items: readonly Item[],
  refuse: (item: Item, index: number) => Refusal,
): Refusal {
  for (const [index, item] of items.entries()) {
    const refusal = refuse(item, index)
    if (refusal) return refusal
  }
  return null
}

export const nameOf = (frame: number, part?: number): string =>
  part === undefined
    ? `Frame ${frame + 1}`
    : `Frame ${frame + 1}, ${PART_NAMES[part] ?? `part ${part + 1}`}`

/** This many frames are never the same by chance. */
const COPIES = 5

/** `texts`: of the frames with a person. */
export const refuseCopies = (texts: readonly string[]): Refusal =>
  texts.length >= COPIES && new Set(texts).size === 1
    ? `${nameOf(1)}: all frames are the same.`
    : null

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
/** Share of the bones that may be unsteady: of honest recordings a part that is hidden or seen from behind is, never the body. */
const UNSTEADY = 1 / 3

function refuseBones(frames: readonly PoseFrame[]): Refusal {
  const bones = bonesOf(frames)
  const unsteady = bones.filter(isUnsteady)
  const [worst] = unsteady.length > UNSTEADY * bones.length ? unsteady : []
  const change = worst && outliersOf(worst)[0]
  return (
    firstRefusal(bones, ({ from, to, least, most, usual, lengths: [first] }) =>
      first && (usual < least || usual > most)
        ? `${nameOf(first.index, from)}: the distance to the ${PART_NAMES[to]} is ${usual.toFixed(2)} m, which is no person's.`
        : null,
    ) ??
    (change
      ? `${nameOf(change.index, worst.from)}: the distance to the ${PART_NAMES[worst.to]} changes from frame to frame.`
      : null)
  )
}

/** True if a bone of trunk, hips or legs keeps its length so badly in these frames that nothing on it can be measured. */
export const hasUnsteadyBones = (frames: readonly PoseFrame[]): boolean =>
  bonesOf(frames).some((bone) => JUDGED_PARTS.includes(bone.to) && isUnsteady(bone))

/** Hips, knees and ankles. */
const JUDGED_PARTS: readonly number[] = [23, 24, 25, 26, 27, 28]

type Bone = ReturnType<typeof bonesOf>[number]

const bonesOf = (frames: readonly PoseFrame[]) =>
  BONE_LENGTHS.map(([from, to, least, most]) => {
    const lengths = frames.flatMap(({ keypoints3d }, index) =>
      keypoints3d.length === 0
        ? []
        : [{ index, length: distanceOf(keypoints3d[from], keypoints3d[to]) }],
    )
    return { from, to, least, most, lengths, usual: median(lengths.map(({ length }) => length)) }
  })

const outliersOf = ({ lengths, usual }: Bone) =>
  lengths.filter(({ length }) => Math.abs(length - usual) > BONE_CHANGE * usual)

const isUnsteady = (bone: Bone): boolean =>
  outliersOf(bone).length > BONE_OUTLIERS * bone.lengths.length

/** Share of frames in which nose and feet may point backwards; a model turns a person round in single ones. */
const BACKWARD_FRAMES = 0.75

/** A body with left and right swapped, or near and far, has the nose and the feet behind. */
function refuseSides(frames: readonly PoseFrame[]): Refusal {
  const seen = frames.flatMap((frame, index) => (hasPerson(frame) ? [{ frame, index }] : []))
  const backward = seen.filter(({ frame }) => pointsBackward(frame.keypoints3d))
  const [first] = backward
  return first && backward.length > BACKWARD_FRAMES * seen.length
    ? `${nameOf(first.index, PART.leftShoulder)}: left and right are swapped.`
    : null
}

type Vector = readonly [x: number, y: number, z: number]

function pointsBackward(points: readonly Keypoint3d[]): boolean {
  const toLeft = plus(
    between(points[PART.rightHip], points[PART.leftHip]),
    between(points[PART.rightShoulder], points[PART.leftShoulder]),
  )
  const up = plus(
    between(points[PART.leftHip], points[PART.leftShoulder]),
    between(points[PART.rightHip], points[PART.rightShoulder]),
  )
  const ahead = cross(toLeft, up)
  const feet = plus(
    between(points[PART.leftHeel], points[PART.leftToe]),
    between(points[PART.rightHeel], points[PART.rightToe]),
  )
  const face = plus(
    between(points[PART.leftEar], points[PART.nose]),
    between(points[PART.rightEar], points[PART.nose]),
  )
  return dot(feet, ahead) < 0 && dot(face, ahead) < 0
}

const between = (from: Keypoint3d | undefined, to: Keypoint3d | undefined): Vector =>
  from && to ? [to[0] - from[0], to[1] - from[1], to[2] - from[2]] : [0, 0, 0]

const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Parts whose steps are compared: hands and feet are found less exactly. */
const CORE_PARTS = [0, 11, 12, 13, 14, 23, 24, 25, 26]
/** Metres from one frame to the next. */
export const LONGEST_STEP = 1.6
/** Metres a second. */
const FASTEST = 12
/** Share of steps that may be faster. */
const FAST_STEPS = 0.1
/** Seconds: shorter times between frames count as this. */
const SHORTEST_TIME = 1 / 30
/** Seconds after which a part may be anywhere. */
export const LONGEST_TIME = 0.3

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

export const distanceOf = (a: Keypoint3d | undefined, b: Keypoint3d | undefined): number =>
  a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 0

/** Share of the body's extent in the picture that is not explained by its 3D keypoints. */
const UNEXPLAINED = 0.5
/** Share of frames in which it may be even more. */
const UNEXPLAINED_FRAMES = 0.25

function refuseProjection(frames: readonly PoseFrame[]): Refusal {
  const compared = frames.flatMap((frame, index) =>
    frame.keypoints2d.length > 0 ? [{ index, ...projectionError(frame) }] : [],
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
