/**
 * /aiaccuracy: report on how often the AI is right according to the reviews; every figure links to its observations.
 */
import { Button, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { computeAccuracy } from '#domain/accuracy/accuracy.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { EmptyState, QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { EmptyPage } from '../../parts/layout/EmptyPage.tsx'
import { AccuracyFilters, useAccuracyFilter } from './AccuracyFilters.tsx'
import { AccuracyReport } from './AccuracyReport.tsx'
import { JudgeAgain } from './JudgeAgain.tsx'
import { aiAccuracyQuery } from './aiAccuracyQuery.ts'

export function AiAccuracy() {
  const t = useT()
  const { ai_enabled: hasAi, company_name: name } = useCurrentClient()
  if (hasAi) return <Report />
  return <EmptyPage title={t('accuracy.title')}>{t('accuracy.withoutAi', { name })}</EmptyPage>
}

function Report() {
  const { id } = useCurrentClient()
  const t = useT()
  const filterState = useAccuracyFilter()
  const query = useQuery(aiAccuracyQuery(id, filterState.filter))
  return (
    <Stack spacing={3} sx={{ maxWidth: 1200 }}>
      <PageHeader title={t('accuracy.title')} />
      <Typography sx={{ maxWidth: 720 }}>
        {t('accuracy.intro')}{' '}
        <Link component={LinkBase} to="/aimodel">
          {t('modelCard.title')}
        </Link>
      </Typography>
      <AccuracyFilters state={filterState} />
      <QueryState query={query} height={720} errorText={t('messages.summaryFailed')}>
        {({ accuracy, filter }) =>
          computeAccuracy(accuracy.overall).total > 0 ? (
            <AccuracyReport accuracy={accuracy} filter={filter} />
          ) : (
            <EmptyReport isFiltered={filterState.isFiltered} onClear={filterState.clear} />
          )
        }
      </QueryState>
      <JudgeAgain />
    </Stack>
  )
}

function EmptyReport({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useT()
  return (
    <Section title={t('accuracy.empty.title')}>
      <EmptyState height={160}>
        {t(isFiltered ? 'accuracy.empty.filtered' : 'accuracy.empty.period')}{' '}
        {isFiltered ? (
          <Button onClick={onClear}>{t('accuracy.empty.clear')}</Button>
        ) : (
          <Button component={LinkBase} to="/allobservations">
            {t('accuracy.empty.observations')}
          </Button>
        )}
      </EmptyState>
    </Section>
  )
}
