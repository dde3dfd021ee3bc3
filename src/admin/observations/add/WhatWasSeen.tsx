/** When, where and what: date, time, campaign, location, department, task (spec 2, fields 1 to 6). */
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../auth/useMe.ts'
import { Section } from '../../detail/Section.tsx'
import {
  campaignSource,
  departmentSource,
  locationSource,
  taskSource,
} from './observationChoices.ts'
import { DateAndTime } from './DateAndTime.tsx'
import { EnteredChoice } from './EnteredChoice.tsx'
import { useAskedCampaign } from './useAskedCampaign.ts'
import { useEntered } from './useEntered.ts'

export function WhatWasSeen({ clientId }: { clientId: string }) {
  const { id: userId } = useMe()
  const { value: campaign } = useEntered('campaign')
  const { value: location } = useEntered('location')
  const { value: department } = useEntered('department')
  const above = { campaign, location, department, task: null }
  return (
    <Section title="When and where">
      <DateAndTime />
      {useHasCampaigns(clientId) || campaign ? (
        <EnteredChoice
          field="campaign"
          label="Campaign"
          source={campaignSource(clientId)}
          hint="Only when this observation belongs to one."
        />
      ) : null}
      <EnteredChoice
        field="location"
        label="Location"
        source={locationSource(clientId, userId, above)}
      />
      <EnteredChoice
        field="department"
        label="Department"
        source={departmentSource(clientId, above)}
      />
      <EnteredChoice field="task" label="Task" source={taskSource(clientId, above)} />
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
  useAskedCampaign(data)
  return data !== undefined && data.length > 0
}
