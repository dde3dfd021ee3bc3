/** A row of an employee IDs' import by the rules of the user form: both cells are needed. */
import { USER_FIELDS, userSchema } from '../users/userForm.ts'
import type { RowResult } from './personRow.ts'
import { toRowProblems } from './rowProblem.ts'
import { IMPORT_MESSAGES } from './sheetMessages.ts'
import type { ImportRowValues } from './sheetValues.ts'

export interface ImportedEmployeeId {
  email: string
  employeeId: string
}

export function parseEmployeeIdRow(
  cells: ImportRowValues<'employeeIds'>,
): RowResult<ImportedEmployeeId> {
  const { email, employee_id: employeeId } = cells
  const read = EMPLOYEE_ID_RULES.safeParse({ email: email ?? '', employeeId })
  const problems = read.success ? [] : toRowProblems(read.error, USER_FIELDS, cells)
  if (employeeId === null)
    problems.push({
      column: 'employee_id',
      value: null,
      message: IMPORT_MESSAGES.employeeIdRequired,
    })
  return read.success && read.data.employeeId
    ? { values: { email: read.data.email, employeeId: read.data.employeeId } }
    : { problems }
}

const EMPLOYEE_ID_RULES = userSchema.pick({ email: true, employeeId: true })
