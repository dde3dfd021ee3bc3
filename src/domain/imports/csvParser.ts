/** Streaming CSV parser for files that spreadsheets write: papaparse's, fed chunk by chunk, with limits for malformed input. */
import { message } from '../messages.ts'

export interface CsvRow {
  /** Row number as spreadsheets count, including empty lines. */
  row: number
  cells: string[]
}

export interface CsvChunk {
  /** Rows that this chunk completed. */
  rows: CsvRow[]
  /** Reason why parsing stopped; null: it goes on. */
  issue: string | null
}

export interface CsvParser {
  read: (text: string) => CsvChunk
  /** Returns the last row, which needs no line end. */
  end: () => CsvChunk
}

/** papaparse's own parser of a text whose lines end with \n. */
export interface TextParser {
  /** `ignoreLastRow`: it may not be complete; `cursor` says where it begins. */
  parse: (text: string, baseIndex: number, ignoreLastRow: boolean) => ParsedText
}

interface ParsedText {
  data: string[][]
  /** `row`: the index of a row whose quotation marks are wrong. */
  errors: readonly { row?: number | undefined }[]
  meta: { cursor: number }
}

/** Returns a new parser: types of papaparse would bring those of Node into the domain. */
export type MakeTextParser = (delimiter: string) => TextParser

/** Lines end with \n, \r\n or \r, also mixed; within cells they become \n. */
export function createCsvParser(parser: TextParser): CsvParser {
  /** The begun row. */
  let rest = ''
  let rowCount = 0
  let issue: string | null = null

  const parse = (text: string, isEnd: boolean): CsvChunk => {
    const { data, errors, meta } = parser.parse(text, 0, !isEnd)
    const before = rowCount
    rowCount += data.length
    rest = isEnd ? '' : text.slice(meta.cursor)
    const isWide = (cells: string[]) => cells.length > MAX_COLUMNS
    // papaparse's errors of an unfinished row are not final.
    const isOpen = (at: number) => errors.some(({ row }) => row === at)
    const bad = data.findIndex((cells, at) => isWide(cells) || isOpen(at))
    const row = String(before + (bad === -1 ? data.length : bad) + 1)
    if (bad === -1)
      issue = rest.length > MAX_ROW_LENGTH ? message('importRowTooLong', { row }) : null
    else issue = message(isOpen(bad) ? 'importQuoteOpen' : 'importTooManyColumns', { row })
    const good = bad === -1 ? data : data.slice(0, bad)
    return {
      rows: good.map((cells, at) => ({ row: before + at + 1, cells: cells.map(unquote) })),
      issue,
    }
  }
  return {
    read: (text) => {
      if (issue !== null) return { rows: [], issue }
      const all = rest + text
      // The next chunk may begin with its \n.
      const isCut = all.endsWith('\r')
      const chunk = parse(unixLines(isCut ? all.slice(0, -1) : all), false)
      if (isCut) rest += '\r'
      return chunk
    },
    end: () =>
      issue === null && rest !== ''
        ? parse(unixLines(rest).replace(/\n$/u, ''), true)
        : { rows: [], issue },
  }
}

/** Files that people write have a space before a quotation mark, after which papaparse reads it as text. */
const unquote = (cell: string): string =>
  cell.startsWith(' ') ? cell.replace(/^ +"(.*)" *$/su, '$1') : cell

const unixLines = (text: string): string => text.replaceAll(/\r\n?/gu, '\n')

const MAX_COLUMNS = 500
export const MAX_ROW_LENGTH = 1_000_000
