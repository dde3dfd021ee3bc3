/** A row of a users' import by the rules of the user form; its places are for the server to find. */
import type { z } from 'zod'
import { csvHeaders } from '../csv.ts'
import { USER_FIELDS, userSchema } from '../users/userForm.ts'
import { roleOfText } from './roleOfText.ts'
import { formProblems, type RowProblem, shownValue } from './rowProblem.ts'
import { SHEET_MESSAGES } from './sheetMessages.ts'
import type { SheetValues } from './sheetValues.ts'

export type PersonRow = Pick<
  z.output<typeof userSchema>,
  'firstName' | 'lastName' | 'email' | 'employeeId' | 'userLevel'
>

export type ReadRow<Values> = { values: Values } | { problems: RowProblem[] }

export function personRow(cells: SheetValues<'users'>): ReadRow<PersonRow> {
  const { firstname, lastname, email, employee_id, type } = cells
  const level = type === null ? null : roleOfText(type)
  const read = userSchema.safeParse({
    firstName: firstname ?? '',
    lastName: lastname ?? '',
    email: email ?? '',
    employeeId: employee_id,
    userLevel: level ?? undefined,
  })
  if (read.success) return { values: read.data }
  const problems = formProblems(read.error, USER_FIELDS, cells)
  const isUnknown = type !== null && level === null
  const worded = problems.map((problem) =>
    isUnknown && problem.column === 'type'
      ? { column: 'type', value: shownValue(type), message: SHEET_MESSAGES.typeUnknown }
      : problem,
  )
  return {
    problems: worded.toSorted((a, b) => COLUMNS.indexOf(a.column) - COLUMNS.indexOf(b.column)),
  }
}

const COLUMNS = csvHeaders('users')
