/** Writes rows as an Excel workbook: every cell declares its type, so that no text is taken for a formula. */
import { once } from 'node:events'
import type { FileHandle } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'
import { DAY_MS } from '#domain/dates.ts'
import { truncateText } from '#domain/wholeCharacters.ts'
import { saveTo } from '../jobs/jobFile.ts'
import type { OpenSheetWriter, RowCells, SheetColumn } from './sheetCells.ts'

/** Continues on another sheet when one is full. `maxSheetRows` is smaller in tests. */
export const openXlsxWriter = (
  ...[file, { title, cellCut, columns }, maxSheetRows = MAX_SHEET_ROWS]: [
    ...Parameters<OpenSheetWriter>,
    maxSheetRows?: number,
  ]
): ReturnType<OpenSheetWriter> => {
  const archive = openArchive(file)
  const rowsToXml = rowsXml(columns, cellCut)
  const labels = columns.map(({ label }) => inlineStringCell(label, LABEL_STYLE)).join('')
  const names: string[] = []
  let sheetRows = 0
  let sheetBytes = 0

  const beginSheet = async (rows: readonly RowCells[]) => {
    names.push(sheetName(title, names.length + 1))
    if (names.length === 1) archive.addPart('_rels/.rels', workbookParts.relations)
    archive.beginPart(`xl/worksheets/sheet${names.length}.xml`)
    await archive.append(`${sheetStart(columns, rows)}<row>${labels}</row>`)
    sheetRows = 0
    sheetBytes = 0
  }
  const endSheet = async () => {
    await archive.append(sheetEnd(columns.length, sheetRows + 1))
    archive.endPart()
  }
  return {
    write: async (rows) => {
      for (let from = 0; from < rows.length;) {
        const isFull = sheetRows >= maxSheetRows || sheetBytes > MAX_SHEET_BYTES
        if (names.length > 0 && isFull) await endSheet()
        if (names.length === 0 || isFull) await beginSheet(rows)
        const part = rows.slice(from, from + maxSheetRows - sheetRows)
        const xml = rowsToXml(part)
        await archive.append(xml)
        from += part.length
        sheetRows += part.length
        sheetBytes += xml.length
      }
    },
    end: async () => {
      if (names.length === 0) await beginSheet([])
      await endSheet()
      for (const [name, content] of workbookParts.others(names)) archive.addPart(name, content)
      await archive.end()
    },
  }
}

interface Archive {
  addPart: (name: string, content: string) => void
  beginPart: (name: string) => void
  /** Appends to the current part, which is compressed in the background; rejects when writing the file has failed. */
  append: (content: string) => Promise<void>
  endPart: () => void
  end: () => Promise<void>
}

/** Opens a zip file that is written as its parts arrive, in constant memory. */
function openArchive(file: FileHandle): Archive {
  const zip = new ZipFile()
  let part: PassThrough | null = null
  let failure: unknown = null
  const saved = saveTo(file, zip.outputStream)
  saved.catch((error: Error) => {
    failure = error
    part?.destroy(error)
  })
  return {
    addPart: (name, content) => zip.addBuffer(Buffer.from(content), name, ZIP_OPTIONS),
    beginPart: (name) => {
      part = new PassThrough()
      // `append` and `end` reject with this error.
      part.on('error', () => undefined)
      zip.addReadStream(part, name, ZIP_OPTIONS)
    },
    append: async (content) => {
      if (failure) throw failure
      if (part?.write(content) === false) await once(part, 'drain')
    },
    endPart: () => part?.end(),
    end: () => {
      zip.end()
      return saved
    },
  }
}

/** Rows compress well even at the fastest level. */
const ZIP_OPTIONS = { compressionLevel: 1 }

/** Excel allows 1,048,576 rows, one of them for the labels. */
const MAX_SHEET_ROWS = 1_048_575
/** A part of the file may have 4 GiB; a character takes up to three bytes. */
const MAX_SHEET_BYTES = 1024 ** 3

/** Renders rows. Excel's XML has every cell, since none states its position. */
function rowsXml(
  columns: readonly Pick<SheetColumn, 'kind'>[],
  cellCut: string,
): (rows: readonly RowCells[]) => string {
  const plain = columns.map(({ kind }) => cellWriter(kind, plainTextCell))
  const escapedCell = (text: string) => inlineStringCell(cutText(text, cellCut), TEXT_STYLE)
  const escaped = columns.map(({ kind }) => cellWriter(kind, escapedCell))
  const rowXml = (rows: readonly RowCells[], cells: typeof plain) => {
    let xml = ''
    for (const row of rows) {
      xml += '<row>'
      for (let column = 0; column < cells.length; column += 1)
        xml += cells[column]?.(row[column] ?? '') ?? ''
      xml += '</row>'
    }
    return xml
  }
  // Nearly no row needs escaping, and testing many rows at once is faster.
  return (rows) =>
    arePlain(rows)
      ? rowXml(rows, plain)
      : rows.map((row) => rowXml([row], arePlain([row]) ? plain : escaped)).join('')
}

/** Renders any text as a text cell. */
const inlineStringCell = (text: string, style: number): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXlsxText(text)}</t></is></c>`

function cellWriter(
  kind: SheetColumn['kind'],
  textCell: (text: string) => string,
): (cell: string) => string {
  const writeValue = {
    text: textCell,
    number: (cell: string) => `<c><v>${cell}</v></c>`,
    instant: (cell: string) => {
      const serial = dateSerial(cell)
      return serial === null ? textCell(cell) : `<c s="${INSTANT_STYLE}"><v>${serial}</v></c>`
    },
  }[kind]
  return (cell) => (cell === '' ? EMPTY_CELL : writeValue(cell))
}

const EMPTY_CELL = '<c/>'

const plainTextCell = (text: string): string =>
  `<c s="${TEXT_STYLE}" t="inlineStr"><is><t>${text}</t></is></c>`

/** Returns whether no cell needs escaping, has outer white space that could be lost or is too long. */
function arePlain(rows: readonly RowCells[]): boolean {
  const joined = rows.map((row) => row.join(CELL_JOINT))
  return (
    joined.every(({ length }) => length < MAX_PLAIN_LENGTH) &&
    !NOT_PLAIN.test(joined.join(CELL_JOINT))
  )
}

/** Does not occur in ordinary texts; where it does, it only makes the check stricter. */
const CELL_JOINT = '\u0085'
const MAX_PLAIN_LENGTH = 32_000

// oxlint-disable-next-line no-control-regex
const NOT_PLAIN = /[&<>_\u0000-\u001F\uFFFE\uFFFF]|^ | $|\u0085 | \u0085/

/**
 * Returns Excel's date number: days since the end of 1899, without a time zone; null for dates before FIRST_SAFE_DAY.
 */
function dateSerial(text: string): number | null {
  const day = dayNumber(text.slice(0, 10))
  const minutes = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
  return day >= FIRST_SAFE_DAY ? day + minutes / MINUTES_PER_DAY : null
}

const MINUTES_PER_DAY = 1440
const UNIX_EPOCH_SERIAL = 25_569
/** 1 March 1900: Excel wrongly has a 29 February 1900 before it. */
const FIRST_SAFE_DAY = 61

/** Caches the last day, since lists are mostly in date order. */
let lastDay = { day: '', days: Number.NaN }

function dayNumber(day: string): number {
  if (lastDay.day !== day)
    lastDay = { day, days: Date.parse(`${day}T00:00Z`) / DAY_MS + UNIX_EPOCH_SERIAL }
  return lastDay.days
}

/**
 * Parts of an Excel workbook around the rows (Office Open XML, ECMA-376 part 1). These are indexes of the formats in
 * `STYLES`.
 */
const TEXT_STYLE = 1
const INSTANT_STYLE = 2
const LABEL_STYLE = 3

/** Renders a sheet up to its rows: the labels stay visible, and the columns are as wide as the first rows need. */
function sheetStart(columns: readonly SheetColumn[], rows: readonly RowCells[]): string {
  const widths = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${columnWidth(column, index, rows)}" customWidth="1"/>`,
  )
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
}

/** Renders a sheet after its rows, which include the labels; with Excel's filter buttons. */
const sheetEnd = (columns: number, rows: number): string =>
  `</sheetData><autoFilter ref="A1:${columnLetters(columns)}${rows}"/></worksheet>`

/** Removes characters that Excel rejects, and limits the name to 31. */
function sheetName(title: string, number: number): string {
  const suffix = number === 1 ? '' : ` ${number}`
  const name = title.replaceAll(/[\\/?*[\]:']/gu, ' ').trim() || 'Sheet'
  return truncateText(name, 31 - suffix.length) + suffix
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

const relations = (all: readonly string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

const workbookParts = {
  relations: relations([relation(1, 'officeDocument', 'xl/workbook.xml')]),

  others: (names: readonly string[]): [name: string, content: string][] => [
    ['xl/workbook.xml', workbook(names)],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...names.map((_name, index) =>
          relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`),
        ),
        relation(names.length + 1, 'styles', 'styles.xml'),
      ]),
    ],
    ['xl/styles.xml', STYLES],
    ['[Content_Types].xml', contentTypes(names.length)],
  ],
}

const workbook = (names: readonly string[]) =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
    .map(
      (name, index) =>
        `<sheet name="${escapeXlsxText(name).replaceAll('"', '&quot;')}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`

const contentTypes = (sheets: number) => {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`
  const ofSheets = Array.from({ length: sheets }, (_, index) =>
    part(`worksheets/sheet${index + 1}`, 'worksheet'),
  )
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${ofSheets.join('')}${part('styles', 'styles')}</Types>`
}

/** A cell formatted as text (49) stays text when edited. Dates look the same as in CSV. */
const FORMATS: Record<number, string> = {
  0: '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  [TEXT_STYLE]:
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  [INSTANT_STYLE]:
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  [LABEL_STYLE]:
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>',
}

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>'

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${Object.values(FORMATS).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** Width in characters, with room for the filter button. */
function columnWidth({ label }: SheetColumn, index: number, rows: readonly RowCells[]): number {
  const lengths = rows.slice(0, 100).map((row) => row[index]?.length ?? 0)
  return Math.min(60, Math.max(label.length + 2, ...lengths) + 2)
}

/** Returns A for 1, AA for 27. */
function columnLetters(number: number): string {
  const prefixNumber = Math.floor((number - 1) / 26)
  const letter = String.fromCharCode(65 + ((number - 1) % 26))
  return prefixNumber > 0 ? columnLetters(prefixNumber) + letter : letter
}

/** Cuts a text that is too long for a cell, and says so at its end. */
const cutText = (text: string, cellCut: string): string =>
  text.length > MAX_CELL_LENGTH
    ? truncateText(text, MAX_CELL_LENGTH - cellCut.length) + cellCut
    : text

/** Maximum number of characters in an Excel cell. */
const MAX_CELL_LENGTH = 32_767

/** Escapes a text for Excel's XML so that every character is kept as text; without the surrounding tag. */
const escapeXlsxText = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(ALL_SPECIAL, escapeCharacter) : text

/** Markup, characters that XML does not allow, and text that looks like Excel's own escapes of them. */
// oxlint-disable-next-line no-control-regex
const SPECIAL = /[&<>\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/
const ALL_SPECIAL = new RegExp(SPECIAL, 'g')

function escapeCharacter(character: string): string {
  const entity = ENTITIES[character]
  if (entity !== undefined) return entity
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
