/** The day's observations of the signed-in person, as the server has them or had them last. */
import { Typography } from '@mui/material'
import { useCreatePath, useTranslate } from 'react-admin'
import { fullNameOf } from '#domain/displayName.ts'
import { verdictOfTechnique } from '#domain/observations/answers.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { VerdictChip } from '../../parts/verdict/VerdictChip.tsx'
import { observeeName } from '../observations/observationRecord.ts'
import { DayRow, DayRows } from './DayRow.tsx'
import { type RecordedObservation, type RecordedToday, useRecordedToday } from './recordedToday.ts'

export function RecordedTodaySection() {
  const translate = useTranslate()
  const { id, client_id: clientId, client } = useMe()
  const query = useRecordedToday(id, clientId, useToday(client.time_zone))
  return (
    <Section title={translate('today.recorded.title')} subtitle={translate('today.recorded.hint')}>
      <QueryState query={query} height={200} errorText={translate('today.recorded.failed')}>
        {(recorded) => <Rows {...recorded} />}
      </QueryState>
    </Section>
  )
}

function Rows({ rows, hasMore, day }: RecordedToday) {
  const translate = useTranslate()
  const { id } = useMe()
  if (rows.length === 0)
    return <Typography color="text.secondary">{translate('today.recorded.none')}</Typography>
  return (
    <>
      <DayRows>
        {rows.map((row) => (
          <RecordedRow key={row.id} row={row} />
        ))}
      </DayRows>
      {hasMore && (
        <Typography color="text.secondary">
          {translate('today.recorded.newest')}{' '}
          <TextLink to={observationListPath({ observers: [id], dateFrom: day, dateTo: day })}>
            {translate('today.recorded.all')}
          </TextLink>
        </Typography>
      )}
    </>
  )
}

function RecordedRow({ row }: { row: RecordedObservation }) {
  const translate = useTranslate()
  const { id } = useMe()
  const path = useCreatePath()({ resource: 'allobservations', id: row.id, type: 'show' })
  const individual = row.observee?.id === id ? translate('today.recorded.you') : observeeName(row)
  const observer =
    row.user.id === id ? null : translate('today.recorded.by', { name: fullNameOf(row.user) })
  return (
    <DayRow
      title={<TextLink to={`${path}?clientId=${row.client_id}`}>{row.task.name}</TextLink>}
      at={row.date}
      details={[row.location.name, row.department.name, individual, observer]}
      chip={<VerdictChip verdict={verdictOfTechnique(row.technique)} />}
    />
  )
}
