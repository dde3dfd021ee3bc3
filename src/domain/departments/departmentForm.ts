/** The department form. */
import { z } from 'zod'
import type { FieldPairs } from '../forms/fieldPairs.ts'
import { idList, optionalId, requiredName } from '../forms/fieldRules.ts'
import { MESSAGES } from '../messages.ts'

export const departmentSchema = z.object({
  name: requiredName(MESSAGES.nameRequired, 200),
  /** Neither the department itself nor one inside it; only the server can check that. */
  parentId: optionalId,
  /** The department belongs to these locations and to those inside them. */
  locationIds: idList,
})

export interface DepartmentValues {
  name: string
  parentId: string | null
  locationIds: string[]
}

export interface DepartmentRecord {
  name: string
  parent_department_id?: string | null
  locations?: readonly { id: string }[]
}

export const DEPARTMENT_FIELDS = {
  name: 'name',
  parentId: 'parent_department_id',
  locationIds: 'locations',
} as const satisfies FieldPairs<DepartmentValues, DepartmentRecord>

export const NEW_DEPARTMENT: DepartmentValues = { name: '', parentId: null, locationIds: [] }
