/** Labels of the observation filters, and of the options in the filter form. */
import type {
  FilterNameOf,
  FormFilterName,
  ObservationListFilter,
  RecordFilterName,
} from '#domain/observations/observationFilter.ts'
import { UNKNOWN_MODEL } from '#domain/observations/aiReview.ts'
import type { CaptureQualityFilter } from '#domain/videos/captureQuality.ts'
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
  contested: 'Contested results',
  skeletonMisfit: 'Skeleton does not fit',
  aiResultCorrect: 'AI result correct',
  internallyReviewed: 'Internally reviewed',
  aiReviewStatus: 'AI review',
  aiErrorCause: 'AI error cause',
  campaignIds: 'Campaign',
}

/** Filters of the accuracy report, which its links to the list keep. */
export const analysisFilterLabels = {
  modelHash: 'AI model',
  thresholdsVersion: 'Thresholds',
  captureQuality: 'Capture quality',
  judgedBy: 'Judged by',
} as const

/** Shown while no capture quality is chosen in the report. */
export const POOR_LEFT_OUT = 'Poor recordings are left out unless chosen.'

/** Shown while no judge is chosen in the report. */
export const OTHERS_LEFT_OUT = 'Results of other programs are left out unless chosen.'

/** Beside every verdict that another program has sent. */
export const JUDGED_ELSEWHERE = 'Judged by another program'

export const judgeLabels = enumLabels.aiJudge

export const captureQualityLabels: Record<CaptureQualityFilter, string> = {
  ...enumLabels.captureQuality,
  UNKNOWN: 'Unknown',
}

export const modelLabel = (hash: string): string =>
  hash === UNKNOWN_MODEL ? 'Unknown' : `BlazePose ${hash.slice(0, 8)}`

export const thresholdsLabel = (version: string): string =>
  version === UNKNOWN_MODEL ? 'Unknown' : `Version ${version}`

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
