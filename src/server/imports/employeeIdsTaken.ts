/** Employee IDs are of one person of a client each: as it will be when the whole import is done. */
import { MESSAGES } from '#domain/messages.ts'
import { inRowAlready } from '#domain/sheets/sheetMessages.ts'
import { inBatches } from './inBatches.ts'
import { readHolders } from './importedPeopleQueries.ts'
import type { ImportOrder } from './importPlan.ts'

export interface WantedEmployeeId {
  row: number
  /** null: a new person. */
  known: { id: string; employee_id: string | null } | null
  employeeId: string | null
}

export interface EmployeeIds {
  /** Each row once. */
  want: (wanted: WantedEmployeeId) => void
  /** When all rows are known. Answers who must give theirs up before others get it. */
  judge: () => Promise<string[]>
}

export function employeeIdsTaken(order: ImportOrder): EmployeeIds {
  const { problems } = order
  const rowOf = new Map<string, number>()
  /** That somebody does not have yet. */
  const asked: string[] = []
  /** People of the file, and what they will have. */
  const willHave = new Map<string, string | null>()
  return {
    want: ({ row, known, employeeId }) => {
      if (known) willHave.set(known.id, employeeId)
      if (employeeId === null) return
      const first = rowOf.get(employeeId)
      if (first === undefined) {
        rowOf.set(employeeId, row)
        if (employeeId !== known?.employee_id) asked.push(employeeId)
      } else problems.at(row, 'employee_id', employeeId, inRowAlready(first, 'employee ID'))
    },
    judge: async () => {
      const givingUp: string[] = []
      await inBatches(asked, async (employeeIds) => {
        for (const { id, employee_id: held } of await readHolders(order, employeeIds)) {
          const next = willHave.get(id)
          if (next === held) continue
          if (next === undefined)
            problems.at(rowOf.get(held) ?? 0, 'employee_id', held, MESSAGES.employeeIdTaken)
          else givingUp.push(id)
        }
      })
      return givingUp
    },
  }
}
