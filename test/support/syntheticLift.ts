/** Keypoints of a lift that is computed from joint angles, as an analysis would find them. Angles in degrees. */
import type { PoseFrame } from '#domain/videos/poseFrames.ts'

export interface SyntheticLift {
  style: 'lift' | 'stand' | 'twist' | 'turn'
  /** At the deepest point. */
  knee: number
  trunk: number
  /** Metres between wrists and ankles at the start of the lift. */
  reach: number
  /** Turn of the shoulders, or of the whole body. */
  turn: number
  /** From the person's front to the camera. */
  camera: number
  /** Metres from ankles to shoulders decide the scale; 1 is a person of 1.75 m. */
  size: number
  /** Heights of the picture for one metre. */
  scale: number
  framesPerSecond: number
  seconds: number
  /** Largest error of a coordinate in metres. */
  noise: number
  legVisibility: number
}

export const SQUAT: SyntheticLift = {
  style: 'lift',
  knee: 95,
  trunk: 40,
  reach: 0.28,
  turn: 0,
  camera: 60,
  size: 1,
  scale: 0.4,
  framesPerSecond: 15,
  seconds: 5,
  noise: 0,
  legVisibility: 0.95,
}

/** When the load leaves the ground and when it has been lifted; seconds. */
export const LIFT_TIMES = { down: 0.8, lowest: 1.8, up: 2.1, end: 3.1, turned: 3.9 }

export function syntheticLift(overrides: Partial<SyntheticLift> = {}): PoseFrame[] {
  const lift = { ...SQUAT, ...overrides }
  return framesOf(lift, (at) => poseAt(lift, at))
}

function framesOf(
  lift: Pick<SyntheticLift, 'framesPerSecond' | 'seconds' | 'noise' | 'legVisibility' | 'scale'>,
  pointsAt: (at: number) => Point[],
): PoseFrame[] {
  const random = seededNoise()
  const count = Math.round(lift.seconds * lift.framesPerSecond)
  return Array.from({ length: count }, (_, index) => {
    const at = index / lift.framesPerSecond
    const points = pointsAt(at).map(([x, y, z]) => ({
      x: x + lift.noise * random(),
      y: y + lift.noise * random(),
      z: z + lift.noise * random(),
    }))
    const [left, right] = [points[23], points[24]]
    const middle = {
      x: ((left?.x ?? 0) + (right?.x ?? 0)) / 2,
      y: ((left?.y ?? 0) + (right?.y ?? 0)) / 2,
      z: ((left?.z ?? 0) + (right?.z ?? 0)) / 2,
    }
    return {
      timestamp: Math.round(at * 1_000) / 1_000,
      keypoints3d: points.map(({ x, y, z }, part) => [
        millimetres(x - middle.x),
        millimetres(y - middle.y),
        millimetres(z - middle.z),
        part >= 25 ? lift.legVisibility : 0.97,
      ]),
      keypoints2d: points.map(({ x, y }) => [
        millimetres(0.5 + lift.scale * x),
        millimetres(0.92 - lift.scale * y),
      ]),
      people: 1,
    }
  })
}

/** A posture that is reached at some second, smoothly from the one before. */
export interface Posture {
  at: number
  knee: number
  trunk: number
  /** Position of the hands: hanging, in front of the belly, on the load, a little below its grips, or flat on the floor below the shoulders. */
  hands: 'hanging' | 'carrying' | 'load' | 'below' | 'floor'
  /** Angle of the shank to the vertical; absent: as in a squat. */
  shank?: number
  /** Metres by which the person has walked ahead; absent: none. */
  walked?: number
}

export const STANDING = { knee: 4, trunk: 3, hands: 'hanging' } as const
export const CARRYING = { ...STANDING, hands: 'carrying' } as const
export const BENT = { knee: 15, trunk: 85, hands: 'load' } as const
export const SITTING = { knee: 95, trunk: 40, hands: 'load' } as const

/** A movement from one posture to the next. */
export function syntheticPostures(
  postures: readonly Posture[],
  overrides: Partial<SyntheticLift> = {},
): PoseFrame[] {
  const lift = { ...SQUAT, seconds: (postures.at(-1)?.at ?? 0) + 1, ...overrides }
  return framesOf(lift, (at) => {
    const next = postures.find((posture) => posture.at > at) ?? postures.at(-1)
    const before = postures.findLast((posture) => posture.at <= at) ?? next
    if (!before || !next) return []
    const share = before === next ? 1 : ease(at, before.at, next.at)
    const between = (value: (posture: Posture) => number) =>
      value(before) + (value(next) - value(before)) * share
    const knee = between((posture) => posture.knee)
    const trunk = between((posture) => posture.trunk)
    const shank = between((posture) => posture.shank ?? squattingShank(posture.knee))
    const joints = jointsOf(lift, { knee, trunk, shank })
    const wrist = mix(handsOf(lift, joints, before.hands), handsOf(lift, joints, next.hands), share)
    return pointsOf(
      lift,
      { ...joints, trunk, wristAt: wrist },
      { upper: 0, whole: 0, walked: between(({ walked = 0 }) => walked) },
    )
  })
}

/** Lifts one after another in one recording. */
export const syntheticLifts = (lifts: readonly Partial<SyntheticLift>[]): PoseFrame[] =>
  lifts.flatMap((lift, index) =>
    syntheticLift(lift).map((frame) => ({
      ...frame,
      timestamp: Math.round((frame.timestamp + index * SQUAT.seconds) * 1_000) / 1_000,
    })),
  )

type Point = readonly [x: number, y: number, z: number]

/** 33 parts as the camera sees them: x to the right, y up from the floor, z towards the camera; metres. */
function poseAt(lift: SyntheticLift, at: number): Point[] {
  const isLift = lift.style !== 'stand'
  const bend = isLift
    ? ease(at, LIFT_TIMES.down, LIFT_TIMES.lowest) * (1 - ease(at, LIFT_TIMES.up, LIFT_TIMES.end))
    : 0
  const carried = isLift ? ease(at, LIFT_TIMES.up, LIFT_TIMES.end) : 0
  const turned = ease(at, LIFT_TIMES.end, LIFT_TIMES.turned) * lift.turn
  const knee = 4 + (lift.knee - 4) * bend
  const trunk = 3 + (lift.trunk - 3) * bend
  const joints = jointsOf(lift, { knee, trunk, shank: squattingShank(knee) })
  const hands = (where: Posture['hands']) => handsOf(lift, joints, where)
  const wristAt = mix(mix(hands('hanging'), hands('load'), bend), hands('carrying'), carried)
  const upper = lift.style === 'twist' ? turned : 0
  const whole = lift.style === 'turn' ? turned : 0
  return pointsOf(lift, { ...joints, trunk, wristAt }, { upper, whole, walked: 0 })
}

const squattingShank = (knee: number): number => Math.min(knee * 0.35, 25)

interface Joints {
  kneeAt: Flat
  hipAt: Flat
  shoulderAt: Flat
}

function jointsOf(
  { size: s }: SyntheticLift,
  { knee, trunk, shank }: { knee: number; trunk: number; shank: number },
): Joints {
  const kneeAt = forward([0, 0.08 * s], shank, SHANK * s)
  const hipAt = forward(kneeAt, shank - knee, THIGH * s)
  return { kneeAt, hipAt, shoulderAt: forward(hipAt, trunk, TRUNK * s) }
}

function handsOf(
  { size: s, reach }: SyntheticLift,
  { hipAt, shoulderAt }: Joints,
  where: Posture['hands'],
): Flat {
  const hanging: Flat = [shoulderAt[0] + 0.02, shoulderAt[1] - ARM * s]
  const load: Flat = [reach, Math.max(0.2 * s, hanging[1])]
  return {
    hanging,
    carrying: [hipAt[0] + 0.3 * s, hipAt[1] + 0.12 * s] as const,
    load,
    below: [reach, load[1] - 0.15 * s] as const,
    floor: [shoulderAt[0], 0.04 * s] as const,
  }[where]
}

function pointsOf(
  { size: s, camera }: SyntheticLift,
  { kneeAt, hipAt, shoulderAt, trunk, wristAt }: Joints & { trunk: number; wristAt: Flat },
  { upper, whole, walked }: { upper: number; whole: number; walked: number },
): Point[] {
  const elbowAt = mix(shoulderAt, wristAt, 0.5)
  const place = (side: number, [ahead, height]: Flat, halfWidth: number, twist: number): Point => {
    const [x, z] = rotate([side * halfWidth * s, ahead + walked], twist + whole)
    const [cameraX, cameraZ] = rotate([x, z], -camera)
    return [cameraX, height, cameraZ]
  }
  const headAt = forward(shoulderAt, trunk, 0.22 * s)
  const points = Array.from({ length: 11 }, (_, part) =>
    place(
      part === 0 ? 0 : part % 2 ? 1 : -1,
      [headAt[0] + (part === 0 ? 0.12 : 0.08) * s, headAt[1]],
      0.06,
      upper,
    ),
  )
  const pair = (flat: Flat, halfWidth: number, twist: number) =>
    points.push(place(1, flat, halfWidth, twist), place(-1, flat, halfWidth, twist))
  pair(shoulderAt, 0.19, upper)
  pair(elbowAt, 0.22, upper)
  pair(wristAt, 0.18, upper)
  for (const finger of [0.05, 0.06, 0.04])
    pair([wristAt[0] + finger * 0.3 * s, wristAt[1] - finger * s], 0.17, upper)
  pair(hipAt, 0.11, 0)
  pair(kneeAt, 0.12, 0)
  pair([0, 0.08 * s], 0.12, 0)
  pair([-0.05 * s, 0.02 * s], 0.12, 0)
  pair([0.16 * s, 0.02 * s], 0.13, 0)
  return points
}

const SHANK = 0.43
const THIGH = 0.43
const TRUNK = 0.5
const ARM = 0.56

/** Distance ahead, and height. */
type Flat = readonly [ahead: number, height: number]

/** From a joint to the next, `angle` from the vertical forwards. */
const forward = ([ahead, height]: Flat, angle: number, length: number): Flat => [
  ahead + length * Math.sin(radians(angle)),
  height + length * Math.cos(radians(angle)),
]

const rotate = ([x, z]: readonly [number, number], angle: number): [number, number] => {
  const [sine, cosine] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
  return [x * cosine + z * sine, z * cosine - x * sine]
}

const mix = (from: Flat, to: Flat, share: number): Flat => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** 0 before `from`, 1 after `to`, smooth between. */
function ease(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

const millimetres = (metres: number): number => Math.round(metres * 1_000) / 1_000

/** -1 to 1, the same in every run. */
function seededNoise(): () => number {
  let state = 7
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state / 2_147_483_648) * 2 - 1
  }
}
