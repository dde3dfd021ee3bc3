/** The wizard's step of location and department: the department is one of the location's. */
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Campaign } from '#api/generated/contract.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../parts/forms/ChoiceInput.tsx'
import { useClearUnavailableChoice } from '../../parts/forms/useClearUnavailableChoice.ts'
import type { CampaignFormValues } from './campaignFormConfig.ts'
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
