import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { overrideSchema } from './observationEditForm.ts'

const TASK = {
  is_pushing: true,
  is_pulling: false,
  task_principles_override: false,
  task_principles: [],
  show_other_observation_option: false,
}
const VALID = {
  manual_override_reason: 'FEET_INLINE',
  is_turn_not_twist: true,
  is_dip_n_drive: false,
}

const errors = (values: object, canUseNotApplicable = false) =>
  fieldErrors(overrideSchema({ task: TASK, canUseNotApplicable }), { ...VALID, ...values })

describe('the override form', () => {
  it('[1.7] passes a reason and an answer to what the task asks', () => {
    expect(errors({})).toEqual({})
  })

  it.each([null, undefined, '', 'BECAUSE'])('[3.52] %s is no reason', (manual_override_reason) => {
    expect(errors({ manual_override_reason })).toEqual({
      manual_override_reason: message('overrideReasonRequired'),
    })
  })

  it('[5.15] an unanswered principle is an error at its own field, unless not applicable is permitted', () => {
    const values = { is_dip_n_drive: null }
    expect(errors(values)).toEqual({ is_dip_n_drive: message('dipNDriveRequired') })
    expect(errors(values, true)).toEqual({})
  })
})
