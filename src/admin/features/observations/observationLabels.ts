/** Formats values and changes of an observation's fields, and of its video's, as text. */
import { fullNameOf } from '#domain/displayName.ts'
import {
  AI_ERROR_CAUSES,
  AI_REVIEW_STATUSES,
  OBSERVATION_KINDS,
  OVERRIDE_REASONS,
  REVIEW_TYPES,
  TECHNIQUES,
} from '#domain/enumerations.ts'
import type { FieldChange } from '#api/generated/contract.ts'
import { NOT_APPLICABLE } from '#domain/observations/answers.ts'
import { formatSeconds } from '../../foundation/format/formatFigure.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { formatBoolean } from '../../foundation/format/formatBoolean.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { type ObservationRecord } from './observationRecord.ts'

/** Returns null for a value that needs no special label. */
export function formatObservationValue(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return emptyLabel(field)
  if (Array.isArray(value))
    return (
      value.map((one) => formatObservationValue(field, one)).join(', ') ||
      t('observations.history.noneChosen')
    )
  if (value === NOT_APPLICABLE) return t('messages.notApplicable')
  const labelOf = LABELS_BY_FIELD[field]
  if (labelOf && typeof value === 'string') return labelOf(value)
  if (typeof value === 'boolean') {
    if (VERDICT_FIELDS.has(field)) return t(`enums.technique.${value ? 'correct' : 'incorrect'}`)
    if (field.startsWith('is_ai_')) return t(`observations.review.${value ? 'right' : 'wrong'}`)
    return formatBoolean(value)
  }
  if (typeof value === 'number') return SECONDS_FIELDS.has(field) ? formatSeconds(value) : null
  if (typeof value !== 'string') return null
  if (field === 'date' || field.endsWith('_at')) return formatIfInstant(value)
  return null
}

function emptyLabel(field: string): string {
  if (VERDICT_FIELDS.has(field)) return t('observations.notAnswered')
  return field.startsWith('is_ai_')
    ? t('observations.history.notReviewed')
    : t('observations.history.empty')
}

const SECONDS_FIELDS = new Set(['lift_start_time', 'lift_end_time', 'selected_lift_length'])

const VERDICT_FIELDS = new Set([
  'is_inside_base',
  'is_big_engines',
  'is_turn_not_twist',
  'is_dip_n_drive',
  'is_other_option_correct',
])

/** An unknown value keeps its own name. */
const labelled =
  <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  (text: string): string => {
    const known = values.find((value) => value === text)
    return known ? label(known) : text
  }

const techniqueLabel = labelled(TECHNIQUES, (one) => t(`enums.technique.${one}`))

const LABELS_BY_FIELD: Record<string, (value: string) => string> = {
  technique: techniqueLabel,
  ai_technique: techniqueLabel,
  review_type: labelled(REVIEW_TYPES, (one) => t(`enums.reviewType.${one}`)),
  kind: labelled(OBSERVATION_KINDS, (one) => t(`enums.observationKind.${one}`)),
  manual_override_reason: labelled(OVERRIDE_REASONS, (one) => t(`enums.overrideReason.${one}`)),
  ai_review_status: labelled(AI_REVIEW_STATUSES, (one) => t(`enums.aiReviewStatus.${one}`)),
  ai_error_cause: labelled(AI_ERROR_CAUSES, (one) => t(`enums.aiErrorCause.${one}`)),
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
        return t('observations.history.fromTo', {
          field: label,
          before: formatChangedValue(field, before),
          after: formatChangedValue(field, after),
        })
      // The observation has names of its current records only, not of those before the change.
      const name = relationName(observation, after)
      if (after === null) return t('observations.history.removed', { field: label })
      return name
        ? t('observations.history.changedTo', { field: label, name })
        : t('observations.history.changed', { field: label })
    })

type NamedRelations = Pick<
  ObservationRecord,
  'location' | 'department' | 'task' | 'campaign' | 'user' | 'observee'
>

/** Fields that the history shows elsewhere or not at all. */
const HIDDEN_FIELDS = new Set(['id', 'client_id', 'created_at', 'updated_at'])

const formatChangedValue = (field: string, value: unknown): string =>
  formatObservationValue(field, value) ??
  (typeof value === 'string'
    ? t('observations.history.quoted', { text: value })
    : JSON.stringify(value))

function relationName(observation: NamedRelations, id: unknown): string | null {
  const { location, department, task, campaign, user, observee } = observation
  const place = [location, department, task, campaign].find((one) => one?.id === id)
  if (place) return place.name
  const person = [user, observee].find((one) => one?.id === id)
  return person ? fullNameOf(person) : null
}
