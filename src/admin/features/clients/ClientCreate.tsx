/** /clients/addClient */
import { EntityCreate } from '../../parts/forms/EntityCreate.tsx'
import { ClientFields } from './ClientFields.tsx'
import { clientFormConfig } from './clientForm.ts'

export function ClientCreate() {
  return (
    <EntityCreate spec={clientFormConfig}>
      <ClientFields />
    </EntityCreate>
  )
}
