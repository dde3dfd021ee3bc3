/** Who is still to be observed in an occurrence, and who has been: each with pages and a search of their own. */
import { Box } from '@mui/material'
import type { Campaign, CampaignOccurrence } from '#api/generated/contract.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { request } from '../../foundation/data/request.ts'
import { PagedPeopleList } from './PeoplePages.tsx'
import type { ListedPerson, PeopleSource } from './PeoplePages.tsx'

export function OccurrencePeople({ campaign, occurrence }: OccurrencePeopleProps) {
  const { observed_user_count: done, not_observed_user_count: open } = occurrence
  return (
    <Box sx={columns}>
      <PagedPeopleList
        title={`Not observed (${formatNumber(open)})`}
        total={open}
        emptyText={done > 0 ? 'Everybody has been observed.' : 'The campaign reaches nobody.'}
        people={occurrencePeopleSource('not_observed_users', campaign, occurrence)}
        clientId={campaign.client_id}
      />
      <PagedPeopleList
        title={`Observed (${formatNumber(done)})`}
        total={done}
        emptyText="Nobody has been observed yet."
        people={occurrencePeopleSource('observed_users', campaign, occurrence)}
        clientId={campaign.client_id}
      />
    </Box>
  )
}

interface OccurrencePeopleProps {
  campaign: Campaign
  occurrence: CampaignOccurrence
}

const occurrencePeopleSource = (
  which: keyof typeof PEOPLE_DOCUMENTS,
  { id }: Campaign,
  { start_date: occurrence }: CampaignOccurrence,
): PeopleSource => ({
  key: ['campaigns', which, id, occurrence],
  load: async (page, signal) => {
    const asked = { id, occurrence, ...page }
    type Found = { campaign: { people: ListedPerson[] } }
    return (await request<Found>(PEOPLE_DOCUMENTS[which], asked, { signal })).campaign.people
  },
})

const peopleDocument = (which: string) =>
  `query CampaignPeople($id: ID!, $occurrence: Date, $take: Int, $skip: Int, $search: String) {
    campaign: getCampaign(id: $id) {
      id
      people: ${which}(occurrence: $occurrence, take: $take, skip: $skip, search: $search) {
        id firstname lastname employee_id
      }
    }
  }`

const PEOPLE_DOCUMENTS = {
  observed_users: peopleDocument('observed_users'),
  not_observed_users: peopleDocument('not_observed_users'),
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  pt: 1,
} as const
