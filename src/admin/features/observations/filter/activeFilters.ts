/**
 * Returns the chips of a filter, one for each of its values. The search has none, because its field is always visible.
 */
import { AI_REVIEW_STATUSES } from '#domain/enumerations.ts'
import { UNKNOWN_BUILD } from '#domain/observations/aiReview.ts'
import {
  type FilterName,
  type FilterRow,
  FILTER_ROWS,
  type FormFilterName,
  type ObservationListFilter,
  type RecordFilterName,
} from '#domain/observations/observationFilter.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { formatDay } from '../../../foundation/format/formatDate.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import {
  type AnalysisFilterName,
  analysisValueLabel,
  filterOptions,
} from '../../../foundation/i18n/observationFilterLabels.ts'

export function activeFilters(filter: ObservationListFilter, labels: FilterLabels): ActiveFilter[] {
  return FILTER_ROWS.filter(hasChips).flatMap((row) =>
    toValues(filter[row.name]).map((value) => ({
      name: row.name,
      value,
      label: chipLabel(row, value, labels),
    })),
  )
}

export interface ActiveFilter {
  name: ChipFilterName
  value: string
  label: string
}

export interface FilterLabels {
  /** Returns the label of a filter. */
  label: (name: FormFilterName | RecordFilterName) => string
  /** Returns the name of a record. */
  recordName: (name: RecordFilterName, id: string) => string
  /** Time zone of the days; null or absent: the reader's too. */
  zone?: string | null
}

/** Returns the filter without one of its values. */
export function removeFilterValue(
  filter: ObservationListFilter,
  { name, value }: Pick<ActiveFilter, 'name' | 'value'>,
): ObservationListFilter {
  const { [name]: values, ...others } = filter
  const remaining = toValues(values).filter((one) => one !== value)
  return remaining.length > 0 ? { ...others, [name]: remaining } : others
}

type ChipFilterName = Exclude<FilterName, 'search' | 'showDeleted'>

const hasChips = (row: FilterRow): row is FilterRow<ChipFilterName> =>
  row.name !== 'search' && row.name !== 'showDeleted'

function chipLabel(
  row: FilterRow<ChipFilterName>,
  value: string,
  { label, recordName, zone }: FilterLabels,
): string {
  if (row.kind === 'flag') return label(row.name)
  if (!('form' in row) && row.kind !== 'records') return LINK_FILTER_LABELS[row.name](value)
  const filter = label(row.name)
  if (row.kind === 'day' && zone)
    return t('observationFilters.dayChip', { filter, day: formatDay(value), zone })
  return t('observationFilters.chip', { filter, value: valueText(row, value, recordName) })
}

function valueText(
  row: FilterRow<FormFilterName | RecordFilterName>,
  value: string,
  recordName: FilterLabels['recordName'],
): string {
  if (row.kind === 'records') return recordName(row.name, value)
  if (row.kind === 'day') return formatDay(value)
  return row.kind === 'flag' ? value : (filterOptions(row.name)[value] ?? value)
}

/** Chips of filters that only links from other pages set, where label and value alone would be unclear. */
const LINK_FILTER_LABELS: Record<
  Exclude<ChipFilterName, FormFilterName | RecordFilterName>,
  (value: string) => string
> = {
  aiPrincipleReview: (value) => {
    const principle = PRINCIPLES.find((one) => value.startsWith(`${one}_`))
    const status = AI_REVIEW_STATUSES.find((one) => value === `${principle}_${one}`)
    return principle && status
      ? t('observationFilters.principleChip', {
          principle: t(`enums.principle.${principle}`),
          status: t(`enums.aiReviewStatus.${status}`),
        })
      : value
  },
  appBuilds: (build) =>
    build === UNKNOWN_BUILD
      ? t('observationFilters.appBuildUnknown')
      : t('observationFilters.appBuild', { build }),
  modelHash: (hash) => analysisChip('modelHash', hash),
  thresholdsVersion: (version) => analysisChip('thresholdsVersion', version),
  captureQuality: (quality) => analysisChip('captureQuality', quality),
  judgedBy: (judge) => analysisChip('judgedBy', judge),
}

const analysisChip = (name: AnalysisFilterName, value: string) =>
  t('observationFilters.chip', {
    filter: t(`observationFilters.${name}`),
    value: analysisValueLabel(name, value),
  })

const toValues = (value: ObservationListFilter[FilterName]): string[] => {
  if (Array.isArray(value)) return value.map(String)
  if (value === true) return [String(value)]
  return typeof value === 'string' && value !== '' ? [value] : []
}
