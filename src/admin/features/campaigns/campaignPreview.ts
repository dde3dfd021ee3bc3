/** The audience of a campaign that is not saved yet, as the server counts it. */
import { useRecordContext } from 'react-admin'
import type { CampaignInput } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { type CampaignFormValues, toCampaignInput } from './campaignFormConfig.ts'
import type { PageRequest, PeopleSource } from './PagedPeopleList.tsx'

/** Says how many people belong to the chosen places only because they have none of their own; null: nobody does. */
export function peopleWithoutPlacesText(
  form: Pick<CampaignFormValues, 'location' | 'department' | 'leaves_out_people_without_places'>,
  { people_without_places_count: count }: ReachedCounts,
): string | null {
  if (count === 0) return null
  const places =
    form.location && form.department ? 'both' : form.location ? 'locations' : 'departments'
  return form.leaves_out_people_without_places
    ? t(`campaigns.people.leftOut.${places}`, { smart_count: count })
    : t(`campaigns.people.everywhere.${places}`, { smart_count: count })
}

/** Requests the audience of the entered campaign from the server; saves nothing. */
export function useCampaignPreview(form: CampaignFormValues): CampaignPreview {
  const { id: clientId } = useCurrentClient()
  const id = useRecordContext()?.id
  return campaignPreview(form, id === undefined ? { clientId } : { id: String(id) })
}

function campaignPreview(form: CampaignFormValues, target: PreviewTarget): CampaignPreview {
  const input = {
    ...(toCampaignInput(form) as CampaignInput),
    ...('clientId' in target ? target : {}),
  }
  const variables = { input, id: 'id' in target ? target.id : null }
  const key = ['campaigns', 'preview', variables]
  return {
    key,
    count: async (signal) => (await request(COUNTS_QUERY, variables, { signal })).preview,
    people: {
      key: [...key, 'people'],
      load: async (page: PageRequest, signal) => {
        return (await request(PEOPLE_QUERY, { ...variables, ...page }, { signal })).preview.users
      },
    },
  }
}

interface CampaignPreview {
  key: readonly unknown[]
  count: (signal: AbortSignal) => Promise<ReachedCounts>
  people: PeopleSource
}

export interface ReachedCounts {
  user_count: number
  reminded_user_count: number
  people_without_places_count: number
}

/** The client of a new campaign, or the id of a stored one. */
type PreviewTarget = { clientId: string } | { id: string }

const COUNTS_QUERY = graphql(`
  query CampaignPreview($input: CampaignInput!, $id: ID) {
    preview: previewCampaign(input: $input, id: $id) {
      user_count
      reminded_user_count
      people_without_places_count
    }
  }
`)

const PEOPLE_QUERY = graphql(`query CampaignPreviewPeople(
  $input: CampaignInput!, $id: ID, $take: Int, $skip: Int, $search: String
) {
  preview: previewCampaign(input: $input, id: $id) {
    users(take: $take, skip: $skip, search: $search) { ${PERSON} employee_id }
  }
}`)
