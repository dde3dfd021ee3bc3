/** The exact truth of a clip: angles and distances of the computed joints, the moments of the lift, the verdicts as built. */
import type { Principle } from '#domain/observations/principles.ts'
import { type ClipFault, type ClipPlan, type ClipStyle, FRAMES_PER_SECOND } from './clipPlan.ts'
import { middleOf, motionOf } from './liftMotion.ts'
import { angleBetween, degrees, distance, subtract, UP, type Vector } from './vectors.ts'
import type { WorkerPose } from './workerPose.ts'

export interface ClipTruth {
  name: string
  style: ClipStyle
  fault: ClipFault | null
  /** Degrees from the worker's front. */
  cameraAngle: number
  /** Seconds of the clip. */
  duration: number
  /** Seconds at which the wrists have risen by a tenth and nine tenths; null: nothing is lifted. */
  lift: { start: number; end: number } | null
  /** Verdicts as built; null: cannot be judged from this clip. */
  verdicts: Record<Principle, boolean | null>
  /** Knee / (knee + trunk) at the deepest frame of the lift. */
  kneeShare: number | null
  /** Horizontal distance of wrists and ankles at the start of the lift, in lengths of the trunk. */
  reach: number | null
  /** Largest change of the shoulders' yaw after the start of the lift, in degrees. */
  shoulderTurn: number | null
  /** Frames a second of the lists below, each with one number a frame. */
  frameRate: number
  /** Degrees. */
  trunk: number[]
  kneeLeft: number[]
  kneeRight: number[]
}

export function truthOf({ name, motion, camera, fault }: ClipPlan): ClipTruth {
  const sceneAt = motionOf(motion)
  const poses = Array.from(
    { length: Math.round(motion.seconds * FRAMES_PER_SECOND) },
    (_, frame) => sceneAt(frame / FRAMES_PER_SECOND).pose,
  )
  const lift = poses.length > FRAMES_PER_SECOND ? liftOf(poses) : null
  const isLift = motion.style !== 'stand' && motion.style !== 'push' && lift !== null
  const lifted = isLift ? poses.slice(Math.round(lift.start * FRAMES_PER_SECOND)) : []
  const atStart = lifted[0]
  const deepest = isLift ? poses.toSorted((a, b) => wristsAbove(a) - wristsAbove(b))[0] : undefined
  const people = fault === 'NO_PERSON' ? [] : poses
  return {
    name,
    style: motion.style,
    fault,
    cameraAngle: camera.angle,
    duration: motion.seconds,
    lift: isLift && people.length > 0 ? lift : null,
    verdicts: verdictsOf(motion.style, fault, camera.angle),
    kneeShare: deepest ? round(kneeShareOf(deepest)) : null,
    reach: atStart ? round(reachOf(atStart)) : null,
    shoulderTurn: atStart
      ? round(Math.max(...lifted.map((pose) => turnBetween(atStart, pose))))
      : null,
    frameRate: FRAMES_PER_SECOND,
    trunk: people.map((pose) => tenths(trunkOf(pose))),
    kneeLeft: people.map((pose) => tenths(kneeOf(pose, 'left'))),
    kneeRight: people.map((pose) => tenths(kneeOf(pose, 'right'))),
  }
}

const UNKNOWN = { INSIDE_BASE: null, BIG_ENGINES: null, TURN_NOT_TWIST: null, DIP_N_DRIVE: null }

/** Degrees from the front and from the back within which a reach points at the camera or away from it. */
const FRONTAL = 35

function verdictsOf(
  style: ClipStyle,
  fault: ClipFault | null,
  cameraAngle: number,
): ClipTruth['verdicts'] {
  if (style === 'stand' || style === 'push') return UNKNOWN
  const verdicts = {
    INSIDE_BASE: style !== 'reach',
    BIG_ENGINES: style !== 'stoop',
    TURN_NOT_TWIST: style !== 'twist',
    DIP_N_DRIVE: null,
  }
  if (fault && fault !== 'TOO_FRONTAL') return UNKNOWN
  const angle = Math.abs(cameraAngle)
  return angle < FRONTAL || angle > 180 - FRONTAL ? { ...verdicts, INSIDE_BASE: null } : verdicts
}

const trunkLine = ({ shoulders, hipJoints }: WorkerPose): Vector =>
  subtract(middleOf(shoulders), middleOf(hipJoints))

const trunkOf = (pose: WorkerPose): number => angleBetween(trunkLine(pose), UP)

function kneeOf({ hipJoints, knees, ankles }: WorkerPose, side: 'left' | 'right'): number {
  const knee = knees[side]
  return 180 - angleBetween(subtract(hipJoints[side], knee), subtract(ankles[side], knee))
}

function kneeShareOf(pose: WorkerPose): number {
  const knee = (kneeOf(pose, 'left') + kneeOf(pose, 'right')) / 2
  return knee / (knee + trunkOf(pose))
}

function reachOf(pose: WorkerPose): number {
  const [wristX, , wristZ] = middleOf(pose.wrists)
  const [ankleX, , ankleZ] = middleOf(pose.ankles)
  return (
    Math.hypot(wristX - ankleX, wristZ - ankleZ) /
    distance(middleOf(pose.shoulders), middleOf(pose.hipJoints))
  )
}

function turnBetween(before: WorkerPose, after: WorkerPose): number {
  const yaw = ({ shoulders: { left, right } }: WorkerPose) =>
    degrees(Math.atan2(right[0] - left[0], right[2] - left[2]))
  return Math.abs(((yaw(after) - yaw(before) + 540) % 360) - 180)
}

const wristsAbove = (pose: WorkerPose): number =>
  middleOf(pose.wrists)[1] - middleOf(pose.ankles)[1]

/** From the lowest point that a rise follows: a tenth and nine tenths of the rise. */
function liftOf(poses: readonly WorkerPose[]): { start: number; end: number } {
  const heights = poses.map(wristsAbove)
  const lowest = heights.lastIndexOf(Math.min(...heights))
  const highest = Math.max(...heights.slice(lowest))
  const low = heights[lowest] ?? 0
  const secondsAt = (share: number) => {
    const level = low + (highest - low) * share
    return round(
      heights.findIndex((height, frame) => frame >= lowest && height >= level) / FRAMES_PER_SECOND,
    )
  }
  return { start: secondsAt(0.1), end: secondsAt(0.9) }
}

const tenths = (value: number): number => Math.round(value * 10) / 10

const round = (value: number): number => Math.round(value * 1_000) / 1_000
