/** /departments/{id}/edit */
import { EntityEdit } from '../../parts/forms/EntityEdit.tsx'
import { DepartmentFields } from './DepartmentFields.tsx'
import { departmentFormConfig } from './departmentForm.ts'

export function DepartmentEdit() {
  return (
    <EntityEdit spec={departmentFormConfig}>
      <DepartmentFields />
    </EntityEdit>
  )
}
