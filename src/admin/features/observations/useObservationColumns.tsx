/** The columns of every list of observations. */
import { Chip, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import type { Column } from '../../parts/list/columns.ts'
import { displayName } from '#domain/displayName.ts'
import { verdictOfTechnique } from '#domain/observations/answers.ts'
import { VerdictChip } from '../../parts/verdict/VerdictChip.tsx'
import { isJudgedElsewhere, observeeName, type ObservationRow } from './observationRecord.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import { ObservationDate } from '../../parts/detail/ObservationDate.tsx'

/** Returns the columns of every list of observations; a stable array. `without`: the column to leave out. */
export function useObservationColumns(
  without?: RedundantColumn,
): readonly Column<ObservationRow>[] {
  const { ai_enabled: hasAi } = useCurrentClient()
  return useMemo(
    () =>
      COLUMNS.filter(
        ({ source }) =>
          source !== (without && REDUNDANT_SOURCES[without]) &&
          (hasAi || source !== 'ai_review_status'),
      ),
    [hasAi, without],
  )
}

/** Column that would repeat the same value in every row. */
export type RedundantColumn = 'tasks' | 'locations' | 'departments'

const REDUNDANT_SOURCES: Record<RedundantColumn, string> = {
  tasks: 'task.name',
  locations: 'location.name',
  departments: 'department.name',
}

/** Below the verdict, or beside it in a card. */
const mark = {
  display: 'block',
  fontSize: 11,
  lineHeight: '14px',
  whiteSpace: 'normal',
  [ON_PHONE]: { display: 'inline', ml: 0.5 },
} as const

const COLUMNS: Column<ObservationRow>[] = [
  {
    source: 'date',
    link: 'show',
    render: ({ date, deleted_at: deletedAt }) => (
      <>
        <ObservationDate at={date} />
        {deletedAt && <Chip label={t('list.deleted')} sx={{ ml: 1 }} />}
      </>
    ),
  },
  {
    source: 'observee.firstname',
    render: (row) =>
      row.observee ? (
        <RecordLink resource="users" record={row.observee} clientId={row.client_id} />
      ) : (
        observeeName(row)
      ),
  },
  {
    source: 'technique',
    render: ({ technique, ...row }) => (
      <>
        <VerdictChip verdict={verdictOfTechnique(technique)} />
        {isJudgedElsewhere(row) && (
          <Typography variant="caption" component="span" color="text.secondary" sx={mark}>
            {t('observationFilters.judgedElsewhere')}
          </Typography>
        )}
      </>
    ),
  },
  { source: 'task.name', render: ({ task }) => displayName(task, t) },
  {
    source: 'location.name',
    render: ({ location, client_id: clientId }) => (
      <RecordLink resource="locations" record={location} clientId={clientId} />
    ),
  },
  {
    source: 'department.name',
    hiddenBelow: 'lg',
    render: ({ department, client_id: clientId }) => (
      <RecordLink resource="departments" record={department} clientId={clientId} />
    ),
  },
  {
    source: 'user.firstname',
    hiddenBelow: 'xl',
    render: ({ user, client_id: clientId }) => (
      <RecordLink resource="users" record={user} clientId={clientId} />
    ),
  },
  {
    source: 'review_type',
    hiddenBelow: 'xl',
    render: ({ review_type: type }) => t(`enums.reviewType.${type}`),
  },
  {
    source: 'ai_review_status',
    hiddenBelow: 'xl',
    // Only AI results can be reviewed.
    render: ({ review_type: type, ai_review_status: status }) =>
      type === 'MANUAL_TASK' ? null : t(`enums.aiReviewStatus.${status}`),
  },
]
