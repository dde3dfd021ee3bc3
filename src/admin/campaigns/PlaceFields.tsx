/** The wizard's step of location and department: the department is one of the location's. */
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Campaign } from '#api/generated/contract.ts'
import { useMe } from '../auth/useMe.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { useRecordSource } from '../choices/useRecordSource.ts'
import { Section } from '../detail/Section.tsx'
import { ChoiceInput } from '../forms/ChoiceInput.tsx'
import { useClearUnavailableChoice } from '../forms/useFitting.ts'
import type { CampaignFormValues } from './campaignForm.ts'
import { campaignLocationSource } from './campaignLocationSource.ts'

export function CampaignPlaceFields() {
  const { id: userId } = useMe()
  const { id: clientId } = useCurrentClient()
  const storedLocationId = useRecordContext<Campaign>()?.location_id ?? null
  const location = useWatch<CampaignFormValues, 'selectedLocation'>({ name: 'selectedLocation' })
  const departments = useRecordSource(
    'departments',
    location ? { filter: { locationIds: [location.id] } } : {},
  )
  useClearUnavailableChoice({
    name: 'selectedDepartment',
    source: departments,
    enabled: location !== null && location.id !== storedLocationId,
  })
  return (
    <Section
      title="Location and department"
      subtitle="The campaign is for the people who work there. Choose one or both."
    >
      <ChoiceInput
        source="selectedLocation"
        choices={campaignLocationSource(clientId, userId)}
        hint="With all locations inside it. Blank means all locations."
      />
      <ChoiceInput
        source="selectedDepartment"
        choices={departments}
        hint="With all departments inside it. Blank means all departments."
      />
    </Section>
  )
}
