/** /taskanalysis: which tasks and places many different people find hard. */
import { Alert, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { EmptyState, QueryState } from '../../parts/layout/QueryState.tsx'
import type { ActedOn } from '../taskActions/taskActionApi.ts'
import { TaskActionSection } from '../taskActions/TaskActionSections.tsx'
import { AnalysisFilters, useAnalysisQuestion } from './AnalysisFilters.tsx'
import { AnalysisTable } from './AnalysisTable.tsx'
import { LimitChart } from './LimitChart.tsx'
import { LookFirst } from './LookFirst.tsx'
import { type TaskAnalysisAnswer, taskAnalysisQuery } from './taskAnalysisQuery.ts'

export function TaskAnalysisPage() {
  const t = useT()
  const { id } = useCurrentClient()
  const state = useAnalysisQuestion()
  const query = useQuery(taskAnalysisQuery(id, state.question))
  const [started, setStarted] = useState<ActedOn | null>(null)
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200 }}>
      <PageHeader title={t('taskAnalysis.title')} />
      <AnalysisFilters state={state} />
      <QueryState query={query} height={320} errorText={t('taskAnalysis.failed')}>
        {(analysis) => <Answer analysis={analysis} />}
      </QueryState>
      <TaskActionSection started={started} onEnd={() => setStarted(null)} />
      {query.data && query.data.rows.length > 0 && (
        <>
          <LimitChart analysis={query.data} />
          <AnalysisTable analysis={query.data} onAct={setStarted} />
        </>
      )}
    </Stack>
  )
}

function Answer({ analysis }: { analysis: TaskAnalysisAnswer }) {
  const t = useT()
  if (analysis.rows.length === 0)
    return (
      <Section title={t('taskAnalysis.none.title')}>
        <EmptyState height={160}>{t('taskAnalysis.none.text')}</EmptyState>
      </Section>
    )
  return (
    <Stack spacing={2}>
      {analysis.names_hidden && <Alert severity="info">{t('taskAnalysis.namesHidden')}</Alert>}
      {typeof analysis.sampled_people === 'number' && (
        <Alert severity="info">
          {t('taskAnalysis.sample', { people: analysis.sampled_people })}
        </Alert>
      )}
      <LookFirst analysis={analysis} />
    </Stack>
  )
}
