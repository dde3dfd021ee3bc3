import { expect, it } from 'vitest'
import { takeBackUntil } from './takeBack.ts'

const ADDED = new Date('2026-11-21T10:00:00Z')
const UNTIL = new Date('2026-11-22T10:00:00Z')
const UNREVIEWED = {
  is_ai_inside_base_correct: null,
  is_ai_big_engines_correct: null,
  is_ai_turn_not_twist_correct: null,
  is_ai_dip_n_drive_correct: null,
}
const FRESH: Parameters<typeof takeBackUntil>[1] = {
  added_by: 'me',
  created_at: ADDED,
  deleted_at: null,
  pseudonymised_at: null,
  review_type: 'MANUAL_TASK',
  ai_review_status: 'UNREVIEWED',
  is_ai_prediction_correct: null,
  internally_reviewed: false,
  ai_error_cause: [],
  ai_review_notes: null,
  video: UNREVIEWED,
  is_reviewed_blindly: false,
  is_contested: false,
}

it('[21.32] who added an observation may take it back for a day', () => {
  expect(takeBackUntil('me', FRESH, ADDED)).toEqual(UNTIL)
  expect(takeBackUntil('me', FRESH, new Date(UNTIL.getTime() - 1))).toEqual(UNTIL)
  expect(takeBackUntil('me', FRESH, UNTIL)).toBeNull()
  expect(takeBackUntil('somebody else', FRESH, ADDED)).toBeNull()
})

it.each<Partial<typeof FRESH>>([
  { ai_review_status: 'TRUE_POSITIVE' },
  { is_ai_prediction_correct: true },
  { internally_reviewed: true },
  { review_type: 'MANUAL_OVERRIDE' },
  { ai_review_notes: 'The wrong box.' },
  { video: { ...UNREVIEWED, is_ai_dip_n_drive_correct: false } },
  { is_reviewed_blindly: true },
  { is_contested: true },
  { deleted_at: ADDED },
  { pseudonymised_at: ADDED },
])('[21.32] but not one with %j', (change) => {
  expect(takeBackUntil('me', { ...FRESH, ...change }, ADDED)).toBeNull()
})
