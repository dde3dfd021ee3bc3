/** What can be said of a user: who they are, what they may do, and where (spec 3, user form). */
import { TextInput, useRecordContext } from 'react-admin'
import type { User } from '#api/generated/contract.ts'
import { MESSAGES } from '#domain/messages.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'
import { UserAccessFields } from './UserAccessFields.tsx'
import { LevelInput } from './LevelInput.tsx'

export function UserFields() {
  const { id } = useMe()
  const isSelf = useRecordContext<User>()?.id === id
  return (
    <>
      <Section title="User">
        <TextInput source="firstName" isRequired />
        <TextInput source="lastName" isRequired />
        <TextInput source="email" type="email" inputMode="email" isRequired />
        <TextInput source="employeeId" />
      </Section>
      <Section title="Account">
        <LevelInput />
        <SwitchInput
          source="isAccountEnabled"
          forced={isSelf ? true : undefined}
          hint={isSelf ? MESSAGES.ownAccountDisabled : ACCOUNT_HINT}
        />
      </Section>
      <UserAccessFields />
      <Section title="More">
        <TextInput source="title" helperText="What they do, such as Shift lead." />
      </Section>
    </>
  )
}

const ACCOUNT_HINT = 'Without it this person cannot sign in.'
