/** /users/{id}: a person, what they may do and where, and their observations (spec 2, 3 and 6). */
import type { User } from '#api/generated/contract.ts'
import { mayOpen } from '#domain/access.ts'
import { deletionRefusal, editRefusal } from '#domain/users/userRules.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { formatDateTime } from '../../foundation/format/shownInstant.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { AccountChip } from './AccountChip.tsx'
import { BouncedMailAlert } from './MailRefused.tsx'
import { NoPasswordAlert } from './NextStep.tsx'
import { ResetPasswordButton } from './PasswordLink.tsx'
import { resetPasswordPath } from './passwordPathOf.ts'
import { UserAccess } from './UserAccess.tsx'
import { UserObservations } from './UserObservations.tsx'

export function UserShow() {
  const me = useMe()
  const mayEdit = (user: User) => editRefusal(me, user) === null
  const canSetPassword = (user: User) =>
    !user.deleted_at && mayEdit(user) && mayOpen(me.type, resetPasswordPath(user))
  return (
    <EntityShow<User>
      noun="user"
      mayChange={mayEdit}
      mayDelete={(user) => deletionRefusal(me, user) === null}
      actions={(user) => canSetPassword(user) && resetPasswordButton(user)}
    >
      {(user) => (
        <>
          {!user.deleted_at && <BouncedMailAlert user={user} mayEdit={mayEdit(user)} />}
          {canSetPassword(user) && <NoPasswordAlert user={user} />}
          <Section title="User">
            <PropertyList
              facts={[
                ['Name', `${user.firstname} ${user.lastname}`],
                ['Email', user.email],
                ['Employee ID', user.employee_id],
                ['Title', user.title],
                ['Level', enumLabels.role[user.type]],
                ['Account', <AccountChip key="account" enabled={user.is_account_enabled} />],
                ['Client company', user.client.company_name],
                ['Observations made', user.observation_count],
                ['Times observed', user.observed_count],
                ['Added', formatDateTime(user.created_at)],
                ['Last changed', formatDateTime(user.updated_at)],
              ]}
            />
          </Section>
          <UserAccess user={user} />
          <UserObservations user={user} />
        </>
      )}
    </EntityShow>
  )
}

const resetPasswordButton = (user: User) => <ResetPasswordButton user={user} />
