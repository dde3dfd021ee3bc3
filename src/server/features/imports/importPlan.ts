/** What an import would do, found out before anything is written, and how it is then written. */
import type { CsvImport } from '#domain/imports/csv.ts'
import { AppError } from '#domain/errors.ts'
import type { Role } from '#domain/roles.ts'
import type { AuditActor } from '../../context/audit/recordChange.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { ImportProblems } from './importProblems.ts'
import type { ImportRows } from './importRow.ts'
import type { Sql } from '../../platform/db/sql.ts'

export interface ImportContext {
  db: Database
  /** Whose records they are. */
  clientId: string
  requester: { id: string; type: Role; client_id: string }
  problems: ImportProblems
  /** For statements that join a batch with a table. */
  sized: Sql
}

/** Counts of the rows that have no problem. */
export interface ImportPlan {
  created: number
  updated: number
  unchanged: number
  /**
   * Only when there were no problems; within the client. Throws when what the plan relies on has changed since: then
   * another plan is to be made.
   */
  write: (transaction: Transaction, recorder: AuditActor) => Promise<void>
  /** Of new people those who can sign in, when the import made any. */
  invitedUserIds?: () => string[]
}

export type ImportPlanner<K extends CsvImport> = (
  order: ImportContext,
  rows: ImportRows<K>,
) => Promise<ImportPlan>

/** What another try overcomes. */
export const importConflict = (): AppError =>
  new AppError('CONFLICT', 'Something that this import relies on was changed meanwhile. Try again.')
