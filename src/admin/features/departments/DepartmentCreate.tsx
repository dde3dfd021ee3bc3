/** /departments/addDepartment */
import { EntityCreate } from '../../parts/forms/EntityCreate.tsx'
import { DepartmentFields } from './DepartmentFields.tsx'
import { departmentFormConfig } from './departmentForm.ts'

export function DepartmentCreate() {
  return (
    <EntityCreate spec={departmentFormConfig}>
      <DepartmentFields />
    </EntityCreate>
  )
}
