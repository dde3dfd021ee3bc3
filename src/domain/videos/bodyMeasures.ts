/** Angles and distances of the body in each frame with a person, from smoothed keypoints. */
import { type Keypoint2d, type Keypoint3d, PART, type PoseFrame, POSE_PARTS } from './poseFrames.ts'

/** Degrees unless said otherwise. */
export interface BodyMeasures {
  /** Seconds. */
  at: number
  /** Index of the frame. */
  frame: number
  /** Angle of the trunk to the vertical. */
  trunk: number
  /** Flexion: 0 is a straight leg. */
  knees: Sides
  /** Flexion of the straighter arm. */
  elbow: number
  /** Visibility of each leg's knee and ankle, 0 to 1. */
  legVisibility: Sides
  /** Length of each thigh and shank; metres. */
  thighs: Sides
  shanks: Sides
  /** Length of each shank in the picture, in heights of the picture. */
  shanksInPicture: Sides
  /** To the camera: 0 faces it, 90 is the side, 180 is the back. */
  bodyAngle: number
  /** Metres. */
  trunkLength: number
  /** Horizontal distance of wrists and ankles in lengths of the upright trunk. */
  reach: number
  /** Horizontal distance of the body's weight and the ankles, in trunk lengths. */
  imbalance: number
  /** Horizontal distance of wrists and ankles in the picture, in heights of the picture. */
  handOffset: number
  /** Height of the trunk in the picture, in heights of the picture. */
  trunkInPicture: number
  /** Distance of the wrists from each other in the picture, in heights of the picture. */
  handsApart: number
  /** Distance of the left shoulder from the right one in the picture, in heights of the picture; negative from behind. */
  shoulderWidth: number
  /** Visibility of the wrists, 0 to 1. */
  handVisibility: number
  /** Direction of the line of the shoulders seen from above, -180 to 180. */
  shoulderYaw: number
  /** The same from the width of the shoulders in the picture alone: 0 faces the camera, 90 is the side, 180 is the back. */
  shoulderAngle: number
  /** Angle of the shoulders to the hips, -180 to 180. */
  twist: number
  /** Distance of the left ankle in front of the right one, in trunk lengths. */
  footForward: number
  /** Height of wrists over ankles in the picture, in heights of the picture. */
  handHeight: number
  /** Height of shoulders over ankles in the picture, in heights of the picture. */
  shoulderHeight: number
  /** Middles in the picture. */
  hips: Keypoint2d
  shoulders: Keypoint2d
  head: Keypoint2d
  /** Ankle, heel and toe of each foot in the picture. */
  feet: { left: FootPoint[]; right: FootPoint[] }
}

export interface Sides {
  left: number
  right: number
}

export interface FootPoint {
  x: number
  y: number
  visibility: number
}

/** Returns one element for each frame with a person, in order. */
export function measureBody(frames: readonly PoseFrame[]): BodyMeasures[] {
  const poses = splitAtGaps(frames).flatMap(smoothPoses)
  const measures = levelDepth(poses).map(measurePose)
  const upright = measures.filter(isUpright)
  if (upright.length < ENOUGH_UPRIGHT) return measures
  // A bent trunk is found up to a fifth too short.
  const trunkLength = median(upright.map((measure) => measure.trunkLength))
  const trunkInPicture = median(upright.map((measure) => measure.trunkInPicture))
  return measures.map((measure) => {
    const inSpace = (measure.reach * measure.trunkLength) / trunkLength
    const sine = Math.sin((measure.bodyAngle * Math.PI) / 180)
    const inPicture = measure.handOffset / Math.max(trunkInPicture * sine, Number.EPSILON)
    return {
      ...measure,
      reach: blendReach(inSpace, inPicture, measure.bodyAngle),
      shoulderAngle: angleOfWidth(measure.shoulderWidth, trunkInPicture),
    }
  })
}

/** Width of the shoulders in lengths of the trunk. */
const SHOULDERS = 0.72

const angleOfWidth = (width: number, trunk: number): number =>
  toDegrees(
    Math.acos(Math.min(1, Math.max(-1, width / Math.max(SHOULDERS * trunk, Number.EPSILON)))),
  )

/** Degrees between which the depth of the hands begins to count and counts as much as the picture. */
const DEPTH_FROM = 45
const DEPTH_FULL = 60

/**
 * Hands that reach towards the camera are found too far ahead, by up to half a trunk. The picture shows the part of the
 * reach across it exactly, and the body's angle to the camera tells the rest: hands reach straight ahead.
 */
function blendReach(inSpace: number, inPicture: number, bodyAngle: number): number {
  const sideways = Math.min(bodyAngle, 180 - bodyAngle)
  const share = (sideways - DEPTH_FROM) / (DEPTH_FULL - DEPTH_FROM)
  const weight = Math.min(1, Math.max(0, share)) / 2
  return weight * inSpace + (1 - weight) * inPicture
}

/** Degrees. */
const UPRIGHT_TRUNK = 30
const UPRIGHT_KNEE = 35
/** Frames. */
export const ENOUGH_UPRIGHT = 3

export const isUpright = ({ trunk, knees }: BodyMeasures): boolean =>
  trunk <= UPRIGHT_TRUNK && Math.min(knees.left, knees.right) <= UPRIGHT_KNEE

/** Degrees by which a standing person may seem to lean. */
const LARGEST_LEAN = 12

/**
 * Turns all poses so that the person stands upright in depth while standing: the model lets people lean towards the
 * camera by up to 10°, and a camera that is not level adds its own angle.
 */
function levelDepth(poses: readonly Pose[]): Pose[] {
  const standing = poses.filter((pose) => isUpright(measurePose(pose)))
  if (standing.length < ENOUGH_UPRIGHT) return [...poses]
  const leans = standing.map(({ points3d }) => {
    const axis = (index: 1 | 2) =>
      sumOf(points3d, SHOULDER_PARTS, index) - sumOf(points3d, ANKLE_PARTS, index)
    return Math.atan2(axis(2), axis(1))
  })
  const limit = (LARGEST_LEAN * Math.PI) / 180
  const lean = Math.min(limit, Math.max(-limit, median(leans)))
  const [sine, cosine] = [Math.sin(lean), Math.cos(lean)]
  return poses.map((pose) => ({
    ...pose,
    points3d: pose.points3d.map(([x, y, z, visibility]): Keypoint3d => [
      x,
      y * cosine + z * sine,
      z * cosine - y * sine,
      visibility,
    ]),
  }))
}

const SHOULDER_PARTS = [PART.leftShoulder, PART.rightShoulder]
const ANKLE_PARTS = [PART.leftAnkle, PART.rightAnkle]

const sumOf = (points: readonly Keypoint3d[], parts: readonly number[], axis: 1 | 2): number =>
  parts.reduce((sum, part) => sum + (points[part]?.[axis] ?? 0), 0)

interface Pose {
  at: number
  frame: number
  points3d: readonly Keypoint3d[]
  points2d: readonly Keypoint2d[]
}

/** Seconds without a person over which nothing is smoothed. */
const SMOOTHING_GAP = 0.35

/** Frames with a person, in runs without gaps. */
function splitAtGaps(frames: readonly PoseFrame[]): Pose[][] {
  const runs: Pose[][] = []
  for (const [frame, { timestamp: at, keypoints3d, keypoints2d }] of frames.entries()) {
    if (keypoints3d.length < POSE_PARTS || keypoints2d.length < POSE_PARTS) continue
    const pose = { at, frame, points3d: keypoints3d, points2d: keypoints2d }
    const before = runs.at(-1)?.at(-1)
    if (before && at - before.at <= SMOOTHING_GAP) runs.at(-1)?.push(pose)
    else runs.push([pose])
  }
  return runs
}

/** Smooths each coordinate: the median of 5 frames, then the mean of 3. */
function smoothPoses(run: readonly Pose[]): Pose[] {
  const series = (read: (pose: Pose) => number) => smooth(run.map(read))
  const smoothed3d = PARTS.map((part) =>
    [0, 1, 2, 3].map((axis) => series(({ points3d }) => points3d[part]?.[axis] ?? 0)),
  )
  const smoothed2d = PARTS.map((part) =>
    [0, 1].map((axis) => series(({ points2d }) => points2d[part]?.[axis] ?? 0)),
  )
  return run.map(({ at, frame }, index) => ({
    at,
    frame,
    points3d: smoothed3d.map((axes) => axes.map((values) => values[index] ?? 0)) as never,
    points2d: smoothed2d.map((axes) => axes.map((values) => values[index] ?? 0)) as never,
  }))
}

const PARTS = Array.from({ length: POSE_PARTS }, (_, part) => part)

/** The median of 5, then the mean of 3; shorter at the ends. */
export const smooth = (values: readonly number[]): number[] =>
  windows(windows(values, 2).map(median), 1).map(mean)

const windows = (values: readonly number[], reach: number): number[][] =>
  values.map((_, at) => {
    // Equally far on both sides, so that the ends are not shifted in time.
    const width = Math.min(reach, at, values.length - 1 - at)
    return values.slice(at - width, at + width + 1)
  })

/** 0 without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [below = 0, above = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]]
  return (below + above) / 2
}

/** 0 without values. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

function measurePose({ at, frame, points3d, points2d }: Pose): BodyMeasures {
  const point = (part: keyof typeof PART): Keypoint3d => points3d[PART[part]] ?? NOWHERE
  const middle = (a: keyof typeof PART, b: keyof typeof PART) => middleOf(point(a), point(b))
  const pixel = (part: keyof typeof PART): Keypoint2d => points2d[PART[part]] ?? [0, 0]
  const middle2d = (a: keyof typeof PART, b: keyof typeof PART): Keypoint2d => {
    const [from, to] = [pixel(a), pixel(b)]
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  }
  const shoulders = middle('leftShoulder', 'rightShoulder')
  const hips = middle('leftHip', 'rightHip')
  const ankles = middle('leftAnkle', 'rightAnkle')
  const wrists = middle('leftWrist', 'rightWrist')
  const trunk = subtract(shoulders, hips)
  const weightFromFeet = (axis: 0 | 2) =>
    WEIGHT.shoulders * (shoulders[axis] - ankles[axis]) + WEIGHT.hips * (hips[axis] - ankles[axis])
  const trunkLength = Math.max(lengthOf(trunk), SMALLEST_TRUNK)
  const hipLine = subtract(point('leftHip'), point('rightHip'))
  const shoulderLine = subtract(point('leftShoulder'), point('rightShoulder'))
  const pelvis = Math.max(Math.hypot(hipLine[0], hipLine[2]), Number.EPSILON)
  const feetLine = subtract(point('leftAnkle'), point('rightAnkle'))
  const ankles2d = middle2d('leftAnkle', 'rightAnkle')
  const footPoint = (part: keyof typeof PART): FootPoint => {
    const [x, y] = pixel(part)
    return { x, y, visibility: point(part)[3] }
  }
  const trunkInPicture =
    middle2d('leftHip', 'rightHip')[1] - middle2d('leftShoulder', 'rightShoulder')[1]
  const shoulderWidth = pixel('leftShoulder')[0] - pixel('rightShoulder')[0]
  return {
    at,
    frame,
    trunk: angleBetween(trunk, UP),
    knees: {
      left: flexion(point('leftHip'), point('leftKnee'), point('leftAnkle')),
      right: flexion(point('rightHip'), point('rightKnee'), point('rightAnkle')),
    },
    elbow: Math.min(
      flexion(point('leftShoulder'), point('leftElbow'), point('leftWrist')),
      flexion(point('rightShoulder'), point('rightElbow'), point('rightWrist')),
    ),
    legVisibility: {
      left: (point('leftKnee')[3] + point('leftAnkle')[3]) / 2,
      right: (point('rightKnee')[3] + point('rightAnkle')[3]) / 2,
    },
    thighs: {
      left: lengthOf(subtract(point('leftKnee'), point('leftHip'))),
      right: lengthOf(subtract(point('rightKnee'), point('rightHip'))),
    },
    shanks: {
      left: lengthOf(subtract(point('leftAnkle'), point('leftKnee'))),
      right: lengthOf(subtract(point('rightAnkle'), point('rightKnee'))),
    },
    shanksInPicture: {
      left: distance2d(pixel('leftAnkle'), pixel('leftKnee')),
      right: distance2d(pixel('rightAnkle'), pixel('rightKnee')),
    },
    bodyAngle: Math.abs(yawOf(hipLine)),
    trunkLength,
    reach: Math.hypot(wrists[0] - ankles[0], wrists[2] - ankles[2]) / trunkLength,
    imbalance: Math.hypot(weightFromFeet(0), weightFromFeet(2)) / trunkLength,
    handOffset: Math.abs(middle2d('leftWrist', 'rightWrist')[0] - ankles2d[0]),
    trunkInPicture,
    handsApart: distance2d(pixel('leftWrist'), pixel('rightWrist')),
    handVisibility: Math.max(point('leftWrist')[3], point('rightWrist')[3]),
    shoulderYaw: yawOf(shoulderLine),
    shoulderWidth,
    shoulderAngle: angleOfWidth(shoulderWidth, trunkInPicture),
    twist: angleDifference(yawOf(shoulderLine), yawOf(hipLine)),
    footForward: (hipLine[0] * feetLine[2] - hipLine[2] * feetLine[0]) / pelvis / trunkLength,
    handHeight: ankles2d[1] - middle2d('leftWrist', 'rightWrist')[1],
    shoulderHeight: ankles2d[1] - middle2d('leftShoulder', 'rightShoulder')[1],
    hips: middle2d('leftHip', 'rightHip'),
    shoulders: middle2d('leftShoulder', 'rightShoulder'),
    head: pixel('nose'),
    feet: {
      left: [footPoint('leftAnkle'), footPoint('leftHeel'), footPoint('leftToe')],
      right: [footPoint('rightAnkle'), footPoint('rightHeel'), footPoint('rightToe')],
    },
  }
}

/** Shares of the body's weight that act there, with head, arms and thighs; the rest is near the feet. */
const WEIGHT = { shoulders: 0.45, hips: 0.4 }

type Vector = readonly [x: number, y: number, z: number]

const NOWHERE: Keypoint3d = [0, 0, 0, 0]
const UP: Vector = [0, 1, 0]

/** Metres; only impossible bodies have shorter ones. */
const SMALLEST_TRUNK = 0.1

const subtract = (a: readonly number[], b: readonly number[]): Vector => [
  (a[0] ?? 0) - (b[0] ?? 0),
  (a[1] ?? 0) - (b[1] ?? 0),
  (a[2] ?? 0) - (b[2] ?? 0),
]

const middleOf = (a: Keypoint3d, b: Keypoint3d): Vector => [
  (a[0] + b[0]) / 2,
  (a[1] + b[1]) / 2,
  (a[2] + b[2]) / 2,
]

const lengthOf = ([x, y, z]: Vector): number => Math.hypot(x, y, z)

const distance2d = (a: Keypoint2d, b: Keypoint2d): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Degrees, 0 to 180; 0 when one has no length. */
function angleBetween(a: Vector, b: Vector): number {
  const lengths = lengthOf(a) * lengthOf(b)
  if (lengths === 0) return 0
  const cosine = (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / lengths
  return toDegrees(Math.acos(Math.min(1, Math.max(-1, cosine))))
}

/** 0: the joint between two ends is straight, or has no length. */
const flexion = (end: Keypoint3d, joint: Keypoint3d, otherEnd: Keypoint3d): number => {
  const [bone, otherBone] = [subtract(end, joint), subtract(otherEnd, joint)]
  return lengthOf(bone) === 0 || lengthOf(otherBone) === 0 ? 0 : 180 - angleBetween(bone, otherBone)
}

/** Direction seen from above: 0 to the right of the picture, 90 towards the camera. */
const yawOf = ([x, , z]: Vector): number => toDegrees(Math.atan2(z, x))

/** Returns a - b as -180 to 180. */
export const angleDifference = (a: number, b: number): number => {
  const turn = (((a - b) % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

const toDegrees = (radians: number): number => (radians * 180) / Math.PI
