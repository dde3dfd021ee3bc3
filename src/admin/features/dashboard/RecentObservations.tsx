/** The ten latest observations, each with a link to its page. */
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { observeeName } from '../observations/observationRecord.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { RecordRow, RecordRows } from '../../parts/list/RecordRow.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { displayName } from '#domain/displayName.ts'
import { verdictOfTechnique } from '#domain/observations/answers.ts'
import { VerdictChip } from '../../parts/verdict/VerdictChip.tsx'
import { InlineObservationDate } from '../../parts/detail/ObservationDate.tsx'

export function RecentObservations() {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const query = useQuery({
    queryKey: ['recentObservations', clientId],
    queryFn: async ({ signal }) => (await request(RECENT, { clientId }, { signal })).rows,
  })
  return (
    <Section title={t('dashboard.latest.title')}>
      <QueryState query={query} height={320} errorText={t('messages.observationsFailed')}>
        {(rows) => (
          <>
            {rows.length === 0 && <Typography>{t('dashboard.latest.none')}</Typography>}
            <RecordRows>
              {rows.map((row) => (
                <RecordRow
                  key={row.id}
                  title={
                    <TextLink to={`/allobservations/${encodeURIComponent(row.id)}/show`}>
                      {observeeName(row)}, {displayName(row.task, t)}
                    </TextLink>
                  }
                  state={<VerdictChip verdict={verdictOfTechnique(row.technique)} />}
                  facts={
                    <>
                      <InlineObservationDate at={row.date} /> · {displayName(row.location, t)} ·{' '}
                      {displayName(row.department, t)}
                    </>
                  }
                />
              ))}
            </RecordRows>
          </>
        )}
      </QueryState>
    </Section>
  )
}

const RECENT = graphql(`query RecentObservations($clientId: ID) {
  rows: getMostRecentObservations(input: { clientId: $clientId, take: 10 }) {
    id date technique task { id name deleted_at } location { id name deleted_at } department { id name deleted_at }
    observee { ${PERSON} } unlinked_observee_name unlinked_observee_employee_id
  }
}`)
