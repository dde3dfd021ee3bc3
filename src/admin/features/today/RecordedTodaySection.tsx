/** The day's observations of the signed-in person, as the server has them or had them last. */
import { Typography } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { fullNameOf } from '#domain/displayName.ts'
import { verdictOfTechnique } from '#domain/observations/answers.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { VerdictChip } from '../../parts/verdict/VerdictChip.tsx'
import { observeeName } from '../observations/observationRecord.ts'
import { RecordRows } from '../../parts/list/RecordRow.tsx'
import { DayRow } from './DayRow.tsx'
import { type RecordedObservation, type RecordedToday, useRecordedToday } from './recordedToday.ts'

export function RecordedTodaySection() {
  const t = useT()
  const { id, client_id: clientId, client } = useMe()
  const query = useRecordedToday(id, clientId, useToday(client.time_zone))
  return (
    <Section title={t('today.recorded.title')} subtitle={t('today.recorded.hint')}>
      <QueryState query={query} height={200} errorText={t('today.recorded.failed')}>
        {(recorded) => <Rows {...recorded} />}
      </QueryState>
    </Section>
  )
}

function Rows({ rows, hasMore, day }: RecordedToday) {
  const t = useT()
  const { id } = useMe()
  if (rows.length === 0)
    return <Typography color="text.secondary">{t('today.recorded.none')}</Typography>
  return (
    <>
      <RecordRows>
        {rows.map((row) => (
          <RecordedRow key={row.id} row={row} />
        ))}
      </RecordRows>
      {hasMore && (
        <Typography color="text.secondary">
          {t('today.recorded.newest')}{' '}
          <TextLink to={observationListPath({ observers: [id], dateFrom: day, dateTo: day })}>
            {t('today.recorded.all')}
          </TextLink>
        </Typography>
      )}
    </>
  )
}

function RecordedRow({ row }: { row: RecordedObservation }) {
  const t = useT()
  const { id } = useMe()
  const path = useCreatePath()({ resource: 'allobservations', id: row.id, type: 'show' })
  const individual = row.observee?.id === id ? t('today.recorded.you') : observeeName(row)
  const observer =
    row.user.id === id ? null : t('today.recorded.by', { name: fullNameOf(row.user) })
  return (
    <DayRow
      title={<TextLink to={`${path}?clientId=${row.client_id}`}>{row.task.name}</TextLink>}
      at={row.date}
      details={[row.location.name, row.department.name, individual, observer]}
      state={<VerdictChip verdict={verdictOfTechnique(row.technique)} />}
    />
  )
}
