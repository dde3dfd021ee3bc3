/** Sections of the report: the overall figure first, then its breakdowns. */
import { Box, List, Stack } from '@mui/material'
import type { AiErrorCause } from '#domain/enumerations.ts'
import { displayName } from '#domain/displayName.ts'
import { UNKNOWN_BUILD } from '#domain/observations/aiReview.ts'
import { BAR_CLASS } from '../../foundation/theme/baseStyles.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { EmptyState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { AccuracyFigure } from './AccuracyFigure.tsx'
import { BlindSample } from './BlindSample.tsx'
import { AccuracyTable } from './AccuracyTable.tsx'
import { statusFilter } from './statusFilter.ts'
import { ConfusionMatrix } from './ConfusionMatrix.tsx'
import type { AiAccuracyFigures } from './aiAccuracyQuery.ts'

export function AccuracyReport({ accuracy, filter }: AccuracyReportProps) {
  const t = useT()
  const { overall, by_principle, by_task, by_app_build, error_causes } = accuracy
  return (
    <Stack spacing={3}>
      <Box sx={sideBySide}>
        <Section title={t('accuracy.overall.title')}>
          <AccuracyFigure confusion={overall} filter={filter} />
          <BlindSample accuracy={accuracy} filter={filter} />
        </Section>
        <Section title={t('accuracy.matrix.title')}>
          <ConfusionMatrix confusion={overall} filter={filter} />
        </Section>
      </Box>
      <Section title={t('accuracy.principles.title')} subtitle={t('accuracy.principles.hint')}>
        <AccuracyTable
          caption={t('accuracy.principles.caption')}
          nameHeader={t('accuracy.principles.name')}
          rows={by_principle.map(({ principle, confusion }) => ({
            id: principle,
            name: t(`enums.principle.${principle}`),
            confusion,
            filterFor: (status) => ({ ...filter, aiPrincipleReview: [`${principle}_${status}`] }),
          }))}
        />
      </Section>
      <Section title={t('accuracy.causes.title')} subtitle={t('accuracy.causes.hint')}>
        <ErrorCauses causes={error_causes} filter={filter} />
      </Section>
      <Section title={t('accuracy.tasks.title')}>
        <AccuracyTable
          caption={t('accuracy.tasks.caption')}
          nameHeader={t('accuracy.tasks.name')}
          rows={by_task.map(({ task, confusion }) => ({
            id: task.id,
            name: displayName(task, t),
            confusion,
            filterFor: (status) => ({ ...filter, tasks: [task.id], ...statusFilter(status) }),
          }))}
        />
      </Section>
      <Section title={t('accuracy.builds.title')}>
        <AccuracyTable
          caption={t('accuracy.builds.caption')}
          nameHeader={t('accuracy.builds.name')}
          rows={by_app_build.map(({ expo_build_number: build, confusion }) => ({
            id: build ?? UNKNOWN_BUILD,
            name: build ?? t('accuracy.builds.unknown'),
            confusion,
            filterFor: (status) => ({
              ...filter,
              appBuilds: [build ?? UNKNOWN_BUILD],
              ...statusFilter(status),
            }),
          }))}
        />
      </Section>
    </Stack>
  )
}

interface AccuracyReportProps {
  accuracy: AiAccuracyFigures
  /** The filter that the figures belong to; every link extends it. */
  filter: ObservationListFilter
}

const sideBySide = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', lg: '2fr 3fr' },
  '& > *': { minWidth: 0 },
} as const

/** Shows as bars how often reviewers name each cause; each count links to its observations. */
function ErrorCauses({ causes, filter }: ErrorCausesProps) {
  const t = useT()
  const maxCount = Math.max(...causes.map(({ count }) => count))
  if (causes.length === 0) return <EmptyState height={80}>{t('accuracy.causes.none')}</EmptyState>
  return (
    <List disablePadding sx={{ display: 'grid', gap: 1.5 }}>
      {causes.map(({ cause, count }) => (
        <Box component="li" key={cause} sx={row}>
          <span>{t(`enums.aiErrorCause.${cause}`)}</span>
          <Box sx={line}>
            <Box
              aria-hidden
              className={BAR_CLASS}
              sx={{ ...bar, width: `calc((100% - 56px) * ${count / maxCount})` }}
            />
            <CountLink
              count={count}
              filter={{ ...filter, aiErrorCause: [cause] }}
              label={t('charts.counted.result', {
                smart_count: count,
                name: t(`enums.aiErrorCause.${cause}`),
              })}
            />
          </Box>
        </Box>
      ))}
    </List>
  )
}

interface ErrorCausesProps {
  /** Most frequent first. */
  causes: readonly { cause: AiErrorCause; count: number }[]
  filter: ObservationListFilter
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
} as const

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
} as const

const bar = { minWidth: 4, height: 16, borderRadius: 0.5, bgcolor: 'incorrect.main' } as const
