/** Import files, well-formed and malformed: each is read or refused with a message, in bounded time. */
import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, it } from 'vitest'
import { createPlacePaths } from '#domain/exports/placePaths.ts'
import { formulaGuard, listCell } from '#domain/exports/spreadsheetText.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { workerSetup } from '#server/app/workerSetup.ts'
import { LONG_JOB_KINDS } from '#domain/jobs/jobKinds.ts'
import { heavyQueue } from '#server/platform/queue/queue.ts'
import { claimAndRunBatch } from '#server/platform/queue/queueWorker.ts'
import { api } from '#test/support/api.ts'
import {
  csv,
  type ImportScenario,
  openImportScenario,
  readJob,
  requestCheck,
  runCheck,
  runImport,
  storedPlaces,
  storedUsers,
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
])('[27.8] a file in %s is read', async (_what, content) => {
  const fresh = { ...scenario, clientId: (await openImportScenario()).clientId }
  await runImport({ ...fresh, kind: 'LOCATIONS', content })
  expect(await storedPlaces(fresh.clientId, 'locations')).toMatchObject([
    { name: 'Zürich Süd – Halle' },
  ])
})

it('[27.22] an encoding that the call names is used, by the check and by the import; an unknown one is refused', async () => {
  const fresh = { ...scenario, clientId: (await openImportScenario()).clientId }
  // Without a sign of its own: in Windows-1252 it would be ñ.
  const file = {
    ...fresh,
    kind: 'LOCATIONS',
    content: Buffer.from('name,parent\nPozna\xF1,', 'latin1'),
  } as const
  await runImport({ ...file, encoding: 'windows-1250' })
  expect(await storedPlaces(fresh.clientId, 'locations')).toMatchObject([{ name: 'Poznań' }])
  await expect(requestCheck({ ...file, encoding: 'klingon' })).rejects.toThrow('Unknown encoding')
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
    'This is not a CSV file: it contains characters that are not text.',
  ],
  [
    'nothing but zeros',
    Buffer.alloc(10_000),
    'This is not a CSV file: it contains characters that are not text.',
  ],
  [
    'a NUL far down',
    `${HEAD}${'A,\n'.repeat(5_000)}B\0,`,
    'This is not a CSV file: it contains characters that are not text.',
  ],
  ['an empty line', '\n', 'This file is empty.'],
  [
    '[5.29] other headers',
    'title,parent\nA,B',
    'Invalid headers on the csv, the headers must be name, parent',
  ],
  [
    'a header twice',
    'name,parent,NAME\nA,B,C',
    'Two columns have the header name. Remove one of them.',
  ],
  [
    'an unclosed quote',
    `${HEAD}A,\n"B,\nC,`,
    'Row 3 has an opening quotation mark without a closing one.',
  ],
  [
    'an unclosed quote before many rows',
    `${HEAD}"B,\n${'C,\n'.repeat(1_000_000)}`,
    'Row 2 is longer than 1,000,000 characters. Check for a missing closing quotation mark.',
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
    'Row 2 is longer than 1,000,000 characters. Check for a missing closing quotation mark.',
  ],
  [
    '100,001 rows',
    `${HEAD}${'A,\n'.repeat(100_001)}`,
    'You can import up to 100,000 rows at once. Split the file into several.',
  ],
])('[27.9] a file of %s is refused in words', async (_what, content, words) => {
  const job = await runCheck({ ...scenario, kind: 'LOCATIONS', content })
  expect(job).toMatchObject({ state: 'FAILED', error: words, import_result: null })
})

it('[27.9] headers and cells that look like parts of a program are texts', async () => {
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

/** Property: an exported file can be imported again and changes nothing. */
const NAMES = [
  'Dock',
  'dock 2',
  'A;B',
  '"quoted"',
  '=1+1',
  "'=x",
  '-5',
  'Zürich',
  'a, b',
  'two words',
  'C',
]
const name = fc.constantFrom(...NAMES)
const cell = (text: string) => `"${formulaGuard.add(text).replaceAll('"', '""')}"`
const file = (rows: string[][]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

const company = fc.record({
  places: fc.array(fc.tuple(fc.nat(), name), { maxLength: 6 }),
  people: fc.array(
    fc.record({
      firstname: name,
      employeeId: fc.option(name),
      at: fc.array(fc.nat(), { maxLength: 3 }),
    }),
    { maxLength: 4 },
  ),
})

it('[27.8] users, locations and departments', async () => {
  const { db } = await api()
  await fc.assert(
    fc.asyncProperty(company, async ({ places: choices, people }) => {
      const scenario = await openImportScenario()
      const { clientId: client_id } = scenario
      const places: { id: string; name: string; parentId: string | null }[] = []
      for (const [at, called] of choices) {
        const parentId = places[at % (places.length + 1)]?.id ?? null
        if (places.some((one) => one.name === called && one.parentId === parentId)) continue
        const { id } = await buildLocation(db, { client_id, name: called, parent_id: parentId })
        await buildDepartment(db, { client_id, id, name: called, parent_id: parentId })
        places.push({ id, name: called, parentId })
      }
      const { pathOf } = createPlacePaths(places)
      const pathsOf = (ids: readonly string[]) => listCell.format(ids.map((id) => pathOf(id) ?? ''))
      for (const [at, person] of people.entries()) {
        const ids = new Set(
          places.length > 0 ? person.at.map((one) => places[one % places.length]?.id ?? '') : [],
        )
        const { id } = await buildUser(db, {
          client_id,
          firstname: person.firstname,
          lastname: `${at}`,
          employee_id: person.employeeId && `${person.employeeId} ${at}`,
          email: `${uuid()}@example.com`,
          user_has_full_location_access: ids.size === 0,
        })
        await db.write({ clientId: client_id }, async (transaction) => {
          for (const location_id of ids)
            await transaction.run((tables) =>
              tables.insert('user_locations').values({ client_id, user_id: id, location_id }),
            )
        })
      }
      const parentPath = (parentId: string | null) =>
        parentId === null ? '' : (pathOf(parentId) ?? '')
      const locations = places.map((one) => [one.name, parentPath(one.parentId), '7'])
      const departments = places.map((one) => [one.name, parentPath(one.parentId), ''])
      const users = (await readUsers(client_id)).map((user) => [
        `${user.firstname} ${user.lastname}`,
        user.email,
        user.employee_id ?? '',
        'Client User',
        user.firstname,
        user.lastname,
        pathsOf(user.locationIds),
        '',
      ])
      for (const [kind, headers, rows] of [
        ['LOCATIONS', ['Name', 'Parent', 'Observations'], locations],
        ['DEPARTMENTS', ['Name', 'Parent', 'Locations'], departments],
        [
          'USERS',
          [
            'Name',
            'Email',
            'Employee ID',
            'Type',
            'First name',
            'Last name',
            'Locations',
            'Departments',
          ],
          users,
        ],
      ] as const) {
        if (rows.length === 0) continue
        const job = await runCheck({ ...scenario, kind, content: file([[...headers], ...rows]) })
        expect(job.error).toBeNull()
        expect(job.import_result).toMatchObject({
          created: 0,
          updated: 0,
          unchanged: rows.length,
          errors: [],
          error_count: 0,
        })
      }
    }),
    { numRuns: 25 },
  )
})

async function readUsers(clientId: string) {
  const { db } = await api()
  const links = await db.read<{ user_id: string; location_id: string }>({ clientId }, (tables) =>
    tables.from('user_locations').select(['user_id', 'location_id']),
  )
  return (await storedUsers(clientId)).map((user) => ({
    ...user,
    locationIds: links.filter((link) => link.user_id === user.id).map((link) => link.location_id),
  }))
}

it('[29.6] a file that cannot be read is reported to its owner, and not logged as an error', async () => {
  const { db, files, settings, now } = await api()
  const { id } = await requestCheck({ ...scenario, kind: 'LOCATIONS', content: 'title\nA' })
  const reported: unknown[] = []
  const mailer = { send: async () => undefined, close: () => undefined }
  const report = (error: unknown) => reported.push(error)
  const setup = workerSetup({ parts: { db, files, settings, now, mailer }, report })
  await claimAndRunBatch(setup, heavyQueue(LONG_JOB_KINDS), new AbortController().signal)
  expect(await readJob(scenario.provider, id)).toMatchObject({ state: 'FAILED' })
  expect(reported).toEqual([])
})

it('[27.10] a cell beyond the last header is a problem with its row and column, and nothing is imported', async () => {
  const content = 'name;parent;locations\nOne;;;;\nC3 Dept;;C3 Site;C3 Bay A\n'
  const check = await runCheck({ ...scenario, kind: 'DEPARTMENTS', content })
  expect(check.import_result?.errors).toContainEqual({
    row: 3,
    column: 'Column D',
    value: 'C3 Bay A',
    message:
      '‘C3 Bay A’ is beyond the last header. Put quotation marks around a cell that contains the separator.',
  })
})
