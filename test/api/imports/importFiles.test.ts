/** Import files, well-formed and malformed: each is read or refused with a message, in bounded time. */
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { workerSetup } from '#server/app/workerSetup.ts'
import { LONG_JOB_KINDS } from '#domain/jobs/jobKinds.ts'
import { heavyQueue } from '#server/platform/queue/queue.ts'
import { claimAndRunBatch } from '#server/platform/queue/queueWorker.ts'
import { api } from '#test/support/api.ts'
import { download, EXPORT_USERS, runExport } from '../exports/exportCalls.ts'
import {
  csv,
  openImportScenario,
  readJob,
  requestCheck,
  runCheck,
  runImport,
  storedPlaces,
} from './importScenario.ts'

const scenario = await openImportScenario()

const TEXT = csv('name,parent', 'Zürich Süd – Halle,')
const windows1252 = (text: string) => Buffer.from(text.replaceAll('–', '\u0096'), 'latin1')

it.each([
  ['UTF-16 with a mark and tabs', Buffer.from(`\uFEFF${TEXT.replaceAll(',', '\t')}`, 'utf16le')],
  [
    'Windows-1252 with semicolons, its first sign beyond plain letters after many rows',
    windows1252(`name;parent\n${'\n'.repeat(70_000)}Zürich Süd – Halle;`),
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

it.each([
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
    '[5.29] other headers',
    'title,parent\nA,B',
    'Invalid headers on the csv, the headers must be name, parent',
  ],
  [
    'an unclosed quote before many rows',
    `name,parent\n"B,\n${'C,\n'.repeat(1_000_000)}`,
    'Row 2 is longer than 1,000,000 characters. Check for a missing closing quotation mark.',
  ],
  [
    '100,001 rows',
    `name,parent\n${'A,\n'.repeat(100_001)}`,
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

it('[26.2] [26.12] [27.4] what lists of places and people export is imported again without a change', async () => {
  const { provider, clientId } = await openImportScenario()
  const of = { clientId, provider }
  const inside = ['Dock,Leeds', 'Dock,York', '"Bay, ""2""",Leeds > Dock']
  const places = ['Leeds,', 'York,', '"A;B ""C""",', "'=1+1,", ...inside]
  await runImport({ ...of, kind: 'LOCATIONS', content: csv('name,parent', ...places) })
  const departments = ['Goods,,Leeds > Dock', 'Night,Goods,"York > Dock; ""A;B """"C"""""""']
  const content = csv('name,parent,locations', ...departments)
  await runImport({ ...of, kind: 'DEPARTMENTS', content })
  const line = `Ida,"O'Hara",ida.${clientId}@example.com,007,Client Observer,York > Dock; Leeds,Night`
  const people = csv('firstname,lastname,email,employee_id,type,locations,departments', line)
  await runImport({ ...of, kind: 'USERS', content: people })
  const list = (name: string) => `mutation ($clientId: ID) {
    job: triggerExportList(list: ${name}, input: { clientId: $clientId }, format: CSV) { id } }`
  for (const [kind, call, unchanged] of [
    ['LOCATIONS', list('LOCATIONS'), 7],
    ['DEPARTMENTS', list('DEPARTMENTS'), 2],
    ['USERS', EXPORT_USERS, 1],
  ] as const) {
    const exported = await download(await runExport(provider, call, { clientId }))
    const { error, import_result } = await runCheck({ ...of, kind, content: exported })
    expect({ error, ...import_result }).toMatchObject({ error: null, errors: [], unchanged })
    expect(import_result).toMatchObject({ created: 0, updated: 0 })
  }
})

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
      '‘C3 Bay A’ has no header. If a cell contains a comma or semicolon, put it in quotation marks.',
  })
})
