/** /users/{id}/edit; somebody of a higher level is not edited (spec 6 and 8). */
import type { User } from '#api/generated/contract.ts'
import { MESSAGES } from '#domain/messages.ts'
import { mayEditUserOf } from '#domain/roles.ts'
import { useMe } from '../auth/useMe.ts'
import { EntityEdit } from '../forms/EntityEdit.tsx'
import { UserFields } from './UserFields.tsx'
import { userForm } from './userForm.ts'

export function UserEdit() {
  const { type: actor } = useMe()
  const refusal = ({ type }: User) => (mayEditUserOf(actor, type) ? null : MESSAGES.higherLevelUser)
  return (
    <EntityEdit spec={userForm} refusal={refusal}>
      <UserFields />
    </EntityEdit>
  )
}
