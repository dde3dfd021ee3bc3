/**
 * Computes the motion of a worker who lifts a box: the body's points at any time, for the demo's recordings. Metres and
 * seconds.
 */

/** Style of the lift: as taught, with a bent back, at arm's length, or with a twisted trunk. */
export type LiftStyle = 'squat' | 'stoop' | 'reach' | 'twist'

/** x forward, y up, z to the person's right; the origin is between the ankles. */
export type Point = readonly [x: number, y: number, z: number]

export interface Pose {
  /** 33 points in BlazePose's order (nose 0, shoulders 11 12, …, foot points 31 32). */
  points: Point[]
  box: Point
  /** Degrees: of the trunk from upright, of the knee's bend, and between shoulders and hips. */
  trunk: number
  knee: number
  twist: number
  /** Whether the box has left the floor. */
  lifting: boolean
}

export const LIFT_SECONDS = 5
export const FRAMES_PER_SECOND = 15

const BODY = {
  shank: 0.43,
  thigh: 0.43,
  trunk: 0.5,
  upperArm: 0.29,
  foreArm: 0.27,
  neck: 0.22,
  hips: 0.12,
  shoulders: 0.19,
}
const BENDS = {
  squat: { knee: 100, trunk: 38, boxAt: 0.34 },
  stoop: { knee: 16, trunk: 88, boxAt: 0.36 },
  reach: { knee: 70, trunk: 62, boxAt: 0.72 },
  twist: { knee: 84, trunk: 46, boxAt: 0.36 },
}

/** Returns the worker's pose `seconds` after the start of the recording. */
export function poseAt(style: LiftStyle, seconds: number): Pose {
  const bend = BENDS[style]
  const lifting = seconds > 2.2
  const depth = lifting ? 1 - ease((seconds - 2.2) / 1.4) : ease((seconds - 0.8) / 1.2)
  const knee = bend.knee * depth + 4
  const trunk = bend.trunk * depth + 3
  const twist = style === 'twist' ? 42 * ease((seconds - 3) / 1.2) : 0
  const shin = knee * 0.35
  const kneeAt = pointAlong([0, 0.08], BODY.shank, shin)
  const hipAt = pointAlong(kneeAt, BODY.thigh, shin - knee)
  const shoulderAt = pointAlong(hipAt, BODY.trunk, trunk)
  const held = lifting ? 1 - depth : 0
  const handAt: PlanePoint = lifting
    ? [mix(bend.boxAt, hipAt[0] + 0.3, held), mix(0.26, hipAt[1] + 0.12, held)]
    : [mix(shoulderAt[0] + 0.05, bend.boxAt, depth), mix(shoulderAt[1] - 0.54, 0.26, depth)]
  const headAt = pointAlong(shoulderAt, BODY.neck, trunk * 0.6)
  const turned = (point: PlanePoint, side: number) =>
    rotateAround([point[0] - hipAt[0], point[1], side], twist, hipAt[0])
  const points: Point[] = Array.from({ length: 33 }, () => turned(headAt, 0))
  for (const [side, offset] of [
    [-1, 0],
    [1, 1],
  ] as const) {
    const hands = turned(handAt, side * 0.16)
    points[11 + offset] = turned(shoulderAt, side * BODY.shoulders)
    points[13 + offset] = elbow(points[11 + offset] as Point, hands, side)
    for (const hand of [15, 17, 19, 21]) points[hand + offset] = hands
    points[23 + offset] = [hipAt[0], hipAt[1], side * BODY.hips]
    points[25 + offset] = [kneeAt[0], kneeAt[1], side * 0.15]
    points[27 + offset] = [0, 0.08, side * 0.15]
    points[29 + offset] = [-0.06, 0.02, side * 0.15]
    points[31 + offset] = [0.18, 0.02, side * 0.17]
  }
  const box: Point = lifting ? turned(handAt, 0) : [bend.boxAt, 0.2, 0]
  return { points, box, trunk, knee, twist, lifting }
}

type PlanePoint = readonly [forward: number, up: number]

function pointAlong([x, y]: PlanePoint, length: number, degrees: number): PlanePoint {
  const lean = (degrees * Math.PI) / 180
  return [x + length * Math.sin(lean), y + length * Math.cos(lean)]
}

function rotateAround([x, y, z]: Point, degrees: number, aroundX: number): Point {
  const yaw = (degrees * Math.PI) / 180
  return [aroundX + x * Math.cos(yaw) - z * Math.sin(yaw), y, x * Math.sin(yaw) + z * Math.cos(yaw)]
}

/** The elbow is below and outside the straight line unless the arm is stretched. */
function elbow(shoulder: Point, hand: Point, side: number): Point {
  const reach = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1], hand[2] - shoulder[2])
  const slack = Math.sqrt(Math.max(0, ((BODY.upperArm + BODY.foreArm) ** 2 - reach ** 2) / 4))
  return [
    (shoulder[0] + hand[0]) / 2 - slack * 0.8,
    (shoulder[1] + hand[1]) / 2 - slack * 0.4,
    (shoulder[2] + hand[2]) / 2 + side * slack * 0.4,
  ]
}

function ease(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
