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
import { actor, type Actor, api, speaking } from '#test/support/api.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { openImportScenario, runCheck } from '../imports/importScenario.ts'
import { CENTRAL, WESTERN } from '../world/importedNames.ts'
import { csvOf, download, EXPORT_OBSERVATIONS, EXPORT_USERS, runExport } from './exportCalls.ts'

const hasOffice = spawnSync('soffice', ['--version']).status === 0
/** Added to the names of skipped tests. */
const IF = hasOffice ? '' : ' (left out: there is no soffice on the PATH)'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-office-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TEXTS = [
  ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")', '＝1', "'quoted", '"'],
  ['a,b;c', 'two\nlines', ' edges ', 'tab\there', 'bell\u0007', '\u0085next', '\u202Eright'],
  ['😀 𝒳', 'שלום עולם', 'ﾊﾝｶｸ', '007', '1e5', '2026-01-01', 'TRUE', '1/2', '_x0041_'],
  ['<b>&amp;</b>', ']]>', 'x'.repeat(80)],
].flat()

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
    'Benutzerstufe',
    'Konto aktiviert',
  ])
  expect(rows.map(([name]) => name)).toEqual(ours.slice(1).map(([name]) => name))
})

const EXPORT_LOCATIONS = `mutation ($clientId: ID) {
  job: triggerExportList(list: LOCATIONS, input: { clientId: $clientId }, format: CSV) { id } }`

it.skipIf(!hasOffice)(
  `[26.12] [27.23] a list that LibreOffice opens and saves is imported again without a change${IF}`,
  { timeout: 180_000 },
  async () => {
    const { provider, clientId } = await openImportScenario()
    const { db } = await api()
    const of = { client_id: clientId }
    for (const name of [...WESTERN, ...CENTRAL, 'مستودع الشمال']) {
      const place = await buildLocation(db, { ...of, name })
      await buildLocation(db, { ...of, name: 'Dock', parent_id: place.id })
    }
    await buildLocation(db, { ...of, name: 'Dock' })
    const exported = await download(await runExport(provider, EXPORT_LOCATIONS, { clientId }))
    const content = await saved('list.csv', exported, '59,34,76', ['--infilter=CSV:44,34,76'])
    const check = await runCheck({ provider, clientId, kind: 'LOCATIONS', content })
    expect(check.import_result).toMatchObject({ error_count: 0, created: 0, updated: 0 })
  },
)

/** Returns the cells as LibreOffice shows them. */
async function inOffice(book: Buffer): Promise<string[][]> {
  // Comma, double quote, UTF-8, from line 1, all columns, texts quoted, cells as shown.
  const csv = await saved('export.xlsx', book, '44,34,76,1,,0,true,false,true')
  const text = csv
    .toString()
    .replace(/^\uFEFF/, '')
    .trimEnd()
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' })
  expect(errors).toEqual([])
  return data
}

/** Returns the file as LibreOffice saves it as CSV. */
async function saved(name: string, file: Buffer, options: string, more: string[] = []) {
  writeFileSync(join(folder, name), file)
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  const convert = ['--convert-to', `csv:Text - txt - csv (StarCalc):${options}`]
  const out = ['--outdir', join(folder, 'saved'), join(folder, name)]
  await promisify(execFile)('soffice', [profile, '--headless', ...more, ...convert, ...out])
  return readFileSync(join(folder, 'saved', name.replace(/\.\w+$/, '.csv')))
}
