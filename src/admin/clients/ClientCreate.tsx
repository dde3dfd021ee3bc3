/** /clients/addClient */
import { EntityCreate } from '../forms/EntityCreate.tsx'
import { ClientFields } from './ClientFields.tsx'
import { clientForm } from './clientForm.ts'

export function ClientCreate() {
  return (
    <EntityCreate spec={clientForm}>
      <ClientFields />
    </EntityCreate>
  )
}
