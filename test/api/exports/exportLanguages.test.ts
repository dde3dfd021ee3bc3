/** Exports in the language of who asks: Excel in theirs, CSV in English. */
import { expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { type Actor, actor, speaking } from '#test/support/api.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { csvOf, download, EXPORT_OBSERVATIONS, EXPORT_USERS, runExport } from './exportCalls.ts'

const EXPORT_LIST = `mutation ($list: ExportedList!, $input: ListExportInput, $format: ExportFormat!) {
  job: triggerExportList(list: $list, input: $input, format: $format) { id } }`

const scenario = await buildTwoSites({ time_zone: 'Europe/Berlin', ai_enabled: true })
const { db, of, lift, dock, goodsIn } = scenario
const german = speaking(await actor('CLIENT_SUPER_USER', scenario.client), 'de-AT,de;q=0.9')

/** Returns the name of the file, of its sheet, and the rows. */
async function excelOf(who: Actor, document: string, variables: object = {}) {
  const job = await runExport(who, document, { ...variables, format: 'EXCEL' })
  const { SheetNames, Sheets } = read(await download(job))
  const [sheet = ''] = SheetNames
  const rows: string[][] = utils.sheet_to_json(Sheets[sheet] ?? {}, { header: 1, defval: '' })
  return { file: String(job.file_name), sheet, rows }
}

it('[49.25] a list is German for Excel: names of the file and the sheet, labels and words', async () => {
  await buildCampaign(db, { ...of, name: 'Winter', frequency: 'monthly', start_date: '2026-01-01' })
  const tasks = await excelOf(german, EXPORT_LIST, { list: 'TASKS', input: { search: lift.name } })
  expect(tasks.file).toMatch(/^Tätigkeiten \d{4}-\d{2}-\d{2}\.xlsx$/u)
  expect(tasks.sheet).toBe('Tätigkeiten')
  expect(tasks.rows[0]).toEqual([
    'Name',
    'Abteilungen',
    'Standorte',
    'Beobachtungen',
    'ID',
    'Geändert (UTC, ISO 8601)',
  ])
  expect(tasks.rows[1]?.slice(0, 3)).toEqual([lift.name, 'Alle Abteilungen', 'Alle Standorte'])
  const { rows } = await excelOf(german, EXPORT_LIST, { list: 'CAMPAIGNS' })
  expect(rows[1]).toEqual(
    expect.arrayContaining(['Winter', 'Monatlich', 'Keine Tätigkeit', '0 von 0']),
  )
})

it('[49.25] people and observations are German for Excel and English for CSV', async () => {
  const person = await buildUser(db, { ...of, type: 'CLIENT_OBSERVEE', lastname: 'Sprachlos' })
  await buildObservation(db, {
    ...of,
    user_id: german.id,
    observee_id: person.id,
    location_id: dock.id,
    department_id: goodsIn.id,
    task_id: lift.id,
    technique: 'incorrect',
    review_type: 'MANUAL_TASK',
  })
  const people = await excelOf(german, EXPORT_USERS, { filter: { search: 'Sprachlos' } })
  expect(people.sheet).toBe('Benutzer')
  expect(people.rows[0]?.slice(3, 5)).toEqual(['Benutzerstufe', 'Konto aktiviert'])
  expect(people.rows[1]?.slice(3, 5)).toEqual(['Beobachtete Person (Kunde)', 'Ja'])
  const observations = await excelOf(german, EXPORT_OBSERVATIONS)
  expect(observations.sheet).toBe('Beobachtungen')
  expect(observations.rows[0]?.slice(0, 3)).toEqual([
    'Datum (Europe/Berlin)',
    'Beobachtete Person',
    'Technik',
  ])
  expect(observations.rows[1]?.slice(2, 8)).toEqual(
    expect.arrayContaining(['Falsch', 'Manuelle Beurteilung']),
  )
  const [labels, cells] = await csvOf(
    await runExport(german, EXPORT_USERS, { filter: { search: 'Sprachlos' } }),
  )
  expect(labels?.slice(3, 5)).toEqual(['User level', 'Account enabled'])
  expect(cells?.slice(3, 5)).toEqual(['Client Observee', 'Yes'])
})
