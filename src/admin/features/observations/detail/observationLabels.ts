/** Formats values and changes of an observation's fields, and of its video's, as text. */
import { fullNameOf } from '#domain/displayName.ts'
import { reviewLabels } from '#domain/labels.ts'
import type { FieldChange } from '#api/generated/contract.ts'
import { MESSAGES } from '#domain/messages.ts'
import { NOT_APPLICABLE } from '#domain/observations/answers.ts'
import { yesOrNo } from '#domain/labels.ts'
import { formatSeconds } from '#domain/videos/playbackTime.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { type ObservationRecord } from '../observationRecord.ts'

/** Returns null for a value that needs no special label. */
export function formatObservationValue(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return emptyLabel(field)
  if (Array.isArray(value))
    return value.map((one) => formatObservationValue(field, one)).join(', ') || 'none'
  if (value === NOT_APPLICABLE) return MESSAGES.notApplicable
  const labels = LABELS_BY_FIELD[field]
  if (labels && typeof value === 'string') return labels[value] ?? value
  if (typeof value === 'boolean') {
    if (VERDICT_FIELDS.has(field)) return value ? 'Correct' : 'Incorrect'
    if (field.startsWith('is_ai_')) return reviewLabels[value ? 0 : 1]
    return yesOrNo(value)
  }
  if (typeof value === 'number') return SECONDS_FIELDS.has(field) ? formatSeconds(value) : null
  if (typeof value !== 'string') return null
  if (field === 'date' || field.endsWith('_at')) return formatIfInstant(value)
  return null
}

const emptyLabel = (field: string) =>
  VERDICT_FIELDS.has(field) ? 'Not answered' : field.startsWith('is_ai_') ? 'Not reviewed' : 'empty'

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

/** A form's value of an instant may be a day without a time. */
const formatIfInstant = (text: string) =>
  Number.isNaN(Date.parse(text)) ? text : formatDateTime(text)

/** Formats the changes of an observation, one sentence per field: 'Big Engines: Incorrect → Correct'. */
export const formatChanges = (
  changes: readonly Pick<FieldChange, 'field' | 'before' | 'after'>[],
  observation: NamedRelations,
  labelOf: (field: string) => string,
): string[] =>
  changes
    .filter(({ field }) => !HIDDEN_FIELDS.has(field))
    .map(({ field, before, after }) => {
      const label = labelOf(field)
      if (!field.endsWith('_id') || field === 'unlinked_observee_employee_id')
        return `${label}: ${formatChangedValue(field, before)} → ${formatChangedValue(field, after)}`
      // The observation has names of its current records only, not of those before the change.
      const name = relationName(observation, after)
      if (after === null) return `${label}: removed`
      return name ? `${label}: changed to ${name}` : `${label}: changed`
    })

type NamedRelations = Pick<
  ObservationRecord,
  'location' | 'department' | 'task' | 'campaign' | 'user' | 'observee'
>

/** Fields that the history shows elsewhere or not at all. */
const HIDDEN_FIELDS = new Set(['id', 'client_id', 'created_at', 'updated_at'])

const formatChangedValue = (field: string, value: unknown): string =>
  formatObservationValue(field, value) ??
  (typeof value === 'string' ? `“${value}”` : JSON.stringify(value))

function relationName(observation: NamedRelations, id: unknown): string | null {
  const { location, department, task, campaign, user, observee } = observation
  const place = [location, department, task, campaign].find((one) => one?.id === id)
  if (place) return place.name
  const person = [user, observee].find((one) => one?.id === id)
  return person ? fullNameOf(person) : null
}
