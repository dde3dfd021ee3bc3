/** A row of a users' import by the rules of the user form; its places are for the server to find. */
import type { z } from 'zod'
import { csvHeaders } from './csv.ts'
import { USER_FIELDS, userSchema } from '../users/userForm.ts'
import { parseRole } from './roleOfText.ts'
import { toRowProblems, type RowProblem, truncateValue } from './rowProblem.ts'
import { IMPORT_MESSAGES } from './sheetMessages.ts'
import type { ImportRowValues } from './sheetValues.ts'

export type ImportedUser = Pick<
  z.output<typeof userSchema>,
  'firstName' | 'lastName' | 'email' | 'employeeId' | 'userLevel'
>

export type RowResult<Values> = { values: Values } | { problems: RowProblem[] }

export function parseUserRow(cells: ImportRowValues<'users'>): RowResult<ImportedUser> {
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
  const problems = toRowProblems(read.error, USER_FIELDS, cells)
  const isUnknown = type !== null && level === null
  const worded = problems.map((problem) =>
    isUnknown && problem.column === 'type'
      ? { column: 'type', value: truncateValue(type), message: IMPORT_MESSAGES.typeUnknown }
      : problem,
  )
  return {
    problems: worded.toSorted(
      (a, b) => USER_COLUMNS.indexOf(a.column) - USER_COLUMNS.indexOf(b.column),
    ),
  }
}

const USER_COLUMNS = csvHeaders('users')
