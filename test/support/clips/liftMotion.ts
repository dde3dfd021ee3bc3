/** Positions of the computed worker and the box at each moment of a clip. */
import type { MotionPlan } from './clipPlan.ts'
import { footwork } from './footwork.ts'
import {
  add,
  ahead,
  distance,
  ease,
  middle,
  mix,
  normalize,
  radians,
  rightOf,
  scale,
  subtract,
  type Vector,
} from './vectors.ts'
import { proportionsOf } from './workerBody.ts'
import { across, poseOf, type Sides, type WorkerPose, wristFor } from './workerPose.ts'

export interface BoxPlace {
  /** Middle of its bottom. */
  at: Vector
  yaw: number
}

export interface Scene {
  pose: WorkerPose
  box: BoxPlace
}

/** Degrees. */
const STANDING = { knee: 6, shank: 3, trunk: 3 }
const LOADED_TRUNK = -2
/** Metres that the box is carried in front of the middle of the hips, beside half of its depth. */
const BELLY = 0.15
/** Share of the arm's length that a hand reaches without stretching. */
const COMFORTABLE = 0.955

/** Returns the worker and the box at any second of the clip. */
export function motionOf(plan: MotionPlan): (seconds: number) => Scene {
  const isLift = plan.style !== 'stand' && plan.style !== 'push'
  const lowestTrunk = isLift ? trunkThatReaches(plan) : STANDING.trunk
  return (seconds) =>
    plan.style === 'push'
      ? pushAt(plan, seconds)
      : liftAt(plan, seconds, isLift ? lowestTrunk : null)
}

/** `lowestTrunk`: degrees at the lowest point; null: the worker stands, and the box stays where it is. */
function liftAt(plan: MotionPlan, seconds: number, lowestTrunk: number | null): Scene {
  const { style, startAt, down, pause, up, turn } = plan
  const risesAt = startAt + down + pause
  const risen = ease((seconds - risesAt) / up)
  const isBent = lowestTrunk !== null
  const depth = !isBent ? 0 : seconds < risesAt ? ease((seconds - startAt) / down) : 1 - risen
  const { feet, base, yaw } = footwork(plan, seconds)
  const turned = style === 'twist' ? turn * ease((seconds - risesAt - up * 0.72) / 1.3) : 0
  const standing = mixNumber(STANDING.trunk, LOADED_TRUNK, risen)
  const sway = Math.sin(seconds * 1.9 + plan.seed) * 0.6 + Math.sin(seconds * 3.1 + plan.seed) * 0.3
  const request = {
    feet,
    ...hipsAt(plan, { base, yaw, depth, feet, shift: sway * 0.006 }),
    trunk: mixNumber(standing, lowestTrunk ?? 0, depth) + sway * 0.7,
    hipYaw: yaw + turned * 0.35,
    shoulderYaw: yaw + turned + (isBent ? 0 : sway * 2),
    armSwing: sway * 0.012,
  }
  if (!isBent) {
    const pose = poseOf(plan.body, { ...request, palms: null, reach: 0 })
    return { pose, box: restingBox(plan) }
  }
  const isHeld = seconds >= risesAt
  const box = isHeld ? heldBox(plan, request, risen) : restingBox(plan)
  const reach = ease((seconds - startAt - down * 0.2) / (down * 0.8))
  return { pose: poseOf(plan.body, { ...request, palms: gripsOf(plan, box), reach }), box }
}

interface HipsRequest {
  base: Vector
  yaw: number
  depth: number
  feet: WorkerPose['feet']
  /** Metres to the side. */
  shift: number
}

/** Hips above bent legs: as low as the knees say, and never farther from an ankle than the leg is long. */
function hipsAt(
  plan: MotionPlan,
  { base, yaw, depth, feet, shift }: HipsRequest,
): { hips: Vector } {
  const parts = proportionsOf(plan.body)
  const knee = mixNumber(STANDING.knee, plan.knee, depth)
  const shank = mixNumber(STANDING.shank, plan.shank, depth)
  const thigh = shank - knee
  const splay = (plan.feet.apart / 2 - parts.hip) / (parts.shank + parts.thigh)
  const flat = Math.sqrt(1 - Math.min(0.9, splay ** 2))
  const forward = Math.sin(radians(shank)) * parts.shank + Math.sin(radians(thigh)) * parts.thigh
  const above = Math.cos(radians(shank)) * parts.shank + Math.cos(radians(thigh)) * parts.thigh
  const point = add(add(base, scale(ahead(yaw), forward)), scale(rightOf(yaw), shift))
  const joints = across(point, yaw, parts.hip)
  const limits = (['left', 'right'] as const).map((side) => {
    const { at } = feet[side]
    const apart = Math.hypot(joints[side][0] - at[0], joints[side][2] - at[2])
    return Math.sqrt(((parts.shank + parts.thigh) * 0.997) ** 2 - apart ** 2)
  })
  return { hips: [point[0], parts.ankleHeight + Math.min(above * flat, ...limits), point[2]] }
}

const restingBox = ({ box }: MotionPlan): BoxPlace => ({ at: [box.ahead, box.raised, 0], yaw: 0 })

function gripsOf({ box }: MotionPlan, { at, yaw }: BoxPlace): Sides<Vector> {
  return across(add(at, [0, box.grip, 0]), yaw, box.width / 2 + 0.012)
}

/** The box on its way from the floor to the waist, never farther than the arms are long. */
function heldBox(
  plan: MotionPlan,
  request: { hips: Vector; shoulderYaw: number; hipYaw: number; trunk: number } & Pick<
    WorkerPose,
    'feet' | 'armSwing'
  >,
  risen: number,
): BoxPlace {
  const { box, body } = plan
  const parts = proportionsOf(body)
  const { hips, shoulderYaw } = request
  const waist = add(
    [hips[0], hips[1] + 0.13 - box.grip, hips[2]],
    scale(ahead(shoulderYaw), BELLY + box.depth / 2),
  )
  const near = ease(risen * 1.15)
  const start = restingBox(plan).at
  const held = mix(start, waist, near)
  let at: Vector = [held[0], mixNumber(start[1], waist[1], risen), held[2]]
  const { shoulders } = poseOf(body, { ...request, palms: null, reach: 0 })
  const reachable = (parts.upperArm + parts.foreArm) * COMFORTABLE
  for (let round = 0; round < 4; round += 1) {
    const grips = gripsOf(plan, { at, yaw: shoulderYaw })
    for (const side of ['left', 'right'] as const) {
      const shoulder = shoulders[side]
      const wrist = wristFor(grips[side], { shoulder, yaw: shoulderYaw, parts })
      const excess = distance(wrist, shoulder) - reachable
      if (excess > 0) at = add(at, scale(normalize(subtract(shoulder, wrist)), excess * 0.5))
    }
  }
  return { at, yaw: shoulderYaw }
}

/** Degrees of lean at which both hands come to the box at the lowest point. */
function trunkThatReaches(plan: MotionPlan): number {
  const parts = proportionsOf(plan.body)
  const { feet, base } = footwork(plan, 0)
  const hips = hipsAt(plan, { base, yaw: 0, depth: 1, feet, shift: 0 })
  const grips = gripsOf(plan, restingBox(plan))
  for (let trunk = 5; trunk <= 115; trunk += 0.5) {
    const { shoulders } = poseOf(plan.body, {
      feet,
      ...hips,
      hipYaw: 0,
      shoulderYaw: 0,
      trunk,
      palms: null,
      reach: 0,
      armSwing: 0,
    })
    const far = Math.max(
      ...(['left', 'right'] as const).map((side) =>
        distance(
          wristFor(grips[side], { shoulder: shoulders[side], yaw: 0, parts }),
          shoulders[side],
        ),
      ),
    )
    if (far <= (parts.upperArm + parts.foreArm) * COMFORTABLE) return trunk
  }
  throw new Error('The worker cannot reach the box: bend the knees more, or move the box nearer.')
}

/** Metres: the handle of the trolley above the floor, and how far it is pushed. */
const HANDLE = 1.02
const PUSHED = 0.5

function pushAt(plan: MotionPlan, seconds: number): Scene {
  const { feet, base, yaw } = footwork(plan, seconds)
  const effort = ease((seconds - plan.startAt) / 0.8)
  const going = ease((seconds - plan.startAt - 0.3) / 2.6)
  const box: BoxPlace = { at: [plan.box.ahead + going * PUSHED, plan.box.raised, 0], yaw: 0 }
  const handle: Vector = [box.at[0] - plan.box.depth / 2 - 0.02, HANDLE, 0]
  const hips = hipsAt(plan, { base, yaw, depth: 0, feet, shift: 0 }).hips
  const request = {
    feet,
    hips: add(hips, [-0.02 + effort * 0.04, -0.03 * effort, 0]),
    hipYaw: yaw,
    trunk: 8 + effort * 14,
    shoulderYaw: yaw,
    palms: across(handle, 0, plan.box.width * 0.4),
    reach: 1,
    armSwing: 0,
  }
  return { pose: poseOf(plan.body, request), box }
}

export const middleOf = ({ left, right }: Sides<Vector>): Vector => middle(left, right)

const mixNumber = (from: number, to: number, share: number): number => from + (to - from) * share
