/** Report of a check on the records that an import changes. */
import { beforeEach, expect, it } from 'vitest'
import type { Job } from '#api/generated/contract.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { api, speaking } from '#test/support/api.ts'
import {
  csv,
  type ImportScenario,
  openImportScenario,
  importRows,
  runCheck,
  runImport,
} from './importScenario.ts'

const { db } = await api()

let scenario: ImportScenario
beforeEach(async () => {
  scenario = await openImportScenario()
})

const HEADERS = 'firstname,lastname,email,employee_id,type,locations,departments'

async function fileOf({ url }: Job): Promise<string[]> {
  const { pathname, search } = new URL(url ?? '', 'https://liftwise.test')
  const { body, headers } = await (await api()).app.inject({ url: pathname + search })
  return [
    String(headers['content-disposition']),
    ...body.replace('\uFEFF', '').trim().split('\r\n'),
  ]
}

it('[27.20] a check of people lists each cell that changes, with the cell until now, and leaves out new people', async () => {
  const { clientId: client_id } = scenario
  for (const name of ['Leeds', 'Hull']) await buildLocation(db, { client_id, name })
  await buildDepartment(db, { client_id, name: 'Packing' })
  const name = `ida.${client_id}@example.com`
  await importRows(scenario, 'importUsers', [
    {
      firstname: 'Ida',
      lastname: 'Novak',
      email: name,
      employee_id: '7',
      type: 'CLIENT_USER',
      locations: ['Leeds', 'Hull'],
    },
  ])
  const content = csv(
    HEADERS,
    `Ida,Novák,${name},8,Client Observer,Leeds,Packing`,
    `New,Person,new.${client_id}@example.com,9,Client User,,`,
  )
  const check = await runCheck({ ...scenario, kind: 'USERS', content, name: 'people.csv' })
  const change = { row: 2, record: name }
  expect(check.import_result).toMatchObject({
    created: 1,
    updated: 1,
    change_count: 5,
    warnings: [],
    changes: [
      { ...change, column: 'lastname', from: 'Novak', to: 'Novák' },
      { ...change, column: 'employee_id', from: '7', to: '8' },
      { ...change, column: 'type', from: 'Client User', to: 'Client Observer' },
      { ...change, column: 'locations', from: 'Hull; Leeds', to: 'Leeds' },
      { ...change, column: 'departments', from: null, to: 'Packing' },
    ],
  })
  const [disposition, ...lines] = await fileOf(check)
  expect(disposition).toContain('people - changes.csv')
  expect(lines).toHaveLength(6)
  expect(lines.slice(0, 3)).toEqual([
    'Row,Record,Column,From,To,Warning',
    `2,${name},lastname,Novak,Novák,`,
    `2,${name},employee_id,7,8,`,
  ])
})

it('[49.26] a German’s file has the labels and levels of a German export; its changes are named in German, their file in English', async () => {
  const { clientId: client_id } = scenario
  const german = { ...scenario, provider: speaking(scenario.provider, 'de') }
  const email = `ida.${client_id}@example.com`
  const content = (level: string) =>
    csv(
      'Name;E-Mail;Personalnummer;Benutzerstufe;Vorname;Nachname;Standorte;Abteilungen',
      `Ida Novak;${email};7;${level};Ida;Novak;;`,
    )
  const imported = await runImport({
    ...german,
    kind: 'USERS',
    content: content('Benutzer (Kunde)'),
  })
  expect(imported.import_result).toMatchObject({ created: 1, error_count: 0 })
  const check = await runCheck({ ...german, kind: 'USERS', content: content('Client Observer') })
  expect(check.import_result?.changes).toEqual([
    {
      row: 2,
      record: email,
      column: 'type',
      from: 'Benutzer (Kunde)',
      to: 'Beobachter (Kunde)',
    },
  ])
  expect((await fileOf(check)).at(-1)).toBe(`2,${email},type,Client User,Client Observer,`)
  // Headers in another language are not known.
  const english = await runCheck({ ...scenario, kind: 'USERS', content: content('Client User') })
  expect(english.error).toMatch(/^Invalid headers on the csv/u)
})

it('[27.20] a check of places lists new spellings, parents and locations', async () => {
  const { clientId: client_id } = scenario
  const leeds = await buildLocation(db, { client_id, name: 'Leeds' })
  await buildLocation(db, { client_id, name: 'Hull' })
  await buildDepartment(db, { client_id, name: 'Goods' })
  await buildDepartment(db, { client_id, name: 'packing', locations: [leeds.id] })
  const content = csv('name,parent,locations', 'Goods,,', 'Packing,Goods,Hull; Leeds')
  const check = await runCheck({ ...scenario, kind: 'DEPARTMENTS', content })
  const change = { row: 3, record: 'packing' }
  expect(check.import_result).toMatchObject({
    unchanged: 1,
    updated: 1,
    change_count: 3,
    changes: [
      { ...change, column: 'name', from: 'packing', to: 'Packing' },
      { ...change, column: 'parent', from: null, to: 'Goods' },
      { ...change, column: 'locations', from: 'Leeds', to: 'Hull; Leeds' },
    ],
  })
})

it('[27.20] of very many changes the first 500 are answered with their number, and all are in the file', async () => {
  const { clientId: client_id } = scenario
  const names = Array.from({ length: 502 }, (_name, at) => `hall ${at}`)
  for (const name of names) await buildLocation(db, { client_id, name })
  const content = csv('name,parent', ...names.map((name) => `${name.toUpperCase()},`))
  const check = await runCheck({ ...scenario, kind: 'LOCATIONS', content })
  expect(check.import_result?.changes).toHaveLength(500)
  expect(check.import_result?.change_count).toBe(502)
  expect(await fileOf(check)).toHaveLength(1 + 1 + 502)
})

it.each(['EMPLOYEE_IDS', 'USERS'] as const)(
  '[27.21] a check of %s warns of IDs that a spreadsheet changed, and says what each was',
  async (kind) => {
    const { clientId: client_id } = scenario
    const stored = ['00042', '120000000000000042', '3-4', '5']
    const people = []
    for (const employee_id of stored) {
      const person = { client_id, employee_id, firstname: 'Ida', lastname: 'Seen' } as const
      people.push(await buildUser(db, { ...person, type: 'CLIENT_USER' }))
    }
    const row = ({ email }: { email: string }, id: string) =>
      kind === 'USERS' ? `Ida,Seen,${email},${id},Client User,,` : `${email},${id}`
    const ids = ['42', '1.2E+17', '03-Apr', '6']
    const content = csv(
      kind === 'USERS' ? HEADERS : 'email,employee_id',
      ...people.map((person, at) => row(person, ids[at] ?? '')),
    )
    const check = await runCheck({ ...scenario, kind, content })
    const { changes, warnings, ...counts } = check.import_result ?? {}
    expect(counts).toMatchObject({ updated: 4, error_count: 0, change_count: 4, warning_count: 3 })
    expect(changes?.map(({ row, column, from, to }) => [row, column, from, to])).toEqual(
      ids.map((id, at) => [at + 2, 'employee_id', stored[at], id]),
    )
    expect(warnings?.map(({ row, column, value }) => [row, column, value])).toEqual(
      ids.slice(0, 3).map((id, at) => [at + 2, 'employee_id', id]),
    )
    expect(warnings?.[0]?.message).toContain('the stored ID is 00042')
    expect((await fileOf(check))[2]).toContain(',00042,42,A spreadsheet may have removed')
  },
)
