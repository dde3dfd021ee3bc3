/** A row of an employee IDs' import by the rules of the user form: both cells are needed. */
import { USER_FIELDS, userSchema } from '../users/userForm.ts'
import type { ReadRow } from './personRow.ts'
import { formProblems } from './rowProblem.ts'
import { SHEET_MESSAGES } from './sheetMessages.ts'
import type { SheetValues } from './sheetValues.ts'

export interface EmployeeIdRow {
  email: string
  employeeId: string
}

export function employeeIdRow(cells: SheetValues<'employeeIds'>): ReadRow<EmployeeIdRow> {
  const { email, employee_id: employeeId } = cells
  const read = RULES.safeParse({ email: email ?? '', employeeId })
  const problems = read.success ? [] : formProblems(read.error, USER_FIELDS, cells)
  if (employeeId === null)
    problems.push({
      column: 'employee_id',
      value: null,
      message: SHEET_MESSAGES.employeeIdRequired,
    })
  return read.success && read.data.employeeId
    ? { values: { email: read.data.email, employeeId: read.data.employeeId } }
    : { problems }
}

const RULES = userSchema.pick({ email: true, employeeId: true })
