/** /users/{id}/edit; somebody of a higher level is not edited (spec 6 and 8). */
import type { User } from '#api/generated/contract.ts'
import { editRefusal } from '#domain/users/userRules.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { EntityEdit } from '../../parts/forms/EntityEdit.tsx'
import { UserFields } from './UserFields.tsx'
import { userFormConfig } from './userForm.ts'

export function UserEdit() {
  const me = useMe()
  return (
    <EntityEdit spec={userFormConfig} refusal={(user: User) => editRefusal(me, user)}>
      <UserFields />
    </EntityEdit>
  )
}
