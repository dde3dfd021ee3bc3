/** The user form. The rules on assigning levels are in roles.ts. */
import { z } from 'zod'
import { emailSchema } from '../auth/authForms.ts'
import type { FieldPairs } from '../forms/fieldPairs.ts'
import { BESIDE_OTHER_ISSUES, flag, idList, optionalName } from '../forms/fieldRules.ts'
import { MESSAGES, textTooLong } from '../messages.ts'
import { cleanName } from '../normalForm.ts'
import { ROLES, type Role } from '../roles.ts'

const personName = z.string().overwrite(cleanName).max(100, textTooLong(100))

/** The fields alone: an import of employee IDs has two of them. */
export const userFieldsSchema = z.object({
  userLevel: z.enum(ROLES, MESSAGES.userLevelRequired),
  firstName: personName,
  lastName: personName,
  email: emailSchema,
  employeeId: optionalName(100),
  locationIds: idList,
  departmentIds: idList,
  userHasFullLocationAccess: flag,
  userHasFullDepartmentAccess: flag,
  isAccountEnabled: flag,
  title: optionalName(100),
})

/** Some people have one name: either is enough. */
export const hasName = ({ firstName, lastName }: { firstName?: unknown; lastName?: unknown }) =>
  Boolean(firstName || lastName)

export const userSchema = userFieldsSchema.refine(hasName, {
  ...BESIDE_OTHER_ISSUES,
  path: ['firstName'],
  message: MESSAGES.personNameRequired,
})

export interface UserValues {
  userLevel: Role
  firstName: string
  lastName: string
  email: string
  employeeId: string | null
  /** Empty with full access. */
  locationIds: string[]
  /** Empty with full access. */
  departmentIds: string[]
  userHasFullLocationAccess: boolean
  userHasFullDepartmentAccess: boolean
  isAccountEnabled: boolean
  title: string | null
}

type Related = readonly { id: string }[]

export interface UserRecord {
  type: Role
  firstname: string
  lastname: string
  email: string
  employee_id?: string | null
  locations?: Related
  departments?: Related
  user_has_full_location_access: boolean
  user_has_full_department_access: boolean
  is_account_enabled: boolean
  title?: string | null
}

export const USER_FIELDS = {
  userLevel: 'type',
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  employeeId: 'employee_id',
  locationIds: 'locations',
  departmentIds: 'departments',
  userHasFullLocationAccess: 'user_has_full_location_access',
  userHasFullDepartmentAccess: 'user_has_full_department_access',
  isAccountEnabled: 'is_account_enabled',
  title: 'title',
} as const satisfies FieldPairs<UserValues, UserRecord>

export const NEW_USER: UserValues = {
  userLevel: 'CLIENT_USER',
  firstName: '',
  lastName: '',
  email: '',
  employeeId: null,
  locationIds: [],
  departmentIds: [],
  userHasFullLocationAccess: true,
  userHasFullDepartmentAccess: true,
  isAccountEnabled: true,
  title: null,
}
