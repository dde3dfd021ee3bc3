import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRINCIPLES, applicablePrinciples, hasOwnPrinciples } from './principles.ts'
import type { TaskPrinciples } from './principles.ts'

const LIFT: TaskPrinciples = {
  is_pushing: false,
  is_pulling: false,
  task_principles_override: false,
  task_principles: [],
}

describe('the principles of a task', () => {
  it('[4.20] a task with its own principle list shows exactly that list', () => {
    fc.assert(
      fc.property(
        fc.subarray([...PRINCIPLES], { minLength: 1 }),
        fc.boolean(),
        fc.boolean(),
        (own, is_pushing, is_pulling) => {
          const task = {
            is_pushing,
            is_pulling,
            task_principles_override: true,
            task_principles: own,
          }
          expect(applicablePrinciples(task).toSorted()).toEqual(own.toSorted())
          expect(hasOwnPrinciples(task)).toBe(true)
        },
      ),
    )
  })

  it.each([
    ['pushing', { ...LIFT, is_pushing: true }],
    ['pulling', { ...LIFT, is_pulling: true }],
    ['both', { ...LIFT, is_pushing: true, is_pulling: true }],
  ])(
    "[4.21] otherwise push/pull tasks (%s) show Turn Not Twist and Dip n' Drive",
    (_kind, task) => {
      expect(applicablePrinciples(task)).toEqual(['TURN_NOT_TWIST', 'DIP_N_DRIVE'])
    },
  )

  it('[4.22] otherwise Inside Base, Big Engines and Turn Not Twist', () => {
    expect(applicablePrinciples(LIFT)).toEqual(['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST'])
  })

  it('[4.29] a list that does not override counts for nothing, and an empty one overrides nothing', () => {
    const usual = ['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST']
    expect(applicablePrinciples({ ...LIFT, task_principles: ['DIP_N_DRIVE'] })).toEqual(usual)
    expect(applicablePrinciples({ ...LIFT, task_principles_override: true })).toEqual(usual)
    expect(hasOwnPrinciples({ ...LIFT, task_principles_override: true })).toBe(false)
  })

  it('[4.20] each principle appears once and in the same order everywhere', () => {
    expect(
      applicablePrinciples({
        ...LIFT,
        task_principles_override: true,
        task_principles: ['DIP_N_DRIVE', 'INSIDE_BASE', 'DIP_N_DRIVE'],
      }),
    ).toEqual(['INSIDE_BASE', 'DIP_N_DRIVE'])
  })
})
