/** The parts of an Excel workbook around the rows: Office Open XML, ECMA-376 part 1. */
import { escapeXlsxText } from './excelText.ts'
import type { RowCells } from './excelRows.ts'
import type { SheetColumn } from './sheetColumn.ts'

/** Indexes of the formats in `STYLES`. */
export const TEXT_STYLE = 1
export const INSTANT_STYLE = 2
export const LABEL_STYLE = 3

/** Up to the rows: the labels stay in sight, and the columns are as wide as the first rows need. */
export function sheetStart(columns: readonly SheetColumn[], rows: readonly RowCells[]): string {
  const widths = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${columnWidth(column, index, rows)}" customWidth="1"/>`,
  )
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
}

/** After the rows, the labels among them: Excel offers to filter them. */
export const sheetEnd = (columns: number, rows: number): string =>
  `</sheetData><autoFilter ref="A1:${columnLetters(columns)}${rows}"/></worksheet>`

/** Excel refuses some characters and more than 31 of them. */
export function sheetName(title: string, number: number): string {
  const suffix = number === 1 ? '' : ` ${number}`
  const name = title.replaceAll(/[\\/?*[\]:']/gu, ' ').trim() || 'Sheet'
  return name.slice(0, 31 - suffix.length) + suffix
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

export const workbookParts = {
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

/** A cell formatted as text (49) stays one even when somebody edits it. Dates look as in CSV. */
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

/** In characters, with room for the filter's button. */
function columnWidth({ label }: SheetColumn, index: number, rows: readonly RowCells[]): number {
  const lengths = rows.slice(0, 100).map((row) => row[index]?.length ?? 0)
  return Math.min(60, Math.max(label.length + 2, ...lengths) + 2)
}

/** 1 is A, 27 is AA. */
function columnLetters(number: number): string {
  const rest = Math.floor((number - 1) / 26)
  const letter = String.fromCharCode(65 + ((number - 1) % 26))
  return rest > 0 ? columnLetters(rest) + letter : letter
}
