/** What an import of employee IDs would do: each row gives one to somebody who is there (spec 7: importEmployeeIdsFromCsv). */
import { parseEmployeeIdRow, type ImportedEmployeeId } from '#domain/imports/employeeIdRow.ts'
import { duplicateOfRow, IMPORT_MESSAGES } from '#domain/imports/sheetMessages.ts'
import { editRefusal } from '#domain/users/userRules.ts'
import { employeeIdClaims } from './employeeIdsTaken.ts'
import { readPeopleByEmail } from './importedPeopleQueries.ts'
import type { ImportContext, ImportPlanner } from './importPlan.ts'
import type { ImportRow } from './importRow.ts'
import { type PlannedPerson, writePeople } from './writePeople.ts'

export const planEmployeeIds: ImportPlanner<'employeeIds'> = async (context, rows) => {
  const { clientId, requester, problems } = context
  const claims = employeeIdClaims(context)
  const rowOf = new Map<string, number>()
  const planned: PlannedPerson[] = []
  let unchanged = 0
  for await (const batch of rows) {
    const read = batch.flatMap((row) => parseRow(context, row, rowOf) ?? [])
    const people = await readPeopleByEmail(
      context,
      read.map(({ email }) => email),
    )
    for (const { row, email, employeeId } of read) {
      const known = people.get(email)
      if (known?.client_id !== clientId) {
        problems.addCell(row, 'email', email, IMPORT_MESSAGES.emailUnknown)
        continue
      }
      const refusal = editRefusal(requester, known)
      if (refusal !== null) problems.addCell(row, 'email', email, refusal)
      claims.claim({ row, known, employeeId })
      if (known.employee_id === employeeId) unchanged += 1
      else planned.push({ row, known, next: { ...known, employee_id: employeeId } })
    }
  }
  const userIdsToClear = await claims.resolve()
  const valid = planned.filter(({ row }) => !problems.has(row))
  return {
    created: 0,
    updated: valid.length,
    unchanged,
    write: (transaction, recorder) =>
      writePeople(transaction, recorder, { ...context, people: valid, userIdsToClear }),
  }
}

function parseRow(
  { problems }: ImportContext,
  { row, cells }: ImportRow<'employeeIds'>,
  rowOf: Map<string, number>,
): ({ row: number } & ImportedEmployeeId) | null {
  const read = parseEmployeeIdRow(cells)
  const email = cells.email?.toLowerCase() ?? ''
  const first = rowOf.get(email)
  if (first === undefined) rowOf.set(email, row)
  else if (email) problems.addCell(row, 'email', cells.email, duplicateOfRow(first, 'email'))
  if ('problems' in read) {
    for (const problem of read.problems) problems.add(row, problem)
    return null
  }
  return first === undefined ? { row, ...read.values } : null
}
