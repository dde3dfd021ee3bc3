/** Joints of the computed worker: feet, hips, lean and hands are given; knees and elbows follow from the bones' lengths. */
import {
  add,
  ahead,
  cross,
  distance,
  mix,
  normalize,
  radians,
  rightOf,
  scale,
  subtract,
  UP,
  type Vector,
} from './vectors.ts'
import { type Proportions, proportionsOf, type WorkerBody } from './workerBody.ts'

export interface Foot {
  /** The point of the floor under the ankle; y is above 0 during a step. */
  at: Vector
  /** Degrees; positive turns to the left. */
  yaw: number
}

export interface PoseRequest {
  feet: Sides<Foot>
  /** Middle of the hips. */
  hips: Vector
  hipYaw: number
  /** Degrees between the line from hips to shoulders and the vertical. */
  trunk: number
  shoulderYaw: number
  /** Points that the palms touch; null: the arm hangs. */
  palms: Sides<Vector> | null
  /** 0: the arms hang; 1: the palms are at their points. */
  reach: number
  /** Metres that the hanging hands swing ahead. */
  armSwing: number
}

export interface Sides<Value> {
  left: Value
  right: Value
}

export interface WorkerPose extends PoseRequest {
  shoulders: Sides<Vector>
  elbows: Sides<Vector>
  wrists: Sides<Vector>
  /** Middles of the palms. */
  hands: Sides<Vector>
  hipJoints: Sides<Vector>
  knees: Sides<Vector>
  ankles: Sides<Vector>
}

const SIDES = ['left', 'right'] as const

export function poseOf(body: WorkerBody, request: PoseRequest): WorkerPose {
  const parts = proportionsOf(body)
  const { feet, hips, hipYaw, trunk, shoulderYaw } = request
  const shoulderMiddle = add(hips, scale(leanAt(trunk, (hipYaw + shoulderYaw) / 2), parts.trunk))
  const pose: WorkerPose = {
    ...request,
    shoulders: across(shoulderMiddle, shoulderYaw, parts.shoulder),
    hipJoints: across(hips, hipYaw, parts.hip),
    ankles: bothSides((side) => add(feet[side].at, [0, parts.ankleHeight, 0])),
    knees: { left: hips, right: hips },
    elbows: { left: hips, right: hips },
    wrists: { left: hips, right: hips },
    hands: { left: hips, right: hips },
  }
  for (const side of SIDES) {
    const { hipJoints, ankles, knees } = pose
    const over = ahead(feet[side].yaw)
    knees[side] = jointBetween(hipJoints[side], ankles[side], [parts.thigh, parts.shank], over)
    placeArm(pose, side, parts)
  }
  return pose
}

/** Direction of a line that leans by `lean` degrees towards a yaw. */
export function leanAt(lean: number, yaw: number): Vector {
  return add(scale(ahead(yaw), Math.sin(radians(lean))), scale(UP, Math.cos(radians(lean))))
}

export function bothSides<Value>(of: (side: 'left' | 'right') => Value): Sides<Value> {
  return { left: of('left'), right: of('right') }
}

/** 1 on the right, -1 on the left. */
export const signOf = (side: 'left' | 'right'): number => (side === 'right' ? 1 : -1)

export function across(center: Vector, yaw: number, half: number): Sides<Vector> {
  return bothSides((side) => add(center, scale(rightOf(yaw), half * signOf(side))))
}

/** The wrist of a hand whose palm touches a point: the hand points on from the shoulder, somewhat ahead. */
export function wristFor(
  palm: Vector,
  { shoulder, yaw, parts }: { shoulder: Vector; yaw: number; parts: Proportions },
): Vector {
  const along = normalize(add(normalize(subtract(palm, shoulder)), scale(ahead(yaw), 0.35)))
  return subtract(palm, scale(along, parts.hand * 0.48))
}

function placeArm(pose: WorkerPose, side: 'left' | 'right', parts: Proportions): void {
  const { shoulderYaw: yaw, palms, reach, armSwing } = pose
  const shoulder = pose.shoulders[side]
  const outside = scale(rightOf(yaw), signOf(side))
  const arm = parts.upperArm + parts.foreArm
  const hanging = add(
    add(shoulder, [0, -arm * 0.965, 0]),
    add(scale(outside, 0.05), scale(ahead(yaw), 0.05 + armSwing)),
  )
  const wanted = palms
    ? mix(hanging, wristFor(palms[side], { shoulder, yaw, parts }), reach)
    : hanging
  const far = distance(wanted, shoulder)
  const wrist = far > arm * 0.985 ? mix(shoulder, wanted, (arm * 0.985) / far) : wanted
  const bend = add(add(scale(UP, -0.5), scale(outside, 0.55)), scale(ahead(yaw), -0.6))
  const elbow = jointBetween(shoulder, wrist, [parts.upperArm, parts.foreArm], bend)
  const onward = normalize(subtract(wrist, elbow))
  const tip = palms ? mix(onward, normalize(subtract(palms[side], wrist)), reach) : onward
  pose.elbows[side] = elbow
  pose.wrists[side] = wrist
  pose.hands[side] = add(wrist, scale(normalize(tip), parts.hand * 0.48))
}

/** The joint between two bones of given lengths, on the side of `towards`. */
function jointBetween(
  from: Vector,
  to: Vector,
  [first, second]: readonly [number, number],
  towards: Vector,
): Vector {
  const line = subtract(to, from)
  const far = Math.min(Math.hypot(...line), (first + second) * 0.9999)
  const along = (first ** 2 - second ** 2 + far ** 2) / (2 * far)
  const aside = Math.sqrt(Math.max(0, first ** 2 - along ** 2))
  const direction = normalize(line)
  const pole = normalize(cross(cross(direction, towards), direction))
  return add(from, add(scale(direction, along), scale(pole, aside)))
}
