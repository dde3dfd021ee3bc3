/** The user form. */
import { type ReactNode, useState } from 'react'
import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { User } from '#api/generated/contract.ts'
import { assignableRoles, mayAssign, type Role } from '#domain/roles.ts'
import { userSchema } from '#domain/users/userForm.ts'
import { editRefusal, invitationRefusal, mayBelongToClient } from '#domain/users/userRules.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { wordMessage } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { EntityCreate, EntityEdit } from '../../parts/forms/EntityForm.tsx'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'
import type { FormConfig, FormValues } from '../../parts/forms/formConfig.ts'
import { UserAccessFields } from './UserAccessFields.tsx'

export const userFormConfig: FormConfig<User> = {
  resource: 'users',
  schema: userSchema,
  defaultValues: () => ({
    type: 'CLIENT_USER',
    firstname: '',
    lastname: '',
    email: '',
    employee_id: null,
    locations: [],
    departments: [],
    user_has_full_location_access: true,
    user_has_full_department_access: true,
    is_account_enabled: true,
    title: null,
  }),
}

/** /users/addUser */
export function UserCreate() {
  const [invite, setInvite] = useState(true)
  return (
    <EntityCreate
      config={userFormConfig}
      mutationOptions={{ meta: { input: { invite } } }}
      fields={
        <UserFields>
          <InviteSwitch invite={invite} onChange={setInvite} />
        </UserFields>
      }
    />
  )
}

/** Switch that sends the new person a mail to choose a password; off for people who may not sign in. */
function InviteSwitch({ invite, onChange }: InviteSwitchProps) {
  const t = useT()
  const [type, isEnabled] = useWatch<FormValues, ['type', 'is_account_enabled']>({
    name: ['type', 'is_account_enabled'],
  })
  const refusal = invitationRefusal({
    type: type as Role,
    is_account_enabled: isEnabled === true,
    has_password: false,
  })
  const isOn = invite && refusal === null
  return (
    <LabelledSwitch
      label={t('invitation.switch')}
      checked={isOn}
      disabled={refusal !== null}
      onChange={onChange}
      hint={
        refusal ? wordMessage(refusal) : t(isOn ? 'invitation.switchHint' : 'invitation.switchOff')
      }
    />
  )
}

interface InviteSwitchProps {
  invite: boolean
  onChange: (invite: boolean) => void
}

/** /users/{id}/edit; people of a higher level cannot be edited. */
export function UserEdit() {
  const me = useMe()
  return (
    <EntityEdit
      config={userFormConfig}
      refusal={(user: User) => editRefusal(me, user)}
      fields={<UserFields />}
    />
  )
}

/** Fields of the user form: identity, level and access; `children`: further ones of the account. */
export function UserFields({ children }: { children?: ReactNode }) {
  const t = useT()
  const { id } = useMe()
  const isSelf = useRecordContext<User>()?.id === id
  return (
    <>
      <Section title={t('users.section')}>
        <TextInput source="firstname" helperText={t('users.nameHint')} />
        <TextInput source="lastname" />
        <TextInput source="email" type="email" inputMode="email" isRequired />
        <TextInput source="employee_id" />
        <TextInput source="title" helperText={t('users.titleHint')} />
      </Section>
      <Section title={t('users.account')}>
        <LevelInput />
        <SwitchInput
          source="is_account_enabled"
          forced={isSelf ? true : undefined}
          hint={t(isSelf ? 'messages.ownAccountDisabled' : 'users.accountHint')}
        />
        {children}
      </Section>
      <UserAccessFields />
    </>
  )
}

/** Dropdown of the levels that the actor may assign; includes a level that they may not change. */
export function LevelInput() {
  const t = useT()
  const me = useMe()
  const { id, type: actor } = me
  const user = useRecordContext<User>()
  const { id: currentClientId } = useCurrentClient()
  const isFixed = user !== undefined && (user.id === id || !mayAssign(actor, user.type))
  const clientId = user?.client_id ?? currentClientId
  const assignable = assignableRoles(actor).filter((role) => mayBelongToClient(role, clientId, me))
  const levels = isFixed ? [user.type] : includeCurrent(assignable, user?.type)
  return (
    <SelectInput
      source="type"
      label="resources.users.fields.level"
      isRequired
      readOnly={isFixed}
      choices={levels.map((role) => ({ id: role, name: t(`enums.role.${role}`) }))}
      translateChoice={false}
      helperText={isFixed && t(user.id === id ? 'messages.ownLevelChanged' : 'users.levelFixed')}
    />
  )
}

const includeCurrent = (roles: readonly Role[], current: Role | undefined) =>
  current && !roles.includes(current) ? [current, ...roles] : roles
