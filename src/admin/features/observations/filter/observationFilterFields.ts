/** The fields of the observation filter form (spec 2 and 9) beside its search, in their order. */
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import type { ObservationListFilter } from '../../../foundation/router/observationListPath.ts'

/** The AI's only where the client has AI. */
export const observationFilterFields = (hasAi: boolean): readonly FilterField[] =>
  hasAi ? [...FIELDS, ...AI_FIELDS] : FIELDS

/**
 * records: found by typing, any number; day: YYYY-MM-DD; values: any number of the options; choice: one of them. An
 * option's word by its value in the address.
 */
export type FilterField =
  | { name: RecordFilterName; kind: 'records' }
  | { name: 'dateFrom' | 'dateTo'; kind: 'day' }
  | { name: keyof ObservationListFilter; kind: 'values' | 'choice'; options: FilterOptions }

export type RecordFilterName = 'observers' | 'observees' | 'departments' | 'locations' | 'tasks'

export type FilterOptions = Readonly<Record<string, string>>

const YES_OR_NO = { true: 'Yes', false: 'No' }

const FIELDS: readonly FilterField[] = [
  { name: 'type', kind: 'values', options: enumLabels.reviewType },
  { name: 'observers', kind: 'records' },
  { name: 'observees', kind: 'records' },
  { name: 'departments', kind: 'records' },
  { name: 'locations', kind: 'records' },
  { name: 'tasks', kind: 'records' },
  { name: 'dateFrom', kind: 'day' },
  { name: 'dateTo', kind: 'day' },
  { name: 'showResult', kind: 'choice', options: enumLabels.technique },
  { name: 'principles', kind: 'values', options: { OVERALL: 'Overall', ...enumLabels.principle } },
]

const AI_FIELDS: readonly FilterField[] = [
  { name: 'aiResultCorrect', kind: 'choice', options: YES_OR_NO },
  { name: 'internallyReviewed', kind: 'choice', options: YES_OR_NO },
  { name: 'aiReviewStatus', kind: 'values', options: enumLabels.aiReviewStatus },
  { name: 'aiErrorCause', kind: 'values', options: enumLabels.aiErrorCause },
]
