/** Employee IDs are of one person of a client each: as it will be when the whole import is done. */
import { MESSAGES } from '#domain/messages.ts'
import { duplicateOfRow } from '#domain/imports/sheetMessages.ts'
import { forEachBatch } from './inBatches.ts'
import { readEmployeeIdHolders } from './importedPeopleQueries.ts'
import type { ImportContext } from './importPlan.ts'

export interface RequestedEmployeeId {
  row: number
  /** null: a new person. */
  known: { id: string; employee_id: string | null } | null
  employeeId: string | null
}

export interface EmployeeIdClaims {
  /** Each row once. */
  claim: (wanted: RequestedEmployeeId) => void
  /** When all rows are known. Answers who must give theirs up before others get it. */
  resolve: () => Promise<string[]>
}

export function employeeIdClaims(order: ImportContext): EmployeeIdClaims {
  const { problems } = order
  const rowOf = new Map<string, number>()
  /** That somebody does not have yet. */
  const requested: string[] = []
  /** People of the file, and what they will have. */
  const nextIdOf = new Map<string, string | null>()
  return {
    claim: ({ row, known, employeeId }) => {
      if (known) nextIdOf.set(known.id, employeeId)
      if (employeeId === null) return
      const first = rowOf.get(employeeId)
      if (first === undefined) {
        rowOf.set(employeeId, row)
        if (employeeId !== known?.employee_id) requested.push(employeeId)
      } else problems.addCell(row, 'employee_id', employeeId, duplicateOfRow(first, 'employee ID'))
    },
    resolve: async () => {
      const idsToClear: string[] = []
      await forEachBatch(requested, async (employeeIds) => {
        for (const { id, employee_id: heldId } of await readEmployeeIdHolders(order, employeeIds)) {
          const next = nextIdOf.get(id)
          if (next === heldId) continue
          if (next === undefined)
            problems.addCell(
              rowOf.get(heldId) ?? 0,
              'employee_id',
              heldId,
              MESSAGES.employeeIdTaken,
            )
          else idsToClear.push(id)
        }
      })
      return idsToClear
    },
  }
}
