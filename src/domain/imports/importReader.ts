/** Reads the rows of an import file chunk by chunk: the delimiter, the headers, then the cells. */
import {
  type CsvImport,
  csvHeaders,
  cleanCell,
  countExpectedHeaders,
  mapColumns,
} from './importColumns.ts'
import type { Translate } from '#texts/keys.ts'
import { CSV_UPLOAD } from '../uploads.ts'
import {
  type CsvChunk,
  createCsvParser,
  type CsvParser,
  type CsvRow,
  type MakeTextParser,
  MAX_ROW_LENGTH,
} from './csvParser.ts'
import { message } from '../messages.ts'

/** The cells of the expected headers in their order, trimmed and without the guard of an export. */
export interface ImportFileRow extends CsvRow {
  /** The first filled cell beyond the last header; null: there is none. */
  surplus: { column: string; value: string } | null
}

export interface ImportChunk extends CsvChunk {
  rows: ImportFileRow[]
}

export interface ImportReader {
  /** Skips empty lines but counts them in the row numbers. */
  read: (text: string) => ImportChunk
  end: () => ImportChunk
}

interface ReaderParts {
  /** The reader's, whose labels a file may have as headers. */
  t: Translate
  makeParser: MakeTextParser
}

export function createImportReader(kind: CsvImport, parts: ReaderParts): ImportReader {
  /** Text read before the headers were complete. */
  let head: string | null = ''
  let reader: CsvParser | null = null
  let indexes: number[] = []
  let headerCount = 0
  let count = 0
  let issue: string | null = null

  const fail = (reason: string): ImportChunk => {
    issue = reason
    return { rows: [], issue }
  }
  const toImportRows = ({ rows, issue: chunkIssue }: CsvChunk): ImportChunk => {
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    count += filled.length
    if (count > CSV_UPLOAD.maxRows) return fail(message('importTooManyRows'))
    issue = chunkIssue
    return {
      rows: filled.map(({ row, cells }) => ({
        row,
        cells: indexes.map((place) => cleanCell(cells[place] ?? '')),
        surplus: findSurplus(cells, headerCount),
      })),
      issue,
    }
  }
  const readHead = (isEnd: boolean): ImportChunk => {
    const text = stripSeparatorLine(head ?? '')
    const headers =
      isEnd || text.length > MIN_HEADER_LENGTH
        ? detectHeaders(kind, text, { isEnd, ...parts })
        : null
    if (headers === null)
      return text.length > MAX_ROW_LENGTH
        ? fail(message('importRowTooLong', { row: String(1) }))
        : { rows: [], issue: null }
    if ('issue' in headers) return fail(headers.issue)
    const columns = mapColumns(kind, headers.cells, parts.t)
    if ('issue' in columns) return fail(columns.issue)
    ;({ indexes } = columns)
    headerCount = headers.cells.length
    head = null
    reader = createCsvParser(parts.makeParser(headers.delimiter))
    const { rows, issue: chunkIssue } = reader.read(text)
    return toImportRows({ rows: rows.filter(({ row }) => row > headers.row), issue: chunkIssue })
  }
  return {
    read: (text) => {
      if (issue !== null) return fail(issue)
      if (text.includes('\0')) return fail(message('importNotText'))
      if (reader) return toImportRows(reader.read(text))
      head += text
      return readHead(false)
    },
    end: () => {
      if (issue !== null) return fail(issue)
      const before = reader ? [] : readHead(true).rows
      if (issue !== null || !reader) return fail(issue ?? message('importFileEmpty'))
      const last = toImportRows(reader.end())
      if (last.issue === null && count === 0) return fail(message('importNoRows'))
      return { rows: [...before, ...last.rows], issue: last.issue }
    },
  }
}

/** Delimiters at the end of a row are no cells: spreadsheets write them. */
function findSurplus(cells: readonly string[], headerCount: number): ImportFileRow['surplus'] {
  const index = cells.findIndex((cell, at) => at >= headerCount && cell.trim() !== '')
  return index === -1 ? null : { column: columnName(index), value: cleanCell(cells[index] ?? '') }
}

/** Returns the letters of a spreadsheet's column: 0 is A, 26 is AA. */
const columnName = (index: number): string =>
  (index < LETTERS ? '' : columnName(Math.floor(index / LETTERS) - 1)) +
  String.fromCharCode(LETTER_A + (index % LETTERS))

const LETTERS = 26
const LETTER_A = 65

/** Candidates for the delimiter of a file. */
const DELIMITERS = [',', ';', '\t']

interface HeaderRow {
  row: number
  cells: string[]
  delimiter: string
}

/**
 * Parses the first non-empty line with the delimiter that finds most expected headers; null: the line is not complete
 * yet.
 */
function detectHeaders(
  kind: CsvImport,
  text: string,
  { isEnd, t, makeParser }: ReaderParts & { isEnd: boolean },
): HeaderRow | { issue: string } | null {
  const attempts = DELIMITERS.map((delimiter) => ({
    delimiter,
    ...firstRow(createCsvParser(makeParser(delimiter)), text, isEnd),
  }))
  const headerCounts = attempts.map(({ cells }) =>
    cells ? countExpectedHeaders(kind, cells, t) : 0,
  )
  const maxHeaders = Math.max(...headerCounts)
  const best = attempts[headerCounts.indexOf(maxHeaders)]
  const isWhole = maxHeaders === csvHeaders(kind).length
  if (!isWhole && !isEnd && attempts.some(({ cells, issue }) => !cells && issue === null))
    return null
  const issue = maxHeaders === 0 ? attempts.find((attempt) => attempt.issue !== null)?.issue : null
  if (issue || !best?.cells) return { issue: issue ?? message('importFileEmpty') }
  const { row, cells, delimiter } = best
  return { row, cells, delimiter }
}

function firstRow(reader: CsvParser, text: string, isEnd: boolean) {
  const { rows, issue } = reader.read(text)
  const last = isEnd ? reader.end() : { rows: [], issue: null }
  const first = [...rows, ...last.rows].find(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  )
  return {
    row: first?.row ?? 1,
    cells: first?.cells ?? null,
    issue: issue ?? last.issue,
  }
}

/** Shorter than any valid header line; a shorter text may be an incomplete separator line. */
const MIN_HEADER_LENGTH = 10

/** Removes a `sep=` line, which is meant for Excel only. */
const stripSeparatorLine = (text: string): string =>
  text.replace(/^\uFEFF?(?:"?sep=[^\r\n]"?(?:\r\n|\r(?!$)|\n))?/i, '')
