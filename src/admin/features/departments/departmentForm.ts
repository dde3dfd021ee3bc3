/** The form of a department. */
import type { Department } from '#api/generated/contract.ts'
import {
  DEPARTMENT_FIELDS,
  departmentSchema,
  NEW_DEPARTMENT,
} from '#domain/departments/departmentForm.ts'
import type { DepartmentValues } from '#domain/departments/departmentForm.ts'
import type { FormConfig } from '../../parts/forms/formConfig.ts'

export const departmentFormConfig: FormConfig<DepartmentValues, Department> = {
  resource: 'departments',
  schema: departmentSchema,
  fields: DEPARTMENT_FIELDS,
  selected: { parentId: 'parent_department' },
  defaultValues: () => NEW_DEPARTMENT,
  noun: 'department',
}
