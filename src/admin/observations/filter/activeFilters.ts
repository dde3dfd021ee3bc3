/** What a filter narrows the list to, a chip for each value, in words. The search is not among them: it is always seen. */
import { AI_REVIEW_STATUSES } from '#domain/enumerations.ts'
import { UNKNOWN_BUILD } from '#domain/observations/aiReview.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { shownDay } from '../../charts/shownDays.ts'
import { enumLabels } from '../../i18n/enumLabels.ts'
import type { ObservationListFilter } from '../observationsTo.ts'
import { filterFields } from './filterFields.ts'

export function activeFilters(filter: ObservationListFilter, words: FilterWords): ActiveFilter[] {
  const wordsOf: WordsOf = { ...fieldWords(words), ...linkWords(words) }
  return NAMES.flatMap((name) =>
    valuesOf(filter[name]).map((value) => ({
      name,
      value,
      words: wordsOf[name]?.(value) ?? value,
    })),
  )
}

export interface ActiveFilter {
  name: FilterName
  value: string
  words: string
}

export type FilterName = keyof ObservationListFilter

export interface FilterWords {
  /** What a field is called. */
  label: (name: FilterName) => string
  /** What a record is called. */
  recordName: (name: FilterName, id: string) => string
}

/** The filter without one of its values. */
export function withoutValue(
  filter: ObservationListFilter,
  { name, value }: Pick<ActiveFilter, 'name' | 'value'>,
): ObservationListFilter {
  const { [name]: values, ...others } = filter
  const left = valuesOf(values).filter((one) => one !== value)
  return left.length > 0 ? { ...others, [name]: left } : others
}

type WordsOf = Partial<Record<FilterName, (value: string) => string>>

const FIELDS = filterFields(true)

/** In the order of the form, then those that only links of other screens make. */
const NAMES: FilterName[] = [
  ...FIELDS.map(({ name }) => name),
  'campaignIds',
  'aiPrincipleReview',
  'appBuilds',
]

const fieldWords = ({ label, recordName }: FilterWords): WordsOf =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const word = (value: string) => {
        if (field.kind === 'records') return recordName(field.name, value)
        return field.kind === 'day' ? shownDay(value) : (field.options[value] ?? value)
      }
      return [field.name, (value: string) => `${label(field.name)}: ${word(value)}`]
    }),
  )

const linkWords = ({ recordName }: FilterWords): WordsOf => ({
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

const valuesOf = (value: ObservationListFilter[FilterName]): string[] => {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' && value !== '' ? [value] : []
}
