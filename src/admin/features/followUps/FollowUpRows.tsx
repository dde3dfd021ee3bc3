/** Some follow-ups as rows: on the pages of an observation and a person, on one's own data and on Today. */
import { Box, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCreatePath } from 'react-admin'
import type { FollowUpWhere } from '#api/generated/contract.ts'
import type { FollowUpRowsQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { RecordRow, RecordRows } from '../../parts/list/RecordRow.tsx'
import { FollowUpChip } from './FollowUpChip.tsx'
import { followUpListPath } from './followUpListPath.ts'

/** `clientId`: absent, the current one. */
export function useFollowUps(where: FollowUpWhere, clientId?: string) {
  const { id } = useCurrentClient()
  const variables = { where, input: { clientId: clientId ?? id } }
  return useQuery({
    queryKey: ['followups', 'rows', variables],
    queryFn: ({ signal }) => request(FOLLOW_UP_ROWS, variables, { signal }),
    placeholderData: keepPreviousData,
  })
}

const FOLLOW_UP_ROWS = graphql(`query FollowUpRows(
  $where: FollowUpWhere, $input: FollowUpListInput
) {
  rows: allFollowUps(
    filter: { take: 5, where: $where, sort: { column: state, order: ASC } }, input: $input
  ) {
    id client_id state is_overdue due_date agreed seen_at user { ${PERSON} } task { id name }
    coach { ${PERSON} }
  }
  total: totalFollowUps(filter: { where: $where }, input: $input)
}`)

export type FollowUpRow = FollowUpRowsQuery['rows'][number]

/** `where`: what the link to all of them, if there are more, filters by. */
export function FollowUpRows({ rows, total, where, names }: FollowUpRowsProps) {
  const t = useT()
  return (
    <>
      <RecordRows>
        {rows.map((row) => (
          <Row key={row.id} row={row} names={names} />
        ))}
      </RecordRows>
      {total > rows.length && (
        <Box>
          <TextLink to={followUpListPath(where)}>
            {t('followUps.all', { smart_count: total })}
          </TextLink>
        </Box>
      )}
    </>
  )
}

export interface FollowUpRowsProps extends FollowUpRowsQuery {
  where: FollowUpWhere
  /** Person whom each row names: the one it is about, or the coach with whom the reader works on it. */
  names: 'person' | 'coach'
}

function Row({ row, names }: { row: FollowUpRow } & Pick<FollowUpRowsProps, 'names'>) {
  const t = useT()
  const path = useCreatePath()({ resource: 'followups', id: row.id, type: 'show' })
  const coach = row.coach
    ? t('followUps.withCoach', { name: fullNameOf(row.coach) })
    : t('followUps.noCoach')
  const isOpen = row.state === 'OPEN' || row.state === 'COACHED'
  return (
    <RecordRow
      title={
        <TextLink to={`${path}?clientId=${row.client_id}`}>
          {names === 'person' ? `${fullNameOf(row.user)} · ${row.task.name}` : row.task.name}
        </TextLink>
      }
      state={<FollowUpChip {...row} />}
      facts={
        <>
          {coach}
          {isOpen && ` · ${t('followUps.dueOn', { day: formatDay(row.due_date) })}`}
        </>
      }
    >
      {row.agreed && (
        <Typography sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>
          {t('followUps.agreedOn', { text: row.agreed })}
        </Typography>
      )}
    </RecordRow>
  )
}
