/** Validates a row of a user import with the rules of the user form; the server resolves its places. */
import type { z } from 'zod'
import type { Translate } from '#texts/keys.ts'
import { isRole, type Role, ROLES } from '../roles.ts'
import { userFieldsSchema, userSchema } from '../users/userForm.ts'
import { csvHeaders, type ImportRowValues, normalizeHeader } from './importColumns.ts'
import { type RowProblem, toRowProblems, truncateValue } from './rowProblems.ts'
import { message } from '../messages.ts'

export type ImportedUser = Pick<
  z.output<typeof userSchema>,
  'firstName' | 'lastName' | 'email' | 'employeeId' | 'userLevel'
>

type RowResult<Values> = { values: Values } | { problems: RowProblem[] }

export function parseUserRow(
  cells: ImportRowValues<'users'>,
  parseRole: ParseRole,
): RowResult<ImportedUser> {
  const { firstname, lastname, email, employee_id, type } = cells
  const level = type === null ? null : parseRole(type)
  const read = userSchema.safeParse({
    firstName: firstname ?? '',
    lastName: lastname ?? '',
    email: email ?? '',
    employeeId: employee_id,
    userLevel: level ?? undefined,
  })
  if (read.success) return { values: read.data }
  const problems = toRowProblems(read.error, COLUMNS, cells)
  const isUnknown = type !== null && level === null
  const rowProblems = problems.map((problem) =>
    isUnknown && problem.column === 'type'
      ? { column: 'type', value: truncateValue(type), message: message('typeUnknown') }
      : problem,
  )
  return {
    problems: rowProblems.toSorted(
      (a, b) => USER_COLUMNS.indexOf(a.column) - USER_COLUMNS.indexOf(b.column),
    ),
  }
}

const USER_COLUMNS = csvHeaders('users')

/** Columns of the file by the form's fields. */
const COLUMNS = {
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  employeeId: 'employee_id',
  userLevel: 'type',
} as const

/** A row of an employee ID import, validated with the rules of the user form: both cells are required. */
export interface ImportedEmployeeId {
  email: string
  employeeId: string
}

export function parseEmployeeIdRow(
  cells: ImportRowValues<'employeeIds'>,
): RowResult<ImportedEmployeeId> {
  const { email, employee_id: employeeId } = cells
  const read = EMPLOYEE_ID_RULES.safeParse({ email: email ?? '', employeeId })
  const problems = read.success ? [] : toRowProblems(read.error, COLUMNS, cells)
  if (employeeId === null)
    problems.push({
      column: 'employee_id',
      value: null,
      message: message('employeeIdRequired'),
    })
  return read.success && read.data.employeeId
    ? { values: { email: read.data.email, employeeId: read.data.employeeId } }
    : { problems }
}

const EMPLOYEE_ID_RULES = userFieldsSchema.pick({ email: true, employeeId: true })

/** Returns null for a text that is no role. */
export type ParseRole = (text: string) => Role | null

/**
 * Parses a role in any spelling by its value, as which the English label counts, or by the reader's label:
 * 'Client Observer' is CLIENT_OBSERVER.
 */
export function roleParser(t: Translate): ParseRole {
  const roles = new Map(
    ROLES.flatMap((role) =>
      [role, t(`enums.role.${role}`)].map((name) => [normalizeHeader(name), role] as const),
    ),
  )
  return (text) => roles.get(normalizeHeader(text)) ?? null
}

/** Words the level of a person; any other cell, and one of an older release, is as a file has it. */
export const levelLabel = (column: string, value: string, t: Translate): string =>
  column === 'type' && isRole(value) ? t(`enums.role.${value}`) : value
