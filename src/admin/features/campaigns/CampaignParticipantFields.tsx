/** Wizard steps of the audience: a location with one of its departments, or selected users. */
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Campaign } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { request } from '../../foundation/data/request.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { type Choice, type ChoiceSource, MAX_CHOICES } from '../../parts/choices/choiceSource.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ChoiceInput, ChoicesInput } from '../../parts/forms/ChoiceInput.tsx'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'
import { useClearUnavailableChoice } from '../../parts/forms/useClearUnavailableChoice.ts'
import type { CampaignFormValues } from './campaignFormConfig.ts'
import { ReachedAtPlaces } from './ReachedAtPlaces.tsx'

export function CampaignPlaceFields() {
  const t = useT()
  const { id: userId } = useMe()
  const { id: clientId } = useCurrentClient()
  const storedLocationId = useRecordContext<Campaign>()?.location_id ?? null
  const location = useWatch<CampaignFormValues, 'location'>({ name: 'location' })
  const departments = useRecordSource(
    'departments',
    location ? { filter: { locationIds: [location.id] } } : {},
  )
  useClearUnavailableChoice({
    name: 'department',
    source: {
      ...departments,
      check: async (id, signal) =>
        (await departments.findBy({ departmentIds: [id] }, signal))[0] ?? null,
    },
    enabled: location !== null && location.id !== storedLocationId,
  })
  return (
    <Section title={t('campaigns.form.places')} subtitle={t('campaigns.form.placesMean')}>
      <ChoiceInput
        source="location"
        choices={campaignLocationSource(clientId, userId)}
        hint={t('campaigns.form.location')}
      />
      <ChoiceInput
        source="department"
        choices={departments}
        hint={t('campaigns.form.department')}
      />
      <SwitchInput
        source="leaves_out_people_without_places"
        hint={t('campaigns.form.withoutPlaces')}
      />
      <ReachedAtPlaces />
    </Section>
  )
}

/** Wizard step of the selected users. */
export function CampaignPeopleFields() {
  const t = useT()
  const users = useRecordSource('users', { where: { is_account_enabled: true } })
  return (
    <Section title={t('campaigns.form.users')} subtitle={t('campaigns.form.usersMean')}>
      <ChoicesInput source="selected_users" choices={users} hint={t('campaigns.form.usersHint')} />
    </Section>
  )
}

/**
 * Returns the locations of a client, each with the name of its parent, because several places may have the same name.
 */
const campaignLocationSource = (clientId: string, userId: string): ChoiceSource<Choice> => ({
  key: ['choices', 'campaignLocation', clientId, userId],
  isServerSearch: true,
  disabledReason: null,
  load: async (search, signal) => {
    const filter = {
      search,
      take: MAX_CHOICES + 1,
      sort: { column: 'name', order: 'ASC' } as const,
    }
    const { rows } = await request(LOCATIONS, { filter, clientId, userId }, { signal })
    return rows.map(({ id, name, parent }) => ({
      id,
      name: parent ? `${name} (${parent.name})` : name,
    }))
  },
})

// With a user id the server leaves out locations without departments, as for every dropdown.
const LOCATIONS = graphql(`
  query CampaignLocations($filter: LocationFilter, $clientId: ID, $userId: ID) {
    rows: allLocations(filter: $filter, input: { clientId: $clientId, userId: $userId }) {
      id
      name
      parent {
        name
      }
    }
  }
`)
