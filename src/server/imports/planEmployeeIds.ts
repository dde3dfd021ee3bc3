/** What an import of employee IDs would do: each row gives one to somebody who is there (spec 7: importEmployeeIdsFromCsv). */
import { employeeIdRow, type EmployeeIdRow } from '#domain/sheets/employeeIdRow.ts'
import { inRowAlready, SHEET_MESSAGES } from '#domain/sheets/sheetMessages.ts'
import { editRefusal } from '#domain/users/userRules.ts'
import { employeeIdsTaken } from './employeeIdsTaken.ts'
import { readPeopleByEmail } from './importedPeopleQueries.ts'
import type { ImportOrder, PlanImport } from './importPlan.ts'
import type { ImportRow } from './importRow.ts'
import { type PlannedPerson, writePeople } from './writePeople.ts'

export const planEmployeeIds: PlanImport<'employeeIds'> = async (order, rows) => {
  const { clientId, asker, problems } = order
  const employeeIds = employeeIdsTaken(order)
  const rowOf = new Map<string, number>()
  const planned: PlannedPerson[] = []
  let unchanged = 0
  for await (const batch of rows) {
    const read = batch.flatMap((row) => readRow(order, row, rowOf) ?? [])
    const people = await readPeopleByEmail(
      order,
      read.map(({ email }) => email),
    )
    for (const { row, email, employeeId } of read) {
      const known = people.get(email)
      if (known?.client_id !== clientId) {
        problems.at(row, 'email', email, SHEET_MESSAGES.emailUnknown)
        continue
      }
      const refusal = editRefusal(asker, known)
      if (refusal !== null) problems.at(row, 'email', email, refusal)
      employeeIds.want({ row, known, employeeId })
      if (known.employee_id === employeeId) unchanged += 1
      else planned.push({ row, known, next: { ...known, employee_id: employeeId } })
    }
  }
  const givingUp = await employeeIds.judge()
  const good = planned.filter(({ row }) => !problems.has(row))
  return {
    created: 0,
    updated: good.length,
    unchanged,
    write: (transaction, recorder) =>
      writePeople(transaction, recorder, { ...order, people: good, givingUp }),
  }
}

function readRow(
  { problems }: ImportOrder,
  { row, cells }: ImportRow<'employeeIds'>,
  rowOf: Map<string, number>,
): ({ row: number } & EmployeeIdRow) | null {
  const read = employeeIdRow(cells)
  const email = cells.email?.toLowerCase() ?? ''
  const first = rowOf.get(email)
  if (first === undefined) rowOf.set(email, row)
  else if (email) problems.at(row, 'email', cells.email, inRowAlready(first, 'email'))
  if ('problems' in read) {
    for (const problem of read.problems) problems.add(row, problem)
    return null
  }
  return first === undefined ? { row, ...read.values } : null
}
