/** /departments/addDepartment */
import { EntityCreate } from '../forms/EntityCreate.tsx'
import { DepartmentFields } from './DepartmentFields.tsx'
import { departmentForm } from './departmentForm.ts'

export function DepartmentCreate() {
  return (
    <EntityCreate spec={departmentForm}>
      <DepartmentFields />
    </EntityCreate>
  )
}
