/** /clients/{id}/edit */
import { EntityEdit } from '../forms/EntityEdit.tsx'
import { ClientFields } from './ClientFields.tsx'
import { clientForm } from './clientForm.ts'

export function ClientEdit() {
  return (
    <EntityEdit spec={clientForm}>
      <ClientFields />
    </EntityEdit>
  )
}
