/** /clients/{id}/edit */
import { EntityEdit } from '../../parts/forms/EntityEdit.tsx'
import { ClientFields } from './ClientFields.tsx'
import { clientFormConfig } from './clientForm.ts'

export function ClientEdit() {
  return (
    <EntityEdit spec={clientFormConfig}>
      <ClientFields />
    </EntityEdit>
  )
}
