/** One line of overdue follow-ups and of tasks that stand out; each number is that of the page it links to. */
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { mayOpen } from '#domain/access.ts'
import { summaryDates, type SummaryRange } from '#domain/charts/summaryPeriods.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { QueryError } from '../../parts/layout/QueryState.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { followUpListPath } from '../followUps/followUpListPath.ts'
import { followUpTotalsQuery } from '../followUps/followUpTotalsQuery.ts'
import { standingOut } from '../taskAnalysis/standingOut.ts'
import { type TaskAnalysisQuestion, taskAnalysisQuery } from '../taskAnalysis/taskAnalysisQuery.ts'

export function AttentionLine({ range }: { range: SummaryRange }) {
  const t = useT()
  const { id } = useCurrentClient()
  const { type } = useMe()
  const { data: followUps } = useQuery(followUpTotalsQuery(id, range))
  const query = useQuery({
    ...taskAnalysisQuery(id, AS_THE_PAGE_OPENS),
    enabled: mayOpen(type, TASKS_PAGE),
    staleTime: ANALYSIS_STALE_MS,
  })
  const { data: analysis } = query
  const overdue = followUps?.overdue ?? 0
  const tasks = standingOut(analysis?.rows ?? []).filter(({ named }) => named.length > 0).length
  return (
    <Box sx={line}>
      {overdue > 0 && (
        <TextLink to={followUpListPath({ overdue: true })}>
          {t('dashboard.attention.followUps', { smart_count: overdue })}
        </TextLink>
      )}
      {tasks > 0 && (
        <TextLink to={TASKS_PAGE}>
          {t('dashboard.attention.tasks', { smart_count: tasks })}
        </TextLink>
      )}
      {query.error && !analysis && (
        <QueryError query={query} errorText={t('taskAnalysis.failed')} />
      )}
    </Box>
  )
}

const TASKS_PAGE = '/taskanalysis'

const AS_THE_PAGE_OPENS: TaskAnalysisQuestion = {
  by: 'TASK',
  filter: { ...summaryDates({}), locations: [], departments: [] },
}

/** It compares a year, in up to a second of the server's. */
const ANALYSIS_STALE_MS = 3_600_000

/** As high before the answers are there, so that nothing moves. */
const line = { minHeight: 24, display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const
