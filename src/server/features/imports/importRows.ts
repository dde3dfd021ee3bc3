/**
 * Imports rows that are sent with the call: importDepartments, importLocations, importUsers, importEmployeeIdsFromCsv.
 */
import type { ImportResult } from '#api/generated/contract.ts'
import { CSV_IMPORTS, type CsvImport, type ImportRowValues } from '#domain/imports/importColumns.ts'
import { roleParser } from '#domain/imports/rowRules.ts'
import { badInput, isAppError } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { isStorableText, toStorableText } from '#domain/wholeCharacters.ts'
import { accessForCreate } from '../../context/visibility/userAccess.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { violatedConstraint } from '../../platform/db/uniqueViolation.ts'
import type { ImportDefinition } from './importJob.ts'
import {
  type ImportProblems,
  problemCollector,
  toImportResult,
  type ImportRow,
} from './importPlan.ts'
import { yieldToEventLoop } from './importBatches.ts'

/** Row of the GraphQL input: absent or null cells are empty. */
type InputRow = Readonly<Record<string, unknown>> & { row?: number | null }

export interface RowsInput {
  clientId?: string | null
  rows: readonly InputRow[]
}

/** Returns the problems if there are any; then nothing is written. */
export async function importRows<K extends CsvImport>(
  context: RequestContext,
  { sheet, plan }: ImportDefinition<K>,
  { clientId: requested, rows }: RowsInput,
): Promise<ImportResult> {
  if (rows.length > CSV_UPLOAD.maxRows) throw badInput('rows', message('importTooManyRows'))
  const { clientId } = await accessForCreate(context, requested)
  const { userId, role, clientId: ownClientId } = requireSession(context)
  const requester = { id: userId, type: role, client_id: ownClientId }
  const parseRole = roleParser(context.texts.t)
  for (let attemptsLeft = MAX_ATTEMPTS; ; attemptsLeft -= 1) {
    const [problems, warnings] = [problemCollector(), problemCollector()]
    const planned = await plan(
      { db: context.db, clientId, requester, parseRole, problems, warnings },
      readRows(sheet, rows, problems),
    )
    if (problems.count() > 0)
      return toImportResult({ ...planned, created: 0, updated: 0 }, { problems, warnings })
    try {
      await context.db.write({ clientId }, (transaction) => planned.write(transaction, context))
      return toImportResult(planned, { problems, warnings })
    } catch (error) {
      if (attemptsLeft === 1 || !isRetryable(error)) throw error
    }
  }
}

/** Another import may write the same records at the same time: the next attempt finds them. */
const MAX_ATTEMPTS = 3

const isRetryable = (error: unknown): boolean =>
  violatedConstraint(error) !== null || (isAppError(error) && error.code === 'CONFLICT')

/** Rows per event loop turn. */
const BATCH_ROWS = 1_000

async function* readRows<K extends CsvImport>(
  sheet: K,
  rows: readonly InputRow[],
  problems: ImportProblems,
): AsyncGenerator<ImportRow<K>[]> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    const batch = rows.slice(start, start + BATCH_ROWS).map((input, at) => {
      const row = input.row ?? start + at + FIRST_ROW
      const report = (column: string, value: string) =>
        problems.addCell(row, column, value, message('textNotStorable'))
      return { row, cells: parseCells(sheet, input, report) }
    })
    yield batch.filter(({ cells }) => Object.values(cells).some(isFilled))
    await yieldToEventLoop()
  }
}

/** The headers are row 1. */
const FIRST_ROW = 2

const isFilled = (cell: unknown): boolean => (Array.isArray(cell) ? cell.length > 0 : cell !== null)

/** Reports texts that no database keeps. */
function parseCells<K extends CsvImport>(
  sheet: K,
  input: InputRow,
  report: (column: string, value: string) => void,
): ImportRowValues<K> {
  const parseText = (column: string, text: string): string => {
    const storable = toStorableText(text.trim())
    if (!isStorableText(text)) report(column, storable)
    return storable
  }
  const cells = Object.entries(CSV_IMPORTS[sheet]).map(([column, kind]) => {
    const value = input[column]
    if (kind !== 'list')
      return [column, typeof value === 'string' ? parseText(column, value) || null : null]
    const texts = Array.isArray(value) ? value.map((text) => parseText(column, String(text))) : []
    return [column, texts.filter((text) => text !== '')]
  })
  return Object.fromEntries(cells) as ImportRowValues<K>
}
