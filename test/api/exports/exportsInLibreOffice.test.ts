/** LibreOffice opens our Excel files, and converts them to CSV files that equal ours. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { actor, type Actor, speaking } from '#test/support/api.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { csvOf, download, EXPORT_OBSERVATIONS, EXPORT_USERS, runExport } from './exportCalls.ts'

const hasOffice = spawnSync('soffice', ['--version']).status === 0
/** Added to the names of skipped tests. */
const IF = hasOffice ? '' : ' (left out: there is no soffice on the PATH)'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-office-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TEXTS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=HYPERLINK("http://x","y")',
  "'quoted",
  'a,b;c',
  '"',
  'two\nlines',
  ' edges ',
  'tab\there',
  '😀 𝒳',
  'שלום עולם',
  '\u202Eright',
  '007',
  '1e5',
  '2026-01-01',
  'TRUE',
  '1/2',
  '_x0041_',
  '<b>&amp;</b>',
  ']]>',
  'bell\u0007',
  '\u0085next',
  'ﾊﾝｶｸ',
  '＝1',
  'x'.repeat(80),
]

let superUser: Actor
beforeAll(async () => {
  if (!hasOffice) return
  const scenario = await buildTwoSites({ ai_enabled: true })
  const { db, client, of, north, goodsIn, lift } = scenario
  superUser = await actor('CLIENT_SUPER_USER', client)
  const there = { ...of, location_id: north.id, department_id: goodsIn.id, task_id: lift.id }
  for (const [index, words] of TEXTS.entries()) {
    const person = await buildUser(db, {
      ...of,
      firstname: words,
      lastname: `Nr ${index}`,
      employee_id: words.slice(0, 20),
      user_has_full_location_access: index % 2 === 0,
      deleted_at: index % 5 === 0 ? new Date('2026-07-01T21:59:00Z') : null,
    })
    const place = await buildLocation(db, { ...of, name: `${words} ${index}` })
    await insertRow(db, client.id, 'user_locations', {
      ...of,
      user_id: person.id,
      location_id: place.id,
    })
    await buildObservation(db, {
      ...there,
      date: new Date(Date.UTC(2026, 2, 1, 0, index * 53)),
      ...(index % 3 === 0 ? { unlinked_observee_name: words } : { observee_id: person.id }),
      review_type: index % 2 === 0 ? 'AI' : 'MANUAL_TASK',
    })
  }
})

it.skipIf(!hasOffice).each([
  ['[7.44] observations', EXPORT_OBSERVATIONS],
  ['[7.40] users', EXPORT_USERS],
])(`[26.7] %s${IF}`, { timeout: 180_000 }, async (_name, document) => {
  const filter = { showDeleted: true }
  const ours = await csvOf(await runExport(superUser, document, { filter }))
  const book = await download(await runExport(superUser, document, { filter, format: 'EXCEL' }))
  expect(ours.length).toBeGreaterThan(TEXTS.length)
  expect(await inOffice(book)).toEqual(ours)
})

it.skipIf(!hasOffice)(`[49.25] people, for a German${IF}`, { timeout: 180_000 }, async () => {
  const german = speaking(superUser, 'de')
  const ours = await csvOf(await runExport(superUser, EXPORT_USERS))
  const book = await download(await runExport(german, EXPORT_USERS, { format: 'EXCEL' }))
  const [labels, ...rows] = await inOffice(book)
  expect(labels?.slice(0, 5)).toEqual([
    'Name',
    'E-Mail',
    'Personalnummer',
    'Stufe',
    'Konto aktiviert',
  ])
  expect(rows.map(([name]) => name)).toEqual(ours.slice(1).map(([name]) => name))
})

/** Returns the cells as LibreOffice shows them. */
async function inOffice(book: Buffer): Promise<string[][]> {
  writeFileSync(join(folder, 'export.xlsx'), book)
  const profile = pathToFileURL(join(folder, 'profile')).href
  await promisify(execFile)('soffice', [
    `-env:UserInstallation=${profile}`,
    '--headless',
    '--convert-to',
    // Comma, double quote, UTF-8, from line 1, all columns, texts quoted, cells as shown.
    'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false,true',
    '--outdir',
    folder,
    join(folder, 'export.xlsx'),
  ])
  const csv = readFileSync(join(folder, 'export.csv'), 'utf8').replace(/^\uFEFF/, '')
  const { data, errors } = Papa.parse<string[]>(csv.trimEnd(), { delimiter: ',', newline: '\n' })
  expect(errors).toEqual([])
  return data
}
