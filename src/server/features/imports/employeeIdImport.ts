/** Plans an import of employee IDs: each row gives an ID to an existing person. */
import { type ImportedEmployeeId, parseEmployeeIdRow } from '#domain/imports/rowRules.ts'
import { findSpreadsheetDamage } from '#domain/imports/spreadsheetDamage.ts'
import { message } from '#domain/messages.ts'
import { cleanEmail, nameKey } from '#domain/normalForm.ts'
import { editRefusal } from '#domain/users/userRules.ts'
import { forEachBatch } from './importBatches.ts'
import { personChanges } from './personChanges.ts'
import type { ImportContext, ImportPlanner, ImportRow } from './importPlan.ts'
import { readEmployeeIdHolders, readPeopleByEmail } from './importedPeopleQueries.ts'
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
      const existing = people.get(email)
      if (existing?.client_id !== clientId) {
        problems.addCell(row, 'email', email, message('emailUnknown'))
        continue
      }
      const refusal = editRefusal(requester, { ...existing, has_wider_access: false })
      if (refusal !== null) problems.addCell(row, 'email', email, refusal)
      claims.claim({ row, existing, employeeId })
      if (existing.employee_id === employeeId) unchanged += 1
      else planned.push({ row, existing, next: { ...existing, employee_id: employeeId } })
    }
  }
  const userIdsToClear = await claims.resolve()
  const valid = planned.filter(({ row }) => !problems.has(row))
  return {
    created: 0,
    updated: valid.length,
    unchanged,
    changes: () => personChanges(valid, null),
    write: (transaction, recorder) =>
      writePeople(transaction, recorder, {
        ...context,
        people: valid,
        userIdsToClear,
        invitation: null,
      }),
  }
}

function parseRow(
  { problems }: ImportContext,
  { row, cells }: ImportRow<'employeeIds'>,
  rowOf: Map<string, number>,
): ({ row: number } & ImportedEmployeeId) | null {
  const read = parseEmployeeIdRow(cells)
  const email = cleanEmail(cells.email ?? '')
  const first = rowOf.get(email)
  if (first === undefined) rowOf.set(email, row)
  else if (email)
    problems.addCell(row, 'email', cells.email, message('sameEmailInRow', { row: String(first) }))
  if ('problems' in read) {
    for (const problem of read.problems) problems.add(row, problem)
    return null
  }
  return first === undefined ? { row, ...read.values } : null
}

/** Employee ID that a row requests. IDs must be unique in the client after the whole import. */
interface RequestedEmployeeId {
  row: number
  /** null: a new person. */
  existing: { id: string; employee_id: string | null } | null
  employeeId: string | null
}

interface EmployeeIdClaims {
  /** Called once for each row. */
  claim: (request: RequestedEmployeeId) => void
  /** Called after all rows. Returns the ids of people who must lose their employee ID before others get it. */
  resolve: () => Promise<string[]>
}

export function employeeIdClaims(order: ImportContext): EmployeeIdClaims {
  const { problems, warnings } = order
  /** Rows by the key of the ID that they request. */
  const rowOf = new Map<string, number>()
  /** IDs that the person of the row does not have yet. */
  const requested: string[] = []
  /** People in the file and the ID that each will have. */
  const nextIdOf = new Map<string, string | null>()
  return {
    claim: ({ row, existing, employeeId }) => {
      if (existing) nextIdOf.set(existing.id, employeeId)
      if (employeeId === null) return
      const damage = findSpreadsheetDamage(employeeId, existing?.employee_id ?? null)
      if (damage !== null) warnings.addCell(row, 'employee_id', employeeId, damage)
      const key = nameKey(employeeId)
      const first = rowOf.get(key)
      if (first === undefined) {
        rowOf.set(key, row)
        if (employeeId !== existing?.employee_id) requested.push(employeeId)
      } else
        problems.addCell(
          row,
          'employee_id',
          employeeId,
          message('sameEmployeeIdInRow', { row: String(first) }),
        )
    },
    resolve: async () => {
      const idsToClear: string[] = []
      await forEachBatch(requested, async (employeeIds) => {
        for (const { id, employee_id: currentEmployeeId } of await readEmployeeIdHolders(
          order,
          employeeIds,
        )) {
          const next = nextIdOf.get(id)
          if (next && nameKey(next) === nameKey(currentEmployeeId)) continue
          if (next === undefined)
            problems.addCell(
              rowOf.get(nameKey(currentEmployeeId)) ?? 0,
              'employee_id',
              currentEmployeeId,
              message('employeeIdTaken'),
            )
          else idsToClear.push(id)
        }
      })
      return idsToClear
    },
  }
}
