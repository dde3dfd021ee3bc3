/** /users/addUser */
import { EntityCreate } from '../../parts/forms/EntityCreate.tsx'
import { UserFields } from './UserFields.tsx'
import { userFormConfig } from './userForm.ts'

export function UserCreate() {
  return (
    <EntityCreate spec={userFormConfig}>
      <UserFields />
    </EntityCreate>
  )
}
