/** When, where and what: date, time, campaign, location, department, task (spec 2, fields 1 to 6). */
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../../foundation/auth/useMe.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import {
  campaignSource,
  departmentSource,
  locationSource,
  taskSource,
} from './observationChoices.ts'
import { DateTimeFields } from './DateAndTime.tsx'
import { ObservationChoiceField } from './EnteredChoice.tsx'
import { usePreselectedCampaign } from './usePreselectedCampaign.ts'
import { useObservationField } from './useEntered.ts'

export function WhenAndWhereSection({ clientId }: { clientId: string }) {
  const { id: userId } = useMe()
  const { value: campaign } = useObservationField('campaign')
  const { value: location } = useObservationField('location')
  const { value: department } = useObservationField('department')
  const parents = { campaign, location, department, task: null }
  return (
    <Section title="When and where">
      <DateTimeFields />
      {useHasCampaigns(clientId) || campaign ? (
        <ObservationChoiceField
          field="campaign"
          label="Campaign"
          source={campaignSource(clientId)}
          hint="Only when this observation belongs to one."
        />
      ) : null}
      <ObservationChoiceField
        field="location"
        label="Location"
        source={locationSource(clientId, userId, parents)}
      />
      <ObservationChoiceField
        field="department"
        label="Department"
        source={departmentSource(clientId, parents)}
      />
      <ObservationChoiceField field="task" label="Task" source={taskSource(clientId, parents)} />
    </Section>
  )
}

/** Asked before the dropdown is opened: a client without campaigns does not see it, and a link may ask for one of them. */
function useHasCampaigns(clientId: string): boolean {
  const { key, load } = campaignSource(clientId)
  const { data } = useQuery({
    queryKey: [...key, ''],
    queryFn: ({ signal }) => load('', signal),
  })
  usePreselectedCampaign(data)
  return data !== undefined && data.length > 0
}
