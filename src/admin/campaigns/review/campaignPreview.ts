/** Asks the server whom a campaign as it is entered would reach; nothing is saved. */
import { call } from '../../data/call.ts'
import { campaignInput } from '../campaignForm.ts'
import type { EnteredCampaign } from '../campaignForm.ts'
import type { AskedPage, ListedPerson, PeopleSource } from '../PeoplePages.tsx'

export function campaignPreview(form: EnteredCampaign, whose: Whose): PreviewedCampaign {
  const input = { ...campaignInput(form), ...('clientId' in whose ? whose : {}) }
  const asked = { input, id: 'id' in whose ? whose.id : null }
  const key = ['campaigns', 'preview', asked]
  return {
    key,
    count: async (signal) =>
      (await call<{ preview: ReachedCounts }>(COUNTS, asked, { signal })).preview,
    people: {
      key: [...key, 'people'],
      load: async (page: AskedPage, signal) => {
        type Reached = { preview: { users: ListedPerson[] } }
        return (await call<Reached>(PEOPLE, { ...asked, ...page }, { signal })).preview.users
      },
    },
  }
}

export interface PreviewedCampaign {
  key: readonly unknown[]
  count: (signal: AbortSignal) => Promise<ReachedCounts>
  people: PeopleSource
}

interface ReachedCounts {
  user_count: number
  reminded_user_count: number
}

/** A new campaign of a client, or a stored one. */
type Whose = { clientId: string } | { id: string }

const COUNTS = `query CampaignPreview($input: CampaignInput!, $id: ID) {
  preview: previewCampaign(input: $input, id: $id) { user_count reminded_user_count }
}`

const PEOPLE = `query CampaignPreviewPeople($input: CampaignInput!, $id: ID, $take: Int, $skip: Int, $search: String) {
  preview: previewCampaign(input: $input, id: $id) {
    users(take: $take, skip: $skip, search: $search) { id firstname lastname employee_id }
  }
}`
