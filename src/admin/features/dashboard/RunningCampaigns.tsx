/** Campaigns that run now, each with a link to its observations. */
import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-admin'
import type { ObservationCampaign } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDateRange, formatDay } from '../../foundation/format/formatDate.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { RecordRow, RecordRows } from '../../parts/list/RecordRow.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import { Section } from '../../parts/detail/Section.tsx'

export function RunningCampaigns() {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const query = useQuery({
    queryKey: ['runningCampaigns', clientId],
    queryFn: async ({ signal }) => {
      const { rows } = await request(RUNNING_CAMPAIGNS, { clientId }, { signal })
      return rows
    },
  })
  return (
    <Section title={t('dashboard.campaigns.title')}>
      <QueryState query={query} height={44} errorText={t('dashboard.campaigns.failed')}>
        {(campaigns) => <Campaigns campaigns={campaigns} />}
      </QueryState>
    </Section>
  )
}

type Campaign = Pick<ObservationCampaign, 'id' | 'name' | 'start_date' | 'end_date'>

function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE)
  if (campaigns.length === 0)
    return <Typography color="text.secondary">{t('dashboard.campaigns.none')}</Typography>
  return (
    <>
      <RecordRows>
        {campaigns.slice(0, visibleCount).map(({ id, name, start_date: from, end_date: to }) => (
          <RecordRow
            key={id}
            title={<RecordLink resource="campaigns" record={{ id, name }} clientId={clientId} />}
            state={<CampaignObservationCount id={id} name={name} />}
            facts={
              to
                ? formatDateRange({ dateFrom: from, dateTo: to })
                : t('dashboard.campaigns.since', { day: formatDay(from) })
            }
          />
        ))}
      </RecordRows>
      {campaigns.length > visibleCount && (
        <Button onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)} sx={{ mt: 1 }}>
          {t('dashboard.campaigns.more')}
        </Button>
      )}
    </>
  )
}

const PAGE_SIZE = 5

const RUNNING_CAMPAIGNS = graphql(`
  query RunningCampaigns($clientId: ID) {
    rows: getCampaignsForObservation(input: { clientId: $clientId }) {
      id
      name
      start_date
      end_date
    }
  }
`)

/** Number of a campaign's observations. When the count cannot be loaded, the link to them remains. */
function CampaignObservationCount({ id, name }: { id: string; name: string }) {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const filter = { campaignIds: [id] }
  const { data: count, isPending } = useQuery({
    queryKey: ['allobservations', 'ofCampaign', clientId, id],
    queryFn: async ({ signal }) => {
      const variables = { filter, input: { clientId } }
      return (await request(COUNT_OBSERVATIONS, variables, { signal })).total
    },
  })
  if (isPending) return null
  if (count === undefined)
    return <Link to={observationListPath(filter)}>{t('dashboard.campaigns.observations')}</Link>
  return (
    <Box sx={{ textAlign: 'right' }}>
      <CountLink
        count={count}
        filter={filter}
        label={t('charts.counted.of.all', { smart_count: count, of: name })}
      />
      <Typography variant="caption" component="p" color="text.secondary">
        {t('dashboard.campaigns.unit', { smart_count: count })}
      </Typography>
    </Box>
  )
}

const COUNT_OBSERVATIONS = graphql(`
  query CampaignObservations($filter: ObservationFilter, $input: ObservationListInput) {
    total: totalObservations(filter: $filter, input: $input)
  }
`)
