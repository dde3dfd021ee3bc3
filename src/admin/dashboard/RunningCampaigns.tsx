/** The campaigns that run now, each with the observations that belong to it. */
import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ObservationCampaign } from '#api/generated/contract.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { QueryBody } from '../charts/QueryBody.tsx'
import { shownDay, shownDays } from '../charts/shownDays.ts'
import { call } from '../data/call.ts'
import { RecordLink } from '../detail/RecordLink.tsx'
import { Section } from '../detail/Section.tsx'
import { CampaignCount } from './CampaignCount.tsx'

export function RunningCampaigns() {
  const { id: clientId } = useCurrentClient()
  const query = useQuery({
    queryKey: ['runningCampaigns', clientId],
    queryFn: async ({ signal }) => {
      const { rows } = await call<{ rows: Campaign[] }>(RUNNING, { clientId }, { signal })
      return rows
    },
  })
  return (
    <Section title="Campaigns now running">
      <QueryBody query={query} height={44} errorText="The campaigns could not be loaded.">
        {(campaigns) => <Campaigns campaigns={campaigns} />}
      </QueryBody>
    </Section>
  )
}

type Campaign = Pick<ObservationCampaign, 'id' | 'name' | 'start_date' | 'end_date'>

function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  const { id: clientId } = useCurrentClient()
  const [shown, setShown] = useState(AT_ONCE)
  if (campaigns.length === 0)
    return <Typography color="text.secondary">No campaign is running now.</Typography>
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {campaigns.slice(0, shown).map(({ id, name, start_date: from, end_date: to }) => (
          <Box component="li" key={id} sx={line}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <RecordLink resource="campaigns" id={id} clientId={clientId} name={name} />
              <Typography variant="caption" component="p" color="text.secondary">
                {to ? shownDays({ dateFrom: from, dateTo: to }) : `Since ${shownDay(from)}`}
              </Typography>
            </Box>
            <Box sx={{ flex: 'none', textAlign: 'right' }}>
              <CampaignCount id={id} name={name} />
            </Box>
          </Box>
        ))}
      </Box>
      {campaigns.length > shown && (
        <Button onClick={() => setShown(shown + AT_ONCE)} sx={{ mt: 1 }}>
          Show more
        </Button>
      )}
    </>
  )
}

const AT_ONCE = 5

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

const RUNNING = `query RunningCampaigns($clientId: ID) {
  rows: getCampaignsForObservation(input: { clientId: $clientId }) { id name start_date end_date }
}`
