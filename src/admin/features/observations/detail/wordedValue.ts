/** The value of an observation's or its video's field as a reader knows it. */
import { yesOrNo } from '#domain/yesOrNo.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { formatDateTime } from '../../../foundation/format/shownInstant.ts'

/** null: the field's values need no words of their own. */
export function formatObservationValue(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return emptyLabel(field)
  if (Array.isArray(value))
    return value.map((one) => formatObservationValue(field, one)).join(', ') || 'none'
  const labels = LABELS_BY_FIELD[field]
  if (labels && typeof value === 'string') return labels[value] ?? value
  if (typeof value === 'boolean') {
    if (VERDICT_FIELDS.has(field)) return value ? 'Correct' : 'Incorrect'
    if (field.startsWith('is_ai_')) return value ? 'Right' : 'Wrong'
    return yesOrNo(value)
  }
  if (typeof value === 'number') return SECONDS_FIELDS.has(field) ? `${value.toFixed(3)} s` : null
  if (typeof value !== 'string') return null
  if (field === 'date' || field.endsWith('_at')) return formatIfInstant(value)
  return null
}

const emptyLabel = (field: string) =>
  VERDICT_FIELDS.has(field) ? 'Not answered' : field.startsWith('is_ai_') ? 'Not said' : 'nothing'

const SECONDS_FIELDS = new Set(['lift_start_time', 'lift_end_time', 'selected_lift_length'])

const VERDICT_FIELDS = new Set([
  'is_inside_base',
  'is_big_engines',
  'is_turn_not_twist',
  'is_dip_n_drive',
  'is_other_option_correct',
])

const LABELS_BY_FIELD: Record<string, Readonly<Record<string, string>>> = {
  technique: enumLabels.technique,
  ai_technique: enumLabels.technique,
  review_type: enumLabels.reviewType,
  kind: enumLabels.observationKind,
  manual_override_reason: enumLabels.overrideReason,
  ai_review_status: enumLabels.aiReviewStatus,
  ai_error_cause: enumLabels.aiErrorCause,
}

/** What a form holds of an instant may be a day without a time. */
const formatIfInstant = (text: string) =>
  Number.isNaN(Date.parse(text)) ? text : formatDateTime(text)
