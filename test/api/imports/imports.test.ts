/** Imports of files: a check that writes nothing, then all rows in one transaction. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { message } from '#domain/messages.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { actor, type Answer, api, signIn } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import {
  CALLS,
  csv,
  openImportScenario,
  readJob,
  requestCheck,
  runCheck,
  runImport,
  storedPlaces,
  storedUsers,
  uploadImportFile,
} from './importScenario.ts'

const { db, drainBackgroundWork, app, mails, post, advanceClock } = await api()

const scenario = await openImportScenario()

const template = (name: string) => readFileSync(join(projectRoot, `templates/${name}.csv`), 'utf8')

describe('an import of a file', () => {
  it('[2.16] [7.23] [7.37] [7.38] the templates import as they are, one after the other', async () => {
    const places = csv('name,parent', 'Hull depot,', 'Leeds warehouse,')
    await runImport({ ...scenario, kind: 'LOCATIONS', content: places })
    const results = []
    for (const [kind, name] of [
      ['LOCATIONS', 'locations'],
      ['DEPARTMENTS', 'departments'],
      ['USERS', 'users'],
      ['EMPLOYEE_IDS', 'employeeIds'],
    ] as const) {
      const job = await runImport({ ...scenario, kind, content: template(name) })
      expect(job).toMatchObject({ state: 'DONE', progress: 100, rows_done: 1, rows_total: 1 })
      results.push(job.import_result)
    }
    expect(results).toMatchObject([
      { created: 0, updated: 0, unchanged: 1, errors: [], error_count: 0 },
      { created: 1, updated: 0, unchanged: 0, errors: [], error_count: 0 },
      { created: 1, updated: 0, unchanged: 0, errors: [], error_count: 0 },
      { created: 0, updated: 0, unchanged: 1, errors: [], error_count: 0 },
    ])
    expect(await storedPlaces(scenario.clientId, 'departments')).toMatchObject([
      { name: 'Goods in', parent: null, locations: ['Hull depot', 'Leeds warehouse'] },
    ])
    expect(await storedUsers(scenario.clientId)).toMatchObject([
      {
        firstname: 'Sam',
        email: 'sam.porter@example.com',
        employee_id: 'E1024',
        type: 'CLIENT_USER',
        is_account_enabled: true,
        allLocations: false,
        allDepartments: false,
        locations: ['Hull depot', 'Leeds warehouse'],
        departments: ['Goods in'],
      },
    ])
  })

  it('[27.1] a check tells what the import would do and writes nothing; all is written by its confirmation', async () => {
    const { provider } = scenario
    const clientId = (await openImportScenario()).clientId
    const content = csv('Name;Parent', 'Dock;Leeds', 'Leeds;')
    const check = await runCheck({
      provider,
      clientId,
      kind: 'LOCATIONS',
      content,
      name: 'places.csv',
    })
    expect(check).toMatchObject({
      kind: 'IMPORT_LOCATIONS',
      state: 'DONE',
      is_check: true,
      file_name: 'places.csv',
      rows_total: 2,
      url: null,
      client: { id: clientId },
      import_result: { created: 2, updated: 0, unchanged: 0, error_count: 0 },
    })
    expect(await storedPlaces(clientId, 'locations')).toEqual([])
    const confirmed = await provider.gql(CALLS.confirmImport, { id: check.id })
    await (await api()).drainBackgroundWork()
    expect(await readJob(provider, confirmed.data.confirmImport.id)).toMatchObject({
      state: 'DONE',
      is_check: false,
      import_result: { created: 2 },
    })
    expect(await storedPlaces(clientId, 'locations')).toHaveLength(2)
    // A second confirmation finds all rows unchanged.
    const again = await provider.gql(CALLS.confirmImport, { id: check.id })
    await (await api()).drainBackgroundWork()
    expect(await readJob(provider, again.data.confirmImport.id)).toMatchObject({
      import_result: { created: 0, unchanged: 2 },
    })
  })

  it('[27.2] one bad row among many: nothing is written, and the failed rows are a file with their problems', async () => {
    const { provider, clientId } = await openImportScenario()
    const rows = Array.from({ length: 3_000 }, (_, at) => `P${at},`)
    rows[1_500] = ' "=cmd|x" ,Nowhere'
    const content = csv(
      'parent,further,name',
      ...rows.map((row) => row.split(',').toReversed().join(',x,')),
    )
    const check = await runCheck({ provider, clientId, kind: 'LOCATIONS', content })
    const problem = {
      row: 1_502,
      column: 'parent',
      value: 'Nowhere',
      message: '‘Nowhere’ does not exist.',
    }
    expect(check).toMatchObject({
      state: 'DONE',
      import_result: { created: 2_999, error_count: 1, errors: [problem] },
    })
    expect(await textAt(check.url)).toBe(
      `\uFEFFname,parent,Row,Problem\r\n'=cmd|x,Nowhere,1502,parent: ‘Nowhere’ does not exist.\r\n`,
    )
    const { errors } = await provider.gql(CALLS.confirmImport, { id: check.id })
    expect(errors?.[0]?.message).toBe('Fix the problems in this file, then choose it again.')
    expect(await storedPlaces(clientId, 'locations')).toEqual([])
  })

  it('[27.3] what has become wrong since the check fails the import in words, and nothing is written', async () => {
    const { provider, clientId } = await openImportScenario()
    await runImport({
      provider,
      clientId,
      kind: 'LOCATIONS',
      content: csv('name,parent', 'Leeds,'),
    })
    const content = csv('name,parent', 'A,', 'Dock,Leeds')
    const check = await runCheck({ provider, clientId, kind: 'LOCATIONS', content })
    await writeRows(db, { clientId }, (tables) =>
      tables.update('locations').set({ deleted_at: new Date() }),
    )
    const { data } = await provider.gql(CALLS.confirmImport, { id: check.id })
    await drainBackgroundWork()
    const job = await readJob(provider, data.confirmImport.id)
    expect(job).toMatchObject({
      state: 'FAILED',
      error: '1 row has a problem. Nothing was imported.',
      import_result: { created: 0, updated: 0, error_count: 1 },
    })
    expect(await textAt(job.url)).toContain('Dock,Leeds,3,parent: ‘Leeds’ does not exist.')
    expect(await storedPlaces(clientId, 'locations')).toEqual([])
  })

  it('[27.14] takes a provider’s own upload, once', async () => {
    const { provider, clientId } = scenario
    const other = await actor('PROVIDER_SUPER_USER')
    const filename = await uploadImportFile(provider, csv('name,parent', 'A,'))
    const input = { clientId, kind: 'LOCATIONS', filename }
    const codeOf = async (answer: Promise<Answer>) => (await answer).errors?.[0]?.extensions.code
    expect(await codeOf(other.gql(CALLS.startImport, { input }))).toBe('BAD_INPUT')
    const { data } = await provider.gql(CALLS.startImport, { input })
    expect(await codeOf(provider.gql(CALLS.startImport, { input }))).toBe('BAD_INPUT')
    expect(await codeOf(other.gql(CALLS.confirmImport, { id: data.startImport.id }))).toBe(
      'NOT_FOUND',
    )
    expect(
      (await provider.gql(CALLS.confirmImport, { id: data.startImport.id })).errors?.[0]?.message,
    ).toBe('This is still running.')
    const unsent = (await provider.gql(CALLS.getImportUrl, { size: 9 })).data.getImportUrl.filename
    for (const nothing of [unsent, 'nothing', '01900000-0000-7000-8000-000000000000'])
      expect(
        await codeOf(provider.gql(CALLS.startImport, { input: { ...input, filename: nothing } })),
      ).toBe('BAD_INPUT')
    for (const size of [0, -1, 20 * 1024 * 1024 + 1])
      expect(await codeOf(provider.gql(CALLS.getImportUrl, { size }))).toBe('BAD_INPUT')
  })

  it('[27.3] fails in words when the asker may no longer import, or the client was disabled', async () => {
    for (const [table, change] of [
      ['users', { type: 'CLIENT_USER' as const }],
      ['clients', { deleted_at: new Date() }],
    ] as const) {
      const { provider, clientId } = await openImportScenario()
      const { id } = await requestCheck({
        provider,
        clientId,
        kind: 'LOCATIONS',
        content: csv('name,parent', 'A,'),
      })
      const owner = table === 'users' ? provider.client_id : clientId
      await writeRows(db, { clientId: owner }, (tables) =>
        tables.update<'users' | 'clients'>(table).set(change),
      )
      await drainBackgroundWork()
      const [row] = await db.read<{ state: string; error: string }>('every client', (tables) =>
        tables.from('jobs').select(['state', 'error']).where('id', '=', id),
      )
      expect(row).toEqual({
        state: 'failed',
        error: message(table === 'users' ? 'jobAccessRevoked' : 'clientDeleted'),
      })
    }
  })
})

async function textAt(url: string | null | undefined): Promise<string> {
  const { payload, statusCode } = await app.inject({ url: url ?? '' })
  expect(statusCode).toBe(200)
  return payload
}

/** Calls with many rows: for the provider only, and no larger than files. */
const MIB = 1024 * 1024

async function statusOf(accessToken: string | null, payload: string | Readable): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
    },
    payload,
  })
  return statusCode
}

it('[27.14] the provider imports more than a usual call may bring', async () => {
  const { provider, clientId } = await openImportScenario()
  const rows = Array.from({ length: 8_000 }, (_, at) => ({ name: `${at} ${'x'.repeat(150)}` }))
  expect(JSON.stringify(rows).length).toBeGreaterThan(MIB)
  const { data } = await provider.gql(CALLS.importLocations, { input: { clientId, rows } })
  expect(data.importLocations).toMatchObject({ created: 8_000, error_count: 0 })
})

it('[27.14] nobody else sends more than 1 MiB, and the provider not more than 20', async () => {
  const { provider, clientId } = await openImportScenario()
  const superUser = await actor('CLIENT_SUPER_USER', { id: clientId })
  const body = (size: number) =>
    JSON.stringify({ query: '{ me { id } }', variables: { x: 'x'.repeat(size) } })
  for (const token of [null, superUser.accessToken, `${provider.accessToken}x`]) {
    expect(await statusOf(token, body(2 * MIB))).toBe(413)
    expect(await statusOf(token, Readable.from([body(MIB / 2), ' '.repeat(MIB)]))).toBe(413)
    expect(await statusOf(token, Readable.from([body(1_000)]))).toBe(200)
  }
  expect(await statusOf(provider.accessToken, body(2 * MIB))).toBe(200)
  expect(await statusOf(provider.accessToken, body(20 * MIB))).toBe(413)
})

/** Imported people receive a mail to choose a password if requested: once each. */
const HEADERS = 'firstname,lastname,email,employee_id,type,locations,departments'

it('[27.7] new people who can sign in are invited, once, by a link that works for seven days', async () => {
  const scenario = await openImportScenario()
  const tag = uuid()
  const line = (name: string, type: string) =>
    `${name},Porter,${name}.${tag}@example.com,,${type},,`
  const mine = () => mails.filter(({ to }) => to.address.includes(tag))
  const file = (...lines: string[]) =>
    ({ ...scenario, kind: 'USERS', content: csv(HEADERS, ...lines) }) as const
  await runImport(file(line('old', 'Client User')))
  expect(mine()).toEqual([])
  const both = file(
    line('old', 'Client Observer'),
    line('ann', 'Client User'),
    line('bob', 'Client Observee'),
    line('none', 'None'),
  )
  expect(await runImport(both, true)).toMatchObject({
    import_result: { created: 3, updated: 1 },
  })
  await drainBackgroundWork()
  expect(
    mine()
      .map(({ to }) => to.address)
      .sort(),
  ).toEqual([`ann.${tag}@example.com`, `bob.${tag}@example.com`])
  expect(await runImport(both, true)).toMatchObject({ import_result: { unchanged: 4 } })
  await drainBackgroundWork()
  expect(mine()).toHaveLength(2)

  advanceClock(6 * 24 * 60 * 60)
  const [mail] = mine().filter(({ to }) => to.address.startsWith('ann'))
  expect(mail?.subject).toMatch(/^You have been invited to /)
  const token = /\/reset\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const choose = `mutation ($resetPasswordInput: ResetPasswordInput!) { resetPassword(resetPasswordInput: $resetPasswordInput) }`
  const password = 'a new password of hers'
  const answer = await post(choose, { resetPasswordInput: { resetToken: token, password } })
  expect(answer.data).toEqual({ resetPassword: true })
  const [ann] = await storedUsers(scenario.clientId)
  const person = {
    id: ann?.id ?? '',
    email: ann?.email ?? '',
    client_id: scenario.clientId,
    password,
    type: 'CLIENT_USER',
  } as const
  expect((await signIn(person)).accessToken).toBeTruthy()
})
