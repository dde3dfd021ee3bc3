/** The value of an observation's or its video's field as a reader knows it. */
import { yesOrNo } from '#domain/sheets/yesOrNo.ts'
import { enumLabels } from '../../i18n/enumLabels.ts'
import { shownInstant } from '../../detail/shownInstant.ts'

/** null: the field's values need no words of their own. */
export function wordedValue(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return nothingIn(field)
  if (Array.isArray(value)) return value.map((one) => wordedValue(field, one)).join(', ') || 'none'
  const labels = LABELS[field]
  if (labels && typeof value === 'string') return labels[value] ?? value
  if (typeof value === 'boolean') {
    if (VERDICTS.has(field)) return value ? 'Correct' : 'Incorrect'
    if (field.startsWith('is_ai_')) return value ? 'Right' : 'Wrong'
    return yesOrNo(value)
  }
  if (typeof value === 'number') return SECONDS.has(field) ? `${value.toFixed(3)} s` : null
  if (typeof value !== 'string') return null
  if (field === 'date' || field.endsWith('_at')) return instantOf(value)
  return null
}

const nothingIn = (field: string) =>
  VERDICTS.has(field) ? 'Not answered' : field.startsWith('is_ai_') ? 'Not said' : 'nothing'

const SECONDS = new Set(['lift_start_time', 'lift_end_time', 'selected_lift_length'])

const VERDICTS = new Set([
  'is_inside_base',
  'is_big_engines',
  'is_turn_not_twist',
  'is_dip_n_drive',
  'is_other_option_correct',
])

const LABELS: Record<string, Readonly<Record<string, string>>> = {
  technique: enumLabels.technique,
  ai_technique: enumLabels.technique,
  review_type: enumLabels.reviewType,
  kind: enumLabels.observationKind,
  manual_override_reason: enumLabels.overrideReason,
  ai_review_status: enumLabels.aiReviewStatus,
  ai_error_cause: enumLabels.aiErrorCause,
}

/** What a form holds of an instant may be a day without a time. */
const instantOf = (text: string) => (Number.isNaN(Date.parse(text)) ? text : shownInstant(text))
