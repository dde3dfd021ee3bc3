import { expect, it } from 'vitest'
import { formatChanges } from './observationLabels.ts'

const DOCK = { id: '1', name: 'Dock' }
const OBSERVATION = {
  location: DOCK,
  department: { id: '2', name: 'Inbound' },
  task: { id: '3', name: 'Lift' },
  campaign: null,
  user: { id: '4', firstname: 'Omar', lastname: 'Saw' },
  observee: null,
} as unknown as Parameters<typeof formatChanges>[1]

it.each([
  ['is_big_engines', false, true, 'Incorrect → Correct'],
  ['is_dip_n_drive', null, true, 'Not answered → Correct'],
  ['is_ai_inside_base_correct', null, false, 'Not reviewed → Wrong'],
  ['internally_reviewed', false, true, 'No → Yes'],
  ['ai_review_status', 'UNREVIEWED', 'FALSE_POSITIVE', 'Unreviewed → False Positive'],
  ['ai_error_cause', [], ['OTHER', 'USER_ERROR'], 'none → Other issue, User error'],
  ['manual_override_reason', 'FEET_INLINE', null, 'Feet in line → empty'],
  ['lift_start_time', 0.8, 1, '0.800 s → 1.000 s'],
  ['notes', null, 'Wet floor', 'empty → “Wet floor”'],
  ['location_id', '9', '1', 'changed to Dock'],
  ['user_id', '9', '4', 'changed to Omar Saw'],
  ['location_id', '1', '9', 'changed'],
  ['campaign_id', '9', null, 'removed'],
  ['unlinked_observee_employee_id', '77', '78', '“77” → “78”'],
])('[21.17] %s from %j to %j reads “%s”', (field, before, after, expected) => {
  const [formatted] = formatChanges([{ field, before, after }], OBSERVATION, () => 'It')
  expect(formatted).toBe(`It: ${expected}`)
})

it('[21.17] what follows from the rest is left out', () => {
  const updated = { field: 'updated_at', before: 'then', after: 'now' }
  expect(formatChanges([updated], OBSERVATION, String)).toEqual([])
})
