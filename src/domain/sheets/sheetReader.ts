/** Reads the rows of an import's file piece by piece: its delimiter, its headers, then its cells (spec 5: CSV import). */
import { type CsvImport, csvHeaders, meantText } from '../csv.ts'
import { CSV_UPLOAD } from '../uploads.ts'
import { type CsvRead, csvReader, type CsvReader, type CsvRow, LONGEST_ROW } from './csvReader.ts'
import { countHeaders, sheetColumns } from './sheetColumns.ts'
import { rowTooLong, SHEET_MESSAGES } from './sheetMessages.ts'

/** The cells of the expected headers in their order, as they are meant: trimmed, without the guard of an export. */
export type SheetRow = CsvRow

export interface SheetReader {
  /** Empty lines are left out, and counted in the numbers of the rows. */
  read: (text: string) => CsvRead
  end: () => CsvRead
}

export function sheetReader(kind: CsvImport): SheetReader {
  /** What came before the headers were complete. */
  let head: string | null = ''
  let reader: CsvReader | null = null
  let places: number[] = []
  let count = 0
  let issue: string | null = null

  const refused = (why: string): CsvRead => {
    issue = why
    return { rows: [], issue }
  }
  const cleaned = ({ rows, issue: found }: CsvRead): CsvRead => {
    const kept = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    count += kept.length
    if (count > CSV_UPLOAD.maxRows) return refused(SHEET_MESSAGES.tooManyRows)
    issue = found
    return {
      rows: kept.map(({ row, cells }) => ({
        row,
        cells: places.map((place) => meantText(cells[place] ?? '')),
      })),
      issue,
    }
  }
  const begin = (isEnd: boolean): CsvRead => {
    const text = withoutSeparatorLine(head ?? '')
    const headers = isEnd || text.length > SHORTEST ? headersOf(kind, text, isEnd) : null
    if (headers === null)
      return text.length > LONGEST_ROW ? refused(rowTooLong(1)) : { rows: [], issue: null }
    if ('issue' in headers) return refused(headers.issue)
    const columns = sheetColumns(kind, headers.cells)
    if ('issue' in columns) return refused(columns.issue)
    ;({ places } = columns)
    head = null
    reader = csvReader(headers.delimiter)
    const { rows, issue: found } = reader.read(text)
    return cleaned({ rows: rows.filter(({ row }) => row > headers.row), issue: found })
  }
  return {
    read: (text) => {
      if (issue !== null) return refused(issue)
      if (text.includes('\0')) return refused(SHEET_MESSAGES.notText)
      if (reader) return cleaned(reader.read(text))
      head += text
      return begin(false)
    },
    end: () => {
      if (issue !== null) return refused(issue)
      const before = reader ? [] : begin(true).rows
      if (issue !== null || !reader) return refused(issue ?? SHEET_MESSAGES.empty)
      const last = cleaned(reader.end())
      if (last.issue === null && count === 0) return refused(SHEET_MESSAGES.noRows)
      return { rows: [...before, ...last.rows], issue: last.issue }
    },
  }
}

/** By what the headers are told apart. */
const DELIMITERS = [',', ';', '\t']

interface Headers {
  row: number
  cells: string[]
  delimiter: string
}

/** The first line that is not empty, read in the way that finds most of what is expected; null: not complete yet. */
function headersOf(
  kind: CsvImport,
  text: string,
  isEnd: boolean,
): Headers | { issue: string } | null {
  const ways = DELIMITERS.map((delimiter) => firstRow(delimiter, text, isEnd))
  const found = ways.map(({ cells }) => (cells ? countHeaders(kind, cells) : 0))
  const most = Math.max(...found)
  const best = ways[found.indexOf(most)]
  const isWhole = most === csvHeaders(kind).length
  if (!isWhole && !isEnd && ways.some(({ cells, issue }) => !cells && issue === null)) return null
  const issue = most === 0 ? ways.find((way) => way.issue !== null)?.issue : null
  if (issue || !best?.cells) return { issue: issue ?? SHEET_MESSAGES.empty }
  const { row, cells, delimiter } = best
  return { row, cells, delimiter }
}

function firstRow(delimiter: string, text: string, isEnd: boolean) {
  const reader = csvReader(delimiter)
  const { rows, issue } = reader.read(text)
  const last = isEnd ? reader.end() : { rows: [], issue: null }
  const first = [...rows, ...last.rows].find(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  )
  return {
    delimiter,
    row: first?.row ?? 1,
    cells: first?.cells ?? null,
    issue: issue ?? last.issue,
  }
}

/** No headers are shorter, but a line about the separator that has not come as a whole. */
const SHORTEST = 10

/** A line for Excel alone, which shows the file without it. */
const withoutSeparatorLine = (text: string): string =>
  text.replace(/^\uFEFF?(?:"?sep=[^\r\n]"?(?:\r\n|\r(?!$)|\n))?/i, '')
