/** /taskanalysis: which tasks and places many different people find hard. */
import { Alert, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { EmptyState, QueryState } from '../../parts/layout/QueryState.tsx'
import type { ActedOn } from '../taskActions/taskActionApi.ts'
import { TaskActionSection } from '../taskActions/TaskActionSections.tsx'
import { AnalysisFilters } from './AnalysisFilters.tsx'
import { AnalysisTable } from './AnalysisTable.tsx'
import { LimitChart } from './LimitChart.tsx'
import { LookFirst } from './LookFirst.tsx'
import { type TaskAnalysisAnswer, taskAnalysisQuery } from './taskAnalysisQuery.ts'
import { useAnalysisQuestion } from './useAnalysisQuestion.ts'

export function TaskAnalysisPage() {
  const t = useT()
  const { id } = useCurrentClient()
  const state = useAnalysisQuestion()
  const query = useQuery(taskAnalysisQuery(id, state.question))
  const [started, setStarted] = useState<ActedOn | null>(null)
  return (
    <Stack spacing={3} sx={{ maxWidth: 1200 }}>
      <PageHeader title={t('taskAnalysis.title')} />
      <Typography sx={{ maxWidth: 720 }}>{t('taskAnalysis.intro')}</Typography>
      <AnalysisFilters {...state} />
      <QueryState query={query} height={720} errorText={t('taskAnalysis.failed')}>
        {(analysis) => <Analysis analysis={analysis} onAct={setStarted} />}
      </QueryState>
      <TaskActionSection started={started} onEnd={() => setStarted(null)} />
    </Stack>
  )
}

function Analysis({ analysis, onAct }: AnalysisProps) {
  const t = useT()
  if (analysis.rows.length === 0)
    return (
      <Section title={t('taskAnalysis.none.title')}>
        <EmptyState height={160}>{t('taskAnalysis.none.text')}</EmptyState>
      </Section>
    )
  return (
    <Stack spacing={3}>
      {analysis.names_hidden && <Alert severity="info">{t('taskAnalysis.namesHidden')}</Alert>}
      {typeof analysis.sampled_people === 'number' && (
        <Alert severity="info">
          {t('taskAnalysis.sample', { people: analysis.sampled_people })}
        </Alert>
      )}
      <LookFirst analysis={analysis} />
      <LimitChart analysis={analysis} />
      <AnalysisTable analysis={analysis} onAct={onAct} />
    </Stack>
  )
}

interface AnalysisProps {
  analysis: TaskAnalysisAnswer
  /** Starts an action for a row. */
  onAct: (actedOn: ActedOn) => void
}
