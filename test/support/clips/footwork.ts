/** Positions of the computed worker's feet: planted, stepping around the turn, or behind a trolley. */
import type { MotionPlan } from './clipPlan.ts'
import { add, ahead, ease, mix, rightOf, scale, type Vector } from './vectors.ts'
import { bothSides, type Foot, type Sides, signOf } from './workerPose.ts'

export interface Footwork {
  feet: Sides<Foot>
  /** The point of the floor that the hips are above while the worker stands. */
  base: Vector
  /** Degrees of the hips. */
  yaw: number
}

interface Step {
  side: 'left' | 'right'
  from: number
  to: number
  /** Degrees of the stance, and metres ahead, after the step. */
  yaw: number
  ahead: number
}

/** Metres that a stepping foot is lifted. */
const STEP_HEIGHT = 0.07

export function footwork(plan: MotionPlan, seconds: number): Footwork {
  const steps = stepsOf(plan)
  const feet = bothSides((side) => footAt(plan, steps, { side, seconds }))
  const first = steps[0]?.from ?? 0
  const last = steps.at(-1)?.to ?? 1
  const done = ease((seconds - first) / (last - first))
  const walked = plan.style === 'push' ? done * (steps.at(-1)?.ahead ?? 0) : 0
  return {
    feet,
    base: [walked, 0, 0],
    yaw: plan.style === 'turn' ? plan.turn * done : 0,
  }
}

function stepsOf({ style, turn, startAt, down, pause, up }: MotionPlan): Step[] {
  if (style === 'push')
    return [
      { side: 'right', from: startAt + 0.5, to: startAt + 1.2, yaw: 0, ahead: 0.38 },
      { side: 'left', from: startAt + 1.3, to: startAt + 2, yaw: 0, ahead: 0.46 },
      { side: 'right', from: startAt + 2.1, to: startAt + 2.7, yaw: 0, ahead: 0.46 },
    ]
  if (style !== 'turn') return []
  const [near, far] = turn > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const from = startAt + down + pause + up * 0.85
  return [
    { side: near, from, to: from + 0.5, yaw: turn * 0.6, ahead: 0 },
    { side: far, from: from + 0.5, to: from + 1, yaw: turn, ahead: 0 },
    { side: near, from: from + 1, to: from + 1.4, yaw: turn, ahead: 0 },
  ]
}

function footAt(
  plan: MotionPlan,
  steps: readonly Step[],
  { side, seconds }: { side: 'left' | 'right'; seconds: number },
): Foot {
  let foot = placed(plan, side, { yaw: 0, ahead: 0 })
  for (const step of steps) {
    if (step.side !== side || seconds <= step.from) continue
    const share = (seconds - step.from) / (step.to - step.from)
    const next = placed(plan, side, step)
    const moved = ease(share)
    const height = STEP_HEIGHT * Math.sin(Math.PI * Math.min(1, share)) ** 2
    foot = {
      at: add(mix(foot.at, next.at, moved), [0, height, 0]),
      yaw: foot.yaw + (next.yaw - foot.yaw) * moved,
    }
  }
  return foot
}

function placed(
  { feet: { apart, toesOut, leftAhead } }: MotionPlan,
  side: 'left' | 'right',
  { yaw, ahead: walked }: { yaw: number; ahead: number },
): Foot {
  const sign = signOf(side)
  const staggered = (-sign * leftAhead) / 2
  return {
    at: add(add(scale(ahead(yaw), staggered), scale(rightOf(yaw), (sign * apart) / 2)), [
      walked,
      0,
      0,
    ]),
    yaw: yaw - sign * toesOut,
  }
}
