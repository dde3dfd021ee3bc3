/** The ten latest observations, each with a link to its page. */
import { Alert, Box, Button, List, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-admin'
import type { RecentObservationsQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { isUnreachable, loadErrorText } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { observeeName } from '../observations/observationRecord.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { verdictOfTechnique } from '#domain/observations/answers.ts'
import { VerdictChip } from '../../parts/verdict/VerdictChip.tsx'
import { InlineObservationDate } from '../observations/ObservationDate.tsx'

export function RecentObservations() {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['recentObservations', clientId],
    queryFn: async ({ signal }) => (await request(RECENT, { clientId }, { signal })).rows,
  })
  return (
    <Section title={t('dashboard.latest.title')}>
      {error && !(data && isUnreachable(error)) ? (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{t('list.tryAgain')}</Button>}
        >
          {loadErrorText(error, t('messages.observationsFailed'))}
        </Alert>
      ) : (
        <Rows rows={data} />
      )}
    </Section>
  )
}

function Rows({ rows }: { rows: RecentObservationsQuery['rows'] | undefined }) {
  const t = useT()
  if (!rows) return <Skeleton variant="rounded" height={320} />
  if (rows.length === 0) return <Typography>{t('dashboard.latest.none')}</Typography>
  return (
    <List disablePadding>
      {rows.map((row) => (
        <Stack
          key={row.id}
          component="li"
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={line}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Link to={`/allobservations/${encodeURIComponent(row.id)}/show`}>
              {observeeName(row)}, {row.task.name}
            </Link>
            <Typography variant="caption" component="p" color="text.secondary">
              <InlineObservationDate at={row.date} /> · {row.location.name} · {row.department.name}
            </Typography>
          </Box>
          <VerdictChip verdict={verdictOfTechnique(row.technique)} />
        </Stack>
      ))}
    </List>
  )
}

const line = {
  py: 1,
  justifyContent: 'space-between',
  alignItems: { xs: 'flex-start', sm: 'center' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

const RECENT = graphql(`
  query RecentObservations($clientId: ID) {
    rows: getMostRecentObservations(input: { clientId: $clientId, take: 10 }) {
      id
      date
      technique
      task {
        id
        name
      }
      location {
        id
        name
      }
      department {
        id
        name
      }
      observee {
        id
        firstname
        lastname
      }
      unlinked_observee_name
      unlinked_observee_employee_id
    }
  }
`)
