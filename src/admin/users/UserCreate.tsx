/** /users/addUser */
import { EntityCreate } from '../forms/EntityCreate.tsx'
import { UserFields } from './UserFields.tsx'
import { userForm } from './userForm.ts'

export function UserCreate() {
  return (
    <EntityCreate spec={userForm}>
      <UserFields />
    </EntityCreate>
  )
}
