import { describe, expect, it } from 'vitest'
import { applicablePrinciples, hasOwnPrinciples } from './principles.ts'
import type { TaskPrinciples } from './principles.ts'

const LIFT: TaskPrinciples = {
  is_pushing: false,
  is_pulling: false,
  task_principles_override: false,
  task_principles: [],
}
const USUAL = ['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST']
const PUSHED = ['TURN_NOT_TWIST', 'DIP_N_DRIVE']

describe('the principles of a task', () => {
  it.each<[string, string, Partial<TaskPrinciples>, string[]]>([
    ['4.21', 'pushing', { is_pushing: true }, PUSHED],
    ['4.21', 'pulling', { is_pulling: true }, PUSHED],
    ['4.22', 'neither', {}, USUAL],
    ['4.29', 'with a list that does not override', { task_principles: ['DIP_N_DRIVE'] }, USUAL],
    ['4.29', 'with an empty list that overrides', { task_principles_override: true }, USUAL],
  ])('[%s] of a task that is %s', (_rule, _kind, task, expected) => {
    expect(applicablePrinciples({ ...LIFT, ...task })).toEqual(expected)
    expect(hasOwnPrinciples({ ...LIFT, ...task })).toBe(false)
  })

  it('[4.20] a task with its own list has exactly that one, each once and in the same order everywhere', () => {
    const own: TaskPrinciples = {
      ...LIFT,
      is_pushing: true,
      task_principles_override: true,
      task_principles: ['DIP_N_DRIVE', 'INSIDE_BASE', 'DIP_N_DRIVE'],
    }
    expect(applicablePrinciples(own)).toEqual(['INSIDE_BASE', 'DIP_N_DRIVE'])
    expect(hasOwnPrinciples(own)).toBe(true)
  })
})
