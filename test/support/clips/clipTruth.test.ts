import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ClipPlan, FRAMES_PER_SECOND } from './clipPlan.ts'
import { CLIP_PLANS, KEPT_CLIPS } from './clipPlans.ts'
import { truthOf } from './clipTruth.ts'
import { motionOf, type Scene } from './liftMotion.ts'
import { distance } from './vectors.ts'
import { proportionsOf } from './workerBody.ts'

const SIDES = ['left', 'right'] as const

const lifts = CLIP_PLANS.filter(
  ({ motion, fault }) => motion.style !== 'stand' && motion.style !== 'push' && !fault,
)

function scenesOf({ motion }: ClipPlan): Scene[] {
  const sceneAt = motionOf(motion)
  const frames = Math.round(motion.seconds * FRAMES_PER_SECOND)
  return Array.from({ length: frames }, (_, frame) => sceneAt(frame / FRAMES_PER_SECOND))
}

describe.each(CLIP_PLANS.map((plan) => [plan.name, plan] as const))('%s', (_name, plan) => {
  it('keeps the lengths of its bones, its feet on or above the floor and its knees over its toes', () => {
    const parts = proportionsOf(plan.motion.body)
    for (const { pose } of scenesOf(plan))
      for (const side of SIDES) {
        const { hipJoints, knees, ankles, shoulders, elbows, wrists, feet } = pose
        expect(distance(hipJoints[side], knees[side])).toBeCloseTo(parts.thigh, 3)
        expect(distance(knees[side], ankles[side])).toBeCloseTo(parts.shank, 3)
        expect(distance(shoulders[side], elbows[side])).toBeCloseTo(parts.upperArm, 3)
        expect(distance(elbows[side], wrists[side])).toBeCloseTo(parts.foreArm, 3)
        expect(feet[side].at[1]).toBeGreaterThanOrEqual(0)
        const [kneeX, , kneeZ] = knees[side]
        const [ankleX, , ankleZ] = ankles[side]
        expect(Math.hypot(kneeX - ankleX, kneeZ - ankleZ)).toBeLessThan(0.32)
      }
  })
})

describe.each(lifts.map((plan) => [plan.name, plan] as const))('%s', (_name, plan) => {
  it('holds the box in both hands while it rises, and its verdicts are clear of the limits', () => {
    const truth = truthOf(plan)
    const { start = Number.NaN } = truth.lift ?? {}
    const { box } = plan.motion
    for (const { pose, box: place } of scenesOf(plan).slice(Math.ceil(start * FRAMES_PER_SECOND))) {
      const [x, y, z] = place.at
      for (const side of SIDES) {
        const fromGrip = distance(pose.hands[side], [x, y + box.grip, z])
        expect(Math.abs(fromGrip - box.width / 2)).toBeLessThan(0.03)
      }
    }
    const { kneeShare, reach, shoulderTurn, verdicts } = truth
    expect(Math.abs((kneeShare ?? Number.NaN) - 0.5)).toBeGreaterThan(0.07)
    expect((kneeShare ?? 0) > 0.5).toBe(verdicts.BIG_ENGINES)
    expect(Math.abs((reach ?? Number.NaN) - 0.8)).toBeGreaterThan(0.12)
    expect((reach ?? 0) < 0.8).toBe(plan.motion.style !== 'reach')
    const angle = Math.abs(plan.camera.angle)
    expect(verdicts.INSIDE_BASE === null).toBe(Math.min(angle, 180 - angle) < 35)
    expect((shoulderTurn ?? 0) > 25).toBe(['twist', 'turn'].includes(plan.motion.style))
  })
})

it('standing and pushing are no lifts', () => {
  const others = CLIP_PLANS.filter((plan) => !lifts.includes(plan) && !plan.fault).map(truthOf)
  expect(others.map(({ style, lift }) => [style, lift])).toEqual([
    ['stand', null],
    ['push', null],
    ['push', null],
  ])
})

it('the truth beside the rendered clips is that of their plans', () => {
  const kept = JSON.parse(
    readFileSync(join(import.meta.dirname, 'rendered/truth.json'), 'utf8'),
  ) as { name: string; file: string }[]
  const plans = CLIP_PLANS.filter(({ name }) => KEPT_CLIPS.includes(name))
  expect(kept.map(({ file: _file, ...truth }) => truth)).toEqual(
    JSON.parse(JSON.stringify(plans.map(truthOf))),
  )
})
