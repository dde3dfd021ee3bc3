/** Asks the server whom a campaign as it is entered would reach; nothing is saved. */
import { request } from '../../foundation/data/request.ts'
import { toCampaignInput } from './campaignFormConfig.ts'
import type { CampaignFormValues } from './campaignFormConfig.ts'
import type { PageRequest, ListedPerson, PeopleSource } from './PeoplePages.tsx'

export function campaignPreview(form: CampaignFormValues, target: PreviewTarget): CampaignPreview {
  const input = { ...toCampaignInput(form), ...('clientId' in target ? target : {}) }
  const variables = { input, id: 'id' in target ? target.id : null }
  const key = ['campaigns', 'preview', variables]
  return {
    key,
    count: async (signal) =>
      (await request<{ preview: ReachedCounts }>(COUNTS_QUERY, variables, { signal })).preview,
    people: {
      key: [...key, 'people'],
      load: async (page: PageRequest, signal) => {
        type Reached = { preview: { users: ListedPerson[] } }
        return (await request<Reached>(PEOPLE_QUERY, { ...variables, ...page }, { signal })).preview
          .users
      },
    },
  }
}

export interface CampaignPreview {
  key: readonly unknown[]
  count: (signal: AbortSignal) => Promise<ReachedCounts>
  people: PeopleSource
}

interface ReachedCounts {
  user_count: number
  reminded_user_count: number
}

/** A new campaign of a client, or a stored one. */
type PreviewTarget = { clientId: string } | { id: string }

const COUNTS_QUERY = `query CampaignPreview($input: CampaignInput!, $id: ID) {
  preview: previewCampaign(input: $input, id: $id) { user_count reminded_user_count }
}`

const PEOPLE_QUERY = `query CampaignPreviewPeople($input: CampaignInput!, $id: ID, $take: Int, $skip: Int, $search: String) {
  preview: previewCampaign(input: $input, id: $id) {
    users(take: $take, skip: $skip, search: $search) { id firstname lastname employee_id }
  }
}`
