/** What can be said of a task (spec 3, Task form fields). */
import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'

import { ChoicesInput } from '../../parts/forms/ChoicesInput.tsx'
import { AccessInput } from '../../parts/forms/AccessInput.tsx'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'
import { ManualCheckInput } from './ManualCheckInput.tsx'
import { PrinciplesInput } from './PrinciplesInput.tsx'
import { TaskVideoInput } from './TaskVideoInput.tsx'

export function TaskFields() {
  const { trigger } = useFormContext()
  const locations = useRecordSource('locations', { filter: { hasDepartments: true } })
  const departments = useRecordSource('departments')
  const users = useRecordSource('users')
  const checkPulling = () => void trigger('usesPullTiltTake')
  return (
    <>
      <Section title="Task">
        <TextInput source="name" isRequired />
        <SwitchInput source="isPushing" />
        <SwitchInput source="isPulling" onSwitch={checkPulling} />
        <SwitchInput source="usesPullTiltTake" onSwitch={checkPulling} />
      </Section>
      <Section title="What an observation asks">
        <SwitchInput source="show_other_observation_option" />
        <ManualCheckInput />
        <PrinciplesInput />
      </Section>
      <Section title="Where it is done, and by whom">
        <AccessInput
          source="locationIds"
          all="taskHasFullLocationAccess"
          choices={locations}
          hint="None chosen means all. A location includes those inside it."
        />
        <AccessInput
          source="departmentIds"
          all="taskHasFullDepartmentAccess"
          choices={departments}
          hint="None chosen means all. A department includes those inside it."
        />
        <ChoicesInput source="userIds" choices={users} hint="None chosen means everybody there." />
      </Section>
      <Section title="Guidance">
        <TaskVideoInput />
      </Section>
    </>
  )
}
