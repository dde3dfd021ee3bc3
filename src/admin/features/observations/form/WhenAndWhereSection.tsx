/** When, where and what: date, time, campaign, location, department, task. */
import { Stack, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { ObservationChoiceField } from './ObservationInputs.tsx'
import {
  campaignSource,
  departmentSource,
  locationSource,
  taskSource,
} from './observationChoices.ts'
import { toLocalDay } from './observationFormState.ts'
import { useObservationField } from './useObservationField.ts'
import { usePreselectedCampaign } from './usePreselectedCampaign.ts'

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

/** When it was seen: a day that is not after today, and the time. */
function DateTimeFields() {
  const day = useObservationField('day')
  const time = useObservationField('time')
  const [today, setToday] = useState(() => toLocalDay(new Date()))
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        label="Date"
        type="date"
        value={day.value}
        onFocus={() => setToday(toLocalDay(new Date()))}
        onChange={(event) => day.change(event.target.value)}
        error={Boolean(day.error)}
        helperText={day.error}
        slotProps={{ htmlInput: { max: today } }}
      />
      <TextField
        label="Time"
        type="time"
        value={time.value}
        onChange={(event) => time.change(event.target.value)}
        error={Boolean(time.error)}
        helperText={time.error}
      />
    </Stack>
  )
}
