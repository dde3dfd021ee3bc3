/** /departments/{id}/edit */
import { EntityEdit } from '../forms/EntityEdit.tsx'
import { DepartmentFields } from './DepartmentFields.tsx'
import { departmentForm } from './departmentForm.ts'

export function DepartmentEdit() {
  return (
    <EntityEdit spec={departmentForm}>
      <DepartmentFields />
    </EntityEdit>
  )
}
