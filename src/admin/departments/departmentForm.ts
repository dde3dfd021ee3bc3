/** The form of a department. */
import type { Department } from '#api/generated/contract.ts'
import {
  DEPARTMENT_FIELDS,
  departmentSchema,
  NEW_DEPARTMENT,
} from '#domain/departments/departmentForm.ts'
import type { DepartmentValues } from '#domain/departments/departmentForm.ts'
import type { FormSpec } from '../forms/formSpec.ts'

export const departmentForm: FormSpec<DepartmentValues, Department> = {
  resource: 'departments',
  schema: departmentSchema,
  fields: DEPARTMENT_FIELDS,
  chosen: { parentId: 'parent_department' },
  fresh: () => NEW_DEPARTMENT,
  noun: 'department',
}
