/** What a filter narrows the list to, a chip for each value, in words. The search is not among them: it is always seen. */
import { AI_REVIEW_STATUSES } from '#domain/enumerations.ts'
import { UNKNOWN_BUILD } from '#domain/observations/aiReview.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { formatDay } from '../../../foundation/format/formatDate.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import type { ObservationListFilter } from '../../../foundation/router/observationListPath.ts'
import { observationFilterFields } from './observationFilterFields.ts'

export function activeFilters(filter: ObservationListFilter, labels: FilterLabels): ActiveFilter[] {
  const labelOf: LabelByField = { ...fieldLabels(labels), ...linkLabels(labels) }
  return FILTER_ORDER.flatMap((name) =>
    toValues(filter[name]).map((value) => ({
      name,
      value,
      label: labelOf[name]?.(value) ?? value,
    })),
  )
}

export interface ActiveFilter {
  name: FilterName
  value: string
  label: string
}

export type FilterName = keyof ObservationListFilter

export interface FilterLabels {
  /** What a field is called. */
  label: (name: FilterName) => string
  /** What a record is called. */
  recordName: (name: FilterName, id: string) => string
}

/** The filter without one of its values. */
export function removeFilterValue(
  filter: ObservationListFilter,
  { name, value }: Pick<ActiveFilter, 'name' | 'value'>,
): ObservationListFilter {
  const { [name]: values, ...others } = filter
  const left = toValues(values).filter((one) => one !== value)
  return left.length > 0 ? { ...others, [name]: left } : others
}

type LabelByField = Partial<Record<FilterName, (value: string) => string>>

const ALL_FIELDS = observationFilterFields(true)

/** In the order of the form, then those that only links of other screens make. */
const FILTER_ORDER: FilterName[] = [
  ...ALL_FIELDS.map(({ name }) => name),
  'campaignIds',
  'aiPrincipleReview',
  'appBuilds',
]

const fieldLabels = ({ label, recordName }: FilterLabels): LabelByField =>
  Object.fromEntries(
    ALL_FIELDS.map((field) => {
      const word = (value: string) => {
        if (field.kind === 'records') return recordName(field.name, value)
        return field.kind === 'day' ? formatDay(value) : (field.options[value] ?? value)
      }
      return [field.name, (value: string) => `${label(field.name)}: ${word(value)}`]
    }),
  )

const linkLabels = ({ recordName }: FilterLabels): LabelByField => ({
  campaignIds: (id) => `Campaign: ${recordName('campaignIds', id)}`,
  aiPrincipleReview: (value) => {
    const principle = PRINCIPLES.find((one) => value.startsWith(`${one}_`))
    const status = AI_REVIEW_STATUSES.find((one) => value === `${principle}_${one}`)
    return principle && status
      ? `AI on ${enumLabels.principle[principle]}: ${enumLabels.aiReviewStatus[status]}`
      : value
  },
  appBuilds: (build) => (build === UNKNOWN_BUILD ? 'App build not told' : `App build ${build}`),
})

const toValues = (value: ObservationListFilter[FilterName]): string[] => {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' && value !== '' ? [value] : []
}
