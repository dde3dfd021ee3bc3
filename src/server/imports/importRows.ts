/** importDepartments, importLocations, importUsers, importEmployeeIdsFromCsv: an import whose rows come with the call. */
import type { ImportResult } from '#api/generated/contract.ts'
import { CSV_IMPORTS, type CsvImport } from '#domain/csv.ts'
import { badInput, isAppError } from '#domain/errors.ts'
import { SHEET_MESSAGES } from '#domain/sheets/sheetMessages.ts'
import type { SheetValues } from '#domain/sheets/sheetValues.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { accessForNew } from '../access/accessForNew.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { violatedConstraint } from '../list/violatedConstraint.ts'
import type { ImportedKind } from './importJobs.ts'
import { importProblems } from './importProblems.ts'
import { importResult } from './importResult.ts'
import type { ImportRow } from './importRow.ts'
import { letOthersRun } from './letOthersRun.ts'
import { sizedPlan } from './sizedPlan.ts'

/** As the contract has one: cells that are absent or null are empty. */
type GivenRow = Readonly<Record<string, unknown>> & { row?: number | null }

export interface RowsInput {
  clientId?: string | null
  rows: readonly GivenRow[]
}

/** Answers the problems when there are any; then nothing is written. */
export async function importRows<K extends CsvImport>(
  context: RequestContext,
  { sheet, plan }: ImportedKind<K>,
  { clientId: requested, rows }: RowsInput,
): Promise<ImportResult> {
  if (rows.length > CSV_UPLOAD.maxRows) throw badInput('rows', SHEET_MESSAGES.tooManyRows)
  const { clientId } = await accessForNew(context, requested)
  const { userId, role, clientId: homeId } = sessionOf(context)
  const asker = { id: userId, type: role, client_id: homeId }
  const sized = await sizedPlan(context.db)
  for (let left = TRIES; ; left -= 1) {
    const problems = importProblems()
    const planned = await plan(
      { db: context.db, clientId, asker, problems, sized },
      readRows(sheet, rows),
    )
    if (problems.count() > 0) return importResult({ ...planned, created: 0, updated: 0 }, problems)
    try {
      await context.db.write({ clientId }, (transaction) => planned.write(transaction, context))
      return importResult(planned, problems)
    } catch (error) {
      if (left === 1 || !isPassing(error)) throw error
    }
  }
}

/** Somebody may write the same at this moment: the next try finds it there. */
const TRIES = 3

const isPassing = (error: unknown): boolean =>
  violatedConstraint(error) !== null || (isAppError(error) && error.code === 'CONFLICT')

/** Read in one turn. */
const ROWS = 1_000

async function* readRows<K extends CsvImport>(
  sheet: K,
  rows: readonly GivenRow[],
): AsyncGenerator<ImportRow<K>[]> {
  for (let start = 0; start < rows.length; start += ROWS) {
    const batch = rows.slice(start, start + ROWS).map((given, at) => ({
      row: given.row ?? start + at + FIRST,
      cells: cellsOf(sheet, given),
    }))
    yield batch.filter(({ cells }) => Object.values(cells).some(isFilled))
    await letOthersRun()
  }
}

/** The headers are row 1. */
const FIRST = 2

const isFilled = (cell: unknown): boolean => (Array.isArray(cell) ? cell.length > 0 : cell !== null)

function cellsOf<K extends CsvImport>(sheet: K, given: GivenRow): SheetValues<K> {
  const cells = Object.entries(CSV_IMPORTS[sheet]).map(([column, kind]) => {
    const value = given[column]
    if (kind !== 'list') return [column, typeof value === 'string' ? textOf(value) || null : null]
    const texts = Array.isArray(value) ? value.map((text) => textOf(String(text))) : []
    return [column, texts.filter((text) => text !== '')]
  })
  return Object.fromEntries(cells) as SheetValues<K>
}

function textOf(value: string): string {
  if (value.includes('\0')) throw badInput('rows', 'A text holds no NUL character.')
  return value.trim()
}
