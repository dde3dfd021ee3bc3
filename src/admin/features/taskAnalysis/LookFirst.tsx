/** Tasks or places that stand out, each once: the effect of its last action, then its figures and what can be done. */
import { Box, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { displayName } from '#domain/displayName.ts'
import { TASK_PROMPTS } from '#domain/taskAnalysis/taskPrompts.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { shareText } from '../../parts/charts/intervalText.ts'
import { Folded } from '../../parts/detail/Folded.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { RecordRows } from '../../parts/list/RecordRow.tsx'
import { useTaskActions } from '../taskActions/taskActionApi.ts'
import { TaskActionItem } from '../taskActions/TaskActionItem.tsx'
import { NewAction } from '../taskActions/TaskActionSections.tsx'
import { type StandingOut, standingOut } from './standingOut.ts'
import type { AnalysisRow, TaskAnalysisAnswer } from './taskAnalysisQuery.ts'

export function LookFirst({ analysis: { rows, by } }: { analysis: TaskAnalysisAnswer }) {
  const t = useT()
  const entries = standingOut(rows)
  return (
    <Section title={t('taskAnalysis.answer.title')}>
      {!entries.some(({ named }) => named.length > 0) && (
        <Typography>{t('taskAnalysis.answer.clear')}</Typography>
      )}
      {entries.map((entry) => (
        <Entry key={entry.record.id} entry={entry} by={by} />
      ))}
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 960 }}>
        {t('taskAnalysis.intro')} {t('taskAnalysis.answer.observers')}
      </Typography>
    </Section>
  )
}

function Entry({ entry: { record, principle, named }, by }: EntryProps) {
  const t = useT()
  const id = useId()
  const { id: clientId } = useCurrentClient()
  const where = by === 'TASK' ? { taskId: record.id } : { locationId: record.id }
  const actions = useTaskActions(clientId, where, MAX_ACTIONS)
  const last = actions.data?.rows.find(({ done_at }) => done_at)
  const watched = last?.effect?.conclusion === 'IMPROVED' ? 'improved' : 'watch'
  const prompts = new Set(named.flatMap((row) => TASK_PROMPTS[row.principle]))
  return (
    <Stack component="section" aria-labelledby={id} spacing={1} sx={entryStyle}>
      <Typography variant="h3" id={id}>
        {t(`taskAnalysis.answer.${named.length > 0 ? 'lookAt' : watched}`, {
          name: displayName(record, t),
        })}
      </Typography>
      <QueryState query={actions} height={0} errorText={t('taskActions.failed')}>
        {(found) =>
          found.rows.length > 0 && (
            <RecordRows>
              {found.rows.map((action) => (
                <TaskActionItem key={action.id} action={action} />
              ))}
            </RecordRows>
          )
        }
      </QueryState>
      {named.map((row) => (
        <Named key={row.principle} row={row} />
      ))}
      {named.length > 0 && (
        <>
          <NewAction actedOn={{ by, record, principle }} />
          <Folded title={t('taskAnalysis.prompts.title')}>
            <Typography color="text.secondary">{t('taskAnalysis.prompts.hint')}</Typography>
            <Box component="ul" sx={{ mt: 1, mb: 0, pl: 3, display: 'grid', gap: 0.5 }}>
              {[...prompts].map((prompt) => (
                <li key={prompt}>{t(`taskAnalysis.prompts.${prompt}`)}</li>
              ))}
            </Box>
          </Folded>
        </>
      )}
    </Stack>
  )
}

interface EntryProps {
  entry: StandingOut
  by: TaskAnalysisAnswer['by']
}

const MAX_ACTIONS = 5

function Named({ row }: { row: AnalysisRow }) {
  const t = useT()
  const { principle, since_action: since } = row
  const { share, people, expected } = since ?? row
  return (
    <Typography>
      {t('taskAnalysis.answer.named', {
        principle: t(`enums.principle.${principle}`),
        share: shareText(share ?? 0),
        people: people ?? 0,
        expected: shareText(expected ?? 0),
      })}{' '}
      {since && t('taskAnalysis.answer.countedSince', { day: formatDateTime(since.done_at) })}
    </Typography>
  )
}

const entryStyle = {
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const
