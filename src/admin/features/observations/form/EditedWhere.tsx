/** When, where and what of an observation that is being corrected. */
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMe } from '../../../foundation/auth/useMe.ts'
import type { Choice, ChoiceSource } from '../../../parts/choices/choiceSource.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../../parts/forms/ChoiceInput.tsx'
import {
  campaignSource,
  departmentSource,
  locationSource,
  taskSource,
} from './observationChoices.ts'
import type { ObservationFormState } from './observationFormState.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { InstantInput } from './InstantInput.tsx'
import { useClearUnavailableChoice } from '../../../parts/forms/useClearUnavailableChoice.ts'

export function EditWhenAndWhereSection({ observation }: { observation: ObservationRecord }) {
  const { id: userId } = useMe()
  const { client_id: clientId } = observation
  const [campaign, location, department] = useWatch({
    name: ['campaign_id', 'location_id', 'department_id'],
  }) as [ObservationFormState['campaign'], Choice | null, Choice | null]
  const parents = { campaign, location, department, task: null }
  const isMoved =
    campaign?.id !== observation.campaign?.id || location?.id !== observation.location_id
  return (
    <Section title="When and where">
      <InstantInput source="date" />
      <ChoiceInput source="campaign_id" choices={campaignSource(clientId)} />
      <DependentChoiceInput
        name="location_id"
        source={locationSource(clientId, userId, parents)}
        isMoved={isMoved}
      />
      <DependentChoiceInput
        name="department_id"
        source={departmentSource(clientId, parents)}
        isMoved={isMoved}
      />
      <DependentChoiceInput
        name="task_id"
        source={taskSource(clientId, parents)}
        isMoved={isMoved || department?.id !== observation.department_id}
      />
      <TextInput source="name" />
    </Section>
  )
}

function DependentChoiceInput({ name, source, isMoved }: DependentChoiceInputProps) {
  useClearUnavailableChoice({ name, source, enabled: isMoved })
  return <ChoiceInput source={name} choices={source} />
}

interface DependentChoiceInputProps {
  name: string
  source: ChoiceSource<Choice>
  isMoved: boolean
}
