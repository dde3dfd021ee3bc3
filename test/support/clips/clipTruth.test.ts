import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CLIP_PLANS, KEPT_CLIPS } from './clipPlans.ts'
import { truthOf } from './clipTruth.ts'

it('the verdicts of lifts are clear of the limits', () => {
  for (const plan of CLIP_PLANS) {
    const { lift, kneeShare, reach, shoulderTurn, verdicts } = truthOf(plan)
    const { style } = plan.motion
    if (plan.fault) continue
    expect(lift === null, plan.name).toBe(style === 'stand' || style === 'push')
    if (!lift || kneeShare === null || reach === null || shoulderTurn === null) continue
    expect(Math.abs(kneeShare - 0.5)).toBeGreaterThan(0.07)
    expect(kneeShare > 0.5).toBe(verdicts.BIG_ENGINES)
    expect(Math.abs(reach - 0.8)).toBeGreaterThan(0.12)
    expect(reach < 0.8).toBe(style !== 'reach')
    expect(shoulderTurn > 25).toBe(style === 'twist' || style === 'turn')
  }
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
