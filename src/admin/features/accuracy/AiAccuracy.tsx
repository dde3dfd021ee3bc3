/**
 * /aiaccuracy: report on how often the AI is right according to the reviews; every figure links to its observations.
 */
import { Button, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useTranslate } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'
import { computeAccuracy } from '#domain/accuracy/accuracy.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { EmptyState, QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { EmptyPage } from '../../parts/layout/EmptyPage.tsx'
import { AccuracyFilters, useAccuracyFilter } from './AccuracyFilters.tsx'
import { AccuracyReport } from './AccuracyReport.tsx'
import { JudgeAgain } from './JudgeAgain.tsx'
import { aiAccuracyQuery } from './aiAccuracyQuery.ts'

export function AiAccuracy() {
  const { ai_enabled: hasAi, company_name: name } = useCurrentClient()
  if (hasAi) return <Report />
  return (
    <EmptyPage title={TITLE}>
      {name} does not use AI, so there are no AI results to check. The provider can turn AI on in
      the client’s settings.
    </EmptyPage>
  )
}

function Report() {
  const { id } = useCurrentClient()
  const translate = useTranslate()
  const filterState = useAccuracyFilter()
  const query = useQuery(aiAccuracyQuery(id, filterState.filter))
  return (
    <Stack spacing={3} sx={{ maxWidth: 1200 }}>
      <PageHeader title={TITLE} />
      <Typography sx={{ maxWidth: 720 }}>
        Positive means the AI rated the technique as incorrect. A false positive is a correct lift
        rated incorrect; a false negative is an incorrect lift the AI missed.{' '}
        <Link component={LinkBase} to="/aimodel">
          {translate('modelCard.title')}
        </Link>
      </Typography>
      <AccuracyFilters {...filterState} />
      <QueryState query={query} height={720} errorText={MESSAGES.summaryFailed}>
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
  return (
    <Section title="No AI results">
      <EmptyState height={160}>
        {isFiltered ? 'No AI results match these filters. ' : 'No AI results in this period yet. '}
        {isFiltered ? (
          <Button onClick={onClear}>Clear filters</Button>
        ) : (
          <Button component={LinkBase} to="/allobservations">
            Go to observations
          </Button>
        )}
      </EmptyState>
    </Section>
  )
}

const TITLE = 'AI accuracy'
