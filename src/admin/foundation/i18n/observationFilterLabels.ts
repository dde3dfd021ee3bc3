/** Labels of the options of the observation filters. */
import {
  AI_ERROR_CAUSES,
  AI_REVIEW_STATUSES,
  DATE_PRESETS,
  REVIEW_TYPES,
  TECHNIQUES,
} from '#domain/enumerations.ts'
import { AI_JUDGES, UNKNOWN_MODEL } from '#domain/observations/aiReview.ts'
import type {
  FilterNameOf,
  FormFilterName,
  ObservationListFilter,
} from '#domain/observations/observationFilter.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { CAPTURE_GRADES } from '#domain/videos/captureQuality.ts'
import { t } from './i18nProvider.ts'

/** Filters of the accuracy report, which its links to the list keep. */
export type AnalysisFilterName = keyof Pick<
  ObservationListFilter,
  'modelHash' | 'thresholdsVersion' | 'captureQuality' | 'judgedBy'
>

/** An unknown value keeps its own name. */
export function analysisValueLabel(name: AnalysisFilterName, value: string): string {
  switch (name) {
    case 'modelHash':
      return value === UNKNOWN_MODEL
        ? t('observationFilters.unknown')
        : t('observationFilters.model', { hash: value.slice(0, 8) })
    case 'thresholdsVersion':
      return value === UNKNOWN_MODEL
        ? t('observationFilters.unknown')
        : t('observationFilters.version', { version: value })
    case 'captureQuality': {
      const grade = CAPTURE_GRADES.find((one) => one === value)
      if (grade) return t(`enums.captureQuality.${grade}`)
      return value === 'UNKNOWN' ? t('observationFilters.unknown') : value
    }
    default: {
      const judge = AI_JUDGES.find((one) => one === value)
      return judge ? t(`enums.aiJudge.${judge}`) : value
    }
  }
}

/** By the option's value in the URL, in the order of the dropdown. */
export const filterOptions = (name: SelectFilterName): Record<string, string> => OPTIONS[name]()

const OPTIONS: { [Name in SelectFilterName]: () => Record<string, string> } = {
  type: () => labelled(REVIEW_TYPES, (type) => t(`enums.reviewType.${type}`)),
  dates: () => labelled(DATE_PRESETS, (preset) => t(`enums.datePreset.${preset}`)),
  showResult: () => labelled(TECHNIQUES, (technique) => t(`enums.technique.${technique}`)),
  principles: () => ({
    OVERALL: t('observationFilters.overall'),
    ...labelled(PRINCIPLES, (principle) => t(`enums.principle.${principle}`)),
  }),
  aiResultCorrect: () => yesOrNo(),
  internallyReviewed: () => yesOrNo(),
  aiReviewStatus: () =>
    labelled(AI_REVIEW_STATUSES, (status) => t(`enums.aiReviewStatus.${status}`)),
  aiErrorCause: () => labelled(AI_ERROR_CAUSES, (cause) => t(`enums.aiErrorCause.${cause}`)),
}

const labelled = <Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string,
): Record<string, string> => Object.fromEntries(values.map((value) => [value, label(value)]))

const yesOrNo = () => ({ true: t('observationFilters.yes'), false: t('observationFilters.no') })

/** Filters of the form with a fixed set of options. */
type SelectFilterName = FormFilterName & FilterNameOf<'values' | 'choice' | 'boolean'>
