/** Files as spreadsheets save them and as nobody should: each is read or refused in words, and quickly. */
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import {
  runCheck,
  csv,
  runImport,
  openImportScenario,
  type ImportScenario,
  storedPlaces,
} from './importScenario.ts'

let scenario: ImportScenario
beforeAll(async () => {
  scenario = await openImportScenario()
})

const TEXT = csv('name,parent', 'Zürich Süd – Halle,')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const windows1252 = (text: string) => Buffer.from(text.replaceAll('–', '\u0096'), 'latin1')

it.each([
  ['UTF-8, as LibreOffice', Buffer.from(TEXT)],
  ['UTF-8 with a mark, as Excel’s “CSV UTF-8”', Buffer.from(`\uFEFF${TEXT}`)],
  [
    'Windows-1252 with semicolons, as Excel’s “CSV” in Europe',
    windows1252(TEXT.replaceAll(',', ';')),
  ],
  [
    'UTF-16 with a mark and tabs, as Excel’s “Unicode text”',
    utf16(`\uFEFF${TEXT.replaceAll(',', '\t')}`),
  ],
  ['UTF-16 the other way round', utf16(`\uFEFF${TEXT}`).swap16()],
  ['UTF-16 without a mark', utf16(TEXT)],
  ['UTF-16 the other way round without a mark', utf16(TEXT).swap16()],
  ['UTF-8 with lines of a Mac of old', Buffer.from(TEXT.replaceAll('\r\n', '\r'))],
  ['a line about the separator first', Buffer.from(`sep=;\r\n${TEXT.replaceAll(',', ';')}`)],
  [
    'the first sign beyond plain letters after many rows',
    windows1252(`name,parent\n${'\n'.repeat(70_000)}Zürich Süd – Halle,`),
  ],
])('a file in %s is read', async (_what, content) => {
  const fresh = { ...scenario, clientId: (await openImportScenario()).clientId }
  await runImport({ ...fresh, kind: 'LOCATIONS', content })
  expect(await storedPlaces(fresh.clientId, 'locations')).toMatchObject([
    { name: 'Zürich Süd – Halle' },
  ])
})

const HEAD = 'name,parent\n'

it.each([
  [
    'an Excel workbook',
    Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500, 7)]),
    'This is a workbook or an archive, not a CSV file. Save it as CSV, then choose that file.',
  ],
  [
    'an archive',
    gzipSync(TEXT),
    'This is a workbook or an archive, not a CSV file. Save it as CSV, then choose that file.',
  ],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    'This is not a CSV file: it holds signs that are no text.',
  ],
  [
    'nothing but zeros',
    Buffer.alloc(10_000),
    'This is not a CSV file: it holds signs that are no text.',
  ],
  [
    'a NUL far down',
    `${HEAD}${'A,\n'.repeat(5_000)}B\0,`,
    'This is not a CSV file: it holds signs that are no text.',
  ],
  ['an empty line', '\n', 'This file is empty.'],
  [
    '[5.29] [8.11] other headers',
    'title,parent\nA,B',
    'Invalid headers on the csv, the headers must be name, parent',
  ],
  ['a header twice', 'name,parent,NAME\nA,B,C', 'Two columns are called name. Remove one of them.'],
  [
    'an unclosed quote',
    `${HEAD}A,\n"B,\nC,`,
    'A quotation mark is opened in row 3 and never closed.',
  ],
  [
    'an unclosed quote before many rows',
    `${HEAD}"B,\n${'C,\n'.repeat(1_000_000)}`,
    'Row 2 is longer than 1,000,000 characters. Is a quotation mark in it never closed?',
  ],
  ['a million columns', `${'name,'.repeat(1_000_000)}\n`, 'Row 1 has more than 500 columns.'],
  [
    'a million columns in a row',
    `${HEAD}${','.repeat(1_000_000)}\n`,
    'Row 2 has more than 500 columns.',
  ],
  [
    'a cell of 1 MB',
    `${HEAD}${'x'.repeat(1_048_576)},\n`,
    'Row 2 is longer than 1,000,000 characters. Is a quotation mark in it never closed?',
  ],
  [
    '100,001 rows',
    `${HEAD}${'A,\n'.repeat(100_001)}`,
    'At most 100,000 rows can be imported at once. Split the file into several.',
  ],
])('a file of %s is refused in words', async (_what, content, words) => {
  const job = await runCheck({ ...scenario, kind: 'LOCATIONS', content })
  expect(job).toMatchObject({ state: 'FAILED', error: words, import_result: null })
})

it('headers and cells that look like parts of a program are texts', async () => {
  const fresh = { ...scenario, clientId: (await openImportScenario()).clientId }
  const content = csv(
    '__proto__,name,constructor,parent',
    'x,__proto__,y,',
    'x,constructor,y,__proto__',
    `x,"'=1+1",y,`,
  )
  await runImport({ ...fresh, kind: 'LOCATIONS', content })
  const places = await storedPlaces(fresh.clientId, 'locations')
  expect(places.map(({ name, parent }) => [name, parent])).toEqual([
    ['=1+1', null],
    ['__proto__', null],
    ['constructor', '__proto__'],
  ])
})
