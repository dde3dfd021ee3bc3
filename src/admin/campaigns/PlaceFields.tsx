/** The wizard's step of location and department: the department is one of the location's. */
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Campaign } from '#api/generated/contract.ts'
import { useMe } from '../auth/useMe.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { useRecordSource } from '../choices/useRecordSource.ts'
import { Section } from '../detail/Section.tsx'
import { ChoiceInput } from '../forms/ChoiceInput.tsx'
import { useFitting } from '../forms/useFitting.ts'
import type { EnteredCampaign } from './campaignForm.ts'
import { campaignLocationSource } from './campaignLocationSource.ts'

export function PlaceFields() {
  const { id: userId } = useMe()
  const { id: clientId } = useCurrentClient()
  const stored = useRecordContext<Campaign>()?.location_id ?? null
  const location = useWatch<EnteredCampaign, 'selectedLocation'>({ name: 'selectedLocation' })
  const departments = useRecordSource(
    'departments',
    location ? { filter: { locationIds: [location.id] } } : {},
  )
  useFitting({
    name: 'selectedDepartment',
    source: departments,
    isMoved: location !== null && location.id !== stored,
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
