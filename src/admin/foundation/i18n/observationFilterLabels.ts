/** Labels of the observation filters, and of the options in the filter form. */
import type {
  FilterNameOf,
  FormFilterName,
  ObservationListFilter,
  RecordFilterName,
} from '#domain/observations/observationFilter.ts'
import { enumLabels } from './enumLabels.ts'

/** By filter name: filters of the form, and those whose chip names a record. */
export const observationFilterLabels: Record<FormFilterName | RecordFilterName, string> = {
  type: 'Type',
  observers: 'Observer',
  observees: 'Individual',
  departments: 'Department',
  locations: 'Location',
  exactPlaces: 'Only the chosen places',
  tasks: 'Task',
  dateFrom: 'Date from',
  dateTo: 'Date to',
  showResult: 'Technique',
  principles: 'Principles',
  aiResultCorrect: 'AI result correct',
  internallyReviewed: 'Internally reviewed',
  aiReviewStatus: 'AI review',
  aiErrorCause: 'AI error cause',
  campaignIds: 'Campaign',
}

const YES_OR_NO = { true: 'Yes', false: 'No' }

/** By filter name, then by the option's value in the URL, in the order of the dropdown. */
export const filterOptionLabels: {
  [Name in SelectFilterName]: Record<OptionOf<ObservationListFilter[Name]>, string>
} = {
  type: enumLabels.reviewType,
  showResult: enumLabels.technique,
  principles: { OVERALL: 'Overall', ...enumLabels.principle },
  aiResultCorrect: YES_OR_NO,
  internallyReviewed: YES_OR_NO,
  aiReviewStatus: enumLabels.aiReviewStatus,
  aiErrorCause: enumLabels.aiErrorCause,
}

/** Filters of the form with a fixed set of options. */
type SelectFilterName = FormFilterName & FilterNameOf<'values' | 'choice' | 'boolean'>

type OptionOf<Value> = Value extends readonly (infer Option extends string)[]
  ? Option
  : Value & string
