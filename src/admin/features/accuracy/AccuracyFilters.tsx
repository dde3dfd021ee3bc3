/** Filter of the report: date range, locations, departments, tasks, and what analysed the recordings. */
import { Button } from '@mui/material'
import {
  AI_JUDGES,
  type AiJudge,
  UNKNOWN_MODEL,
  WITH_AI_RESULT,
} from '#domain/observations/aiReview.ts'
import type { PlainTextKey } from '#texts/keys.ts'
import { CAPTURE_QUALITY_FILTERS, RELIABLE_CAPTURES } from '#domain/videos/captureQuality.ts'
import { KNOWN_POSE_MODELS } from '#domain/videos/poseModels.ts'
import { THRESHOLDS } from '#domain/videos/thresholds.ts'
import {
  type AnalysisFilterName,
  analysisValueLabel,
} from '../../foundation/i18n/observationFilterLabels.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { FilterSelect } from '../../parts/filters/FilterInputs.tsx'
import { ReportFilters } from '../../parts/filters/ReportFilters.tsx'
import { type AddressFilter, useAddressFilter } from '../../parts/filters/useAddressFilter.ts'

export function AccuracyFilters({ state }: { state: AccuracyFilter }) {
  const t = useT()
  const { chosen, change, isFiltered, clear } = state
  return (
    <ReportFilters state={state} records={RECORDS}>
      {ANALYSIS.map(({ name, values, hint }) => (
        <FilterSelect
          key={name}
          isMany
          isWide
          label={t(`observationFilters.${name}`)}
          options={Object.fromEntries(values.map((one) => [one, analysisValueLabel(name, one)]))}
          values={chosen[name] ?? []}
          hint={hint && t(hint)}
          onChange={(values) => change({ [name]: values })}
        />
      ))}
      {isFiltered && (
        <Button onClick={clear} sx={{ gridColumn: '1 / -1', justifySelf: 'start', ml: -1 }}>
          {t('observationFilters.clear')}
        </Button>
      )}
    </ReportFilters>
  )
}

const RECORDS = ['locations', 'departments', 'tasks'] as const

/** Filters by what analysed the recordings; few values, known in advance. */
const ANALYSIS: readonly AnalysisRow[] = [
  { name: 'judgedBy', values: AI_JUDGES, hint: 'observationFilters.othersLeftOut' },
  {
    name: 'captureQuality',
    values: CAPTURE_QUALITY_FILTERS,
    hint: 'observationFilters.poorLeftOut',
  },
  { name: 'thresholdsVersion', values: [...Object.keys(THRESHOLDS), UNKNOWN_MODEL] },
  { name: 'modelHash', values: [...KNOWN_POSE_MODELS, UNKNOWN_MODEL] },
]

interface AnalysisRow {
  name: AnalysisFilterName
  values: readonly string[]
  hint?: PlainTextKey
}

/** Reads and writes the report's filter in the URL. */
export function useAccuracyFilter(): AccuracyFilter {
  const state = useAddressFilter([...RECORDS, ...ANALYSIS.map(({ name }) => name)])
  const { chosen, filter } = state
  return {
    ...state,
    // The links name what the report leaves out by itself.
    filter: {
      ...filter,
      captureQuality: filter.captureQuality ?? RELIABLE_CAPTURES,
      judgedBy: filter.judgedBy ?? JUDGED_HERE,
      type: WITH_AI_RESULT,
    },
    isFiltered: Object.values(chosen).some((value) => value !== undefined),
  }
}

const JUDGED_HERE = ['LIFTWISE'] as const satisfies readonly AiJudge[]

interface AccuracyFilter extends AddressFilter {
  /** True if the URL sets any filter. */
  isFiltered: boolean
}
