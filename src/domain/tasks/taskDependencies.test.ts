import { describe, expect, it } from 'vitest'
import { applicablePrinciples, PRINCIPLES } from '../observations/principles.ts'
import {
  overridesPrinciples,
  applyManualCheckRule,
  applyPrinciplesOverride,
} from './taskDependencies.ts'
import { NEW_TASK } from './taskForm.ts'

describe('what follows from what in a task', () => {
  it.each([
    [false, false, true],
    [true, false, true],
    [false, true, false],
    [true, true, true],
  ])(
    '[5.22] [5.24] manual check %s with the client’s AI %s becomes %s',
    (requires_manual_check, aiEnabled, becomes) => {
      const values = { ...NEW_TASK, requires_manual_check }
      expect(applyManualCheckRule(values, aiEnabled)).toEqual({
        ...values,
        requires_manual_check: becomes,
      })
    },
  )

  it("[4.39] unticking 'override principles' clears the selected principles, ticking it keeps them", () => {
    const values = { ...NEW_TASK, taskPrinciples: [...PRINCIPLES] }
    expect(applyPrinciplesOverride(values, false)).toEqual({ ...values, taskPrinciples: [] })
    expect(applyPrinciplesOverride(values, true)).toEqual(values)
  })

  it('[4.20] a task overrides the usual principles exactly when its own list is not empty', () => {
    const of = { is_pushing: true, is_pulling: false }
    for (const task_principles of [[], ['INSIDE_BASE' as const]]) {
      const task_principles_override = overridesPrinciples(task_principles)
      const asked = applicablePrinciples({ ...of, task_principles, task_principles_override })
      expect(asked).toEqual(
        task_principles.length ? ['INSIDE_BASE'] : ['TURN_NOT_TWIST', 'DIP_N_DRIVE'],
      )
    }
  })
})
