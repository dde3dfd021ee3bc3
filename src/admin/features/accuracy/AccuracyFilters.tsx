/** Filter of the report: date range, locations, departments, tasks, and what analysed the recordings. */
import { Box, Button, Card, Typography } from '@mui/material'
import { useNavigate } from 'react-admin'
import {
  lastSummaryMonths,
  resolveSummaryDates,
  type SummaryMonths,
} from '#domain/charts/summaryPeriods.ts'
import {
  AI_JUDGES,
  type AiJudge,
  UNKNOWN_MODEL,
  WITH_AI_RESULT,
} from '#domain/observations/aiReview.ts'
import { CAPTURE_QUALITY_FILTERS, RELIABLE_CAPTURES } from '#domain/videos/captureQuality.ts'
import { KNOWN_POSE_MODELS } from '#domain/videos/poseModels.ts'
import { THRESHOLDS } from '#domain/videos/thresholds.ts'
import { sanitizeObservationFilter } from '#domain/observations/observationFilter.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { formatDateRange } from '../../foundation/format/formatDate.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { analysisValueLabel } from '../../foundation/i18n/observationFilterLabels.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { filterCodec } from '../../foundation/router/filterCodec.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { searchParams } from '../../foundation/router/searchParams.ts'
import { useNewestAddress } from '../../foundation/router/useNewestAddress.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import { MonthsSelect } from '../../parts/charts/MonthsSelect.tsx'
import type { Choice, ChoiceSource } from '../../parts/choices/choiceSource.ts'
import { MultiAutocomplete } from '../../parts/choices/MultiAutocomplete.tsx'
import { RecordsField } from '../../parts/filters/FilterInputs.tsx'
import { useRecordNames } from '../../parts/filters/useRecordNames.ts'

export function AccuracyFilters({ filter, months, isFiltered, ...change }: AccuracyFilter) {
  const { setMonths, setIds, setAnalysis, clear } = change
  const translate = useT()
  const { dateFrom = null, dateTo = null, locations, departments, tasks } = filter
  const names = useRecordNames({ locations, departments, tasks })
  return (
    <Card component="section" aria-label={translate('observationFilters.title')} sx={card}>
      <Box>
        <Typography variant="subtitle2" aria-hidden sx={{ mb: 0.5 }}>
          {translate('accuracy.dateRange')}
        </Typography>
        <MonthsSelect months={months} onChange={setMonths} />
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
          {formatDateRange({ dateFrom, dateTo })}
        </Typography>
      </Box>
      {FILTER_KINDS.map((kind) => (
        <RecordsField
          key={kind}
          isWide
          name={kind}
          label={translate(`menu.${kind}`)}
          ids={filter[kind] ?? []}
          names={names}
          onChange={(ids) => setIds(kind, ids)}
        />
      ))}
      {ANALYSIS_KINDS.map((kind) => (
        <MultiAutocomplete
          key={kind}
          label={translate(`observationFilters.${kind}`)}
          source={analysisSource(kind)}
          value={(change.analysis[kind] ?? []).map((id) => ({
            id,
            name: analysisValueLabel(kind, id),
          }))}
          onChange={(choices) =>
            setAnalysis(
              kind,
              choices.map(({ id }) => id),
            )
          }
          hint={HINTS[kind]?.()}
        />
      ))}
      {isFiltered && (
        <Button onClick={clear} sx={{ gridColumn: '1 / -1', justifySelf: 'start', ml: -1 }}>
          {translate('observationFilters.clear')}
        </Button>
      )}
    </Card>
  )
}

/** Filters by what analysed the recordings; few values, known in advance. */
const ANALYSIS_KINDS = ['judgedBy', 'captureQuality', 'thresholdsVersion', 'modelHash'] as const
type AnalysisKind = (typeof ANALYSIS_KINDS)[number]

const HINTS: Partial<Record<AnalysisKind, () => string>> = {
  captureQuality: () => t('observationFilters.poorLeftOut'),
  judgedBy: () => t('observationFilters.othersLeftOut'),
}

const analysisSource = (kind: AnalysisKind): ChoiceSource<Choice> => ({
  key: ['choices', 'accuracy', kind, readerLocale()],
  isServerSearch: false,
  disabledReason: null,
  load: async () => ANALYSIS_VALUES[kind].map((id) => ({ id, name: analysisValueLabel(kind, id) })),
})

const ANALYSIS_VALUES: Record<AnalysisKind, readonly string[]> = {
  modelHash: [...KNOWN_POSE_MODELS, UNKNOWN_MODEL],
  thresholdsVersion: [...Object.keys(THRESHOLDS), UNKNOWN_MODEL],
  captureQuality: CAPTURE_QUALITY_FILTERS,
  judgedBy: AI_JUDGES,
}

const card = {
  p: { xs: 2, md: 3 },
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  '& > *': { minWidth: 0 },
} as const

/**
 * Reads and writes the report's filter in the URL, with the parameter names of the observation list: dates, places and
 * tasks.
 */
export function useAccuracyFilter(): AccuracyFilter {
  const { pathname, search } = useNewestAddress()
  const navigate = useNavigate()
  const today = useToday()
  const parsed = sanitizeObservationFilter(filterCodec.decode(searchParams.parse(search)))
  const { dateFrom, dateTo, locations, departments, tasks } = parsed
  const { months, ...days } = resolveSummaryDates({ dateFrom, dateTo }, today)
  const { modelHash, thresholdsVersion, captureQuality, judgedBy } = parsed
  const analysis = { modelHash, thresholdsVersion, captureQuality, judgedBy }
  const selected = { dateFrom, dateTo, locations, departments, tasks, ...analysis }
  const write = (filter: ObservationListFilter) =>
    navigate({ pathname, search: searchParams.stringify(filterCodec.encode({ ...filter })) })
  return {
    // The links name what the report leaves out by itself.
    filter: {
      ...days,
      locations,
      departments,
      tasks,
      ...analysis,
      captureQuality: captureQuality ?? RELIABLE_CAPTURES,
      judgedBy: judgedBy ?? JUDGED_HERE,
      type: WITH_AI_RESULT,
    },
    analysis,
    months,
    isFiltered: Object.values(selected).some((value) => value !== undefined),
    setMonths: (chosen) => {
      const range = lastSummaryMonths(chosen, today)
      write({ ...selected, dateFrom: range.dateFrom, dateTo: range.dateTo })
    },
    setIds: (kind, ids) => write({ ...selected, [kind]: ids }),
    setAnalysis: (kind, values) => write({ ...selected, [kind]: values }),
    clear: () => write({}),
  }
}

const JUDGED_HERE = ['LIFTWISE'] as const satisfies readonly AiJudge[]

interface AccuracyFilter {
  /** In the form of the observation list's filter, so that every link can extend it. */
  filter: ObservationListFilter
  /** null: the dates match none of the offered ranges. */
  months: SummaryMonths | null
  /** Whether the URL sets any filter. */
  isFiltered: boolean
  setMonths: (months: SummaryMonths) => void
  setIds: (kind: FilterKind, ids: string[]) => void
  /** As the URL sets them. */
  analysis: Pick<ObservationListFilter, AnalysisKind>
  setAnalysis: (kind: AnalysisKind, values: string[]) => void
  clear: () => void
}

/** Kinds of records that the report can be filtered by. */
const FILTER_KINDS = ['locations', 'departments', 'tasks'] as const
type FilterKind = (typeof FILTER_KINDS)[number]
