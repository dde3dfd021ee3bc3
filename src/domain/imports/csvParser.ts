/** Streaming CSV parser for files that spreadsheets write: memory and time stay bounded for malformed input. */
import { message } from '../messages.ts'

export interface CsvRow {
  /** Row number as spreadsheets count, including empty lines. */
  row: number
  cells: string[]
}

export interface CsvChunk {
  /** Rows that this chunk completed. */
  rows: CsvRow[]
  /** Why parsing stopped; null: it goes on. */
  issue: string | null
}

export interface CsvParser {
  read: (text: string) => CsvChunk
  /** Returns the last row, which needs no line end. */
  end: () => CsvChunk
}

/** Lines end with \n, \r\n or \r, also mixed; text after a closing quotation mark belongs to its cell. */
export function createCsvParser(delimiter: string): CsvParser {
  const delimiterCode = delimiter.charCodeAt(0)
  let state: 'before' | 'plain' | 'quoted' | 'closing' = 'before'
  let row = 1
  let cells: string[] = []
  let cell = ''
  let length = 0
  let isAfterCarriageReturn = false
  let issue: string | null = null
  let rows: CsvRow[] = []

  const endCell = () => {
    cells.push(cell)
    cell = ''
    state = 'before'
    if (cells.length > MAX_COLUMNS) issue = message('importTooManyColumns', { row: String(row) })
  }
  const endRow = () => {
    endCell()
    rows.push({ row, cells })
    row += 1
    cells = []
    length = 0
  }
  /** Returns the index at which reading continues. */
  const readQuoted = (text: string, at: number): number => {
    const close = text.indexOf('"', at)
    const end = close === -1 ? text.length : close
    cell += text.slice(at, end)
    if (close === -1) return end
    state = 'closing'
    return end + 1
  }
  const readPlain = (text: string, at: number): number => {
    let end = at
    for (; end < text.length; end += 1) {
      const code = text.charCodeAt(end)
      if (code === delimiterCode || code === NEWLINE || code === RETURN) break
    }
    cell += text.slice(at, end)
    state = 'plain'
    if (end === text.length) return end
    if (text.charCodeAt(end) === delimiterCode) endCell()
    else {
      isAfterCarriageReturn = text.charCodeAt(end) === RETURN
      endRow()
    }
    return end + 1
  }
  const step = (text: string, at: number): number => {
    const code = text.charCodeAt(at)
    if (isAfterCarriageReturn) {
      isAfterCarriageReturn = false
      if (code === NEWLINE) return at + 1
    }
    if (state === 'quoted') return readQuoted(text, at)
    if (state === 'closing') {
      state = code === QUOTE ? 'quoted' : 'plain'
      if (code !== QUOTE) return at
      cell += '"'
      return at + 1
    }
    if (state === 'before' && code === QUOTE) {
      state = 'quoted'
      return at + 1
    }
    return state === 'before' && code === SPACE ? at + 1 : readPlain(text, at)
  }
  const takeChunk = (): CsvChunk => {
    const read = { rows, issue }
    rows = []
    return read
  }
  return {
    read: (text) => {
      for (let at = 0; at < text.length && issue === null;) {
        const next = step(text, at)
        // After the end of a row the length restarts at 0.
        length = cells.length === 0 && cell === '' && state === 'before' ? 0 : length + next - at
        at = next
        if (length > MAX_ROW_LENGTH) issue = message('importRowTooLong', { row: String(row) })
      }
      return takeChunk()
    },
    end: () => {
      if (issue === null && state === 'quoted')
        issue = message('importQuoteOpen', { row: String(row) })
      if (issue === null && (cells.length > 0 || cell !== '' || state !== 'before')) endRow()
      return takeChunk()
    },
  }
}

const MAX_COLUMNS = 500
export const MAX_ROW_LENGTH = 1_000_000

const NEWLINE = 10
const RETURN = 13
const SPACE = 32
const QUOTE = 34
