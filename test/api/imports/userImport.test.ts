/** Imports of users: created, changed and refused rows. */
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { account, api, signIn } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { entriesOf, lastPosition } from '../auditLog/auditLogEntries.ts'
import {
  importRows,
  type ImportScenario,
  openImportScenario,
  storedUsers,
} from './importScenario.ts'

const { db } = await api()

let scenario: ImportScenario
let tag: string
beforeEach(async () => {
  scenario = await openImportScenario()
  tag = uuid()
})

const email = (name: string) => `${name}.${tag}@example.com`
const person = (name: string, more: object = {}) => ({
  firstname: name,
  lastname: 'Porter',
  email: email(name),
  type: 'CLIENT_USER',
  ...more,
})
const importUsers = (...rows: object[]) => importRows(scenario, 'importUsers', rows)
const GOOD = { created: 0, updated: 0, unchanged: 0, error_count: 0, errors: [] }

describe('[7.37] importUsers', () => {
  it('makes people, changes those who are there by their email, and leaves alone who is so already', async () => {
    await buildLocation(db, { client_id: scenario.clientId, name: 'Leeds' })
    const hull = await buildLocation(db, { client_id: scenario.clientId, name: 'Hull' })
    await buildLocation(db, { client_id: scenario.clientId, name: 'Dock', parent_id: hull.id })
    await buildDepartment(db, { client_id: scenario.clientId, name: 'Goods in' })
    const rows = [
      person('Ann', { employee_id: 'E1', locations: ['leeds', 'Hull > Dock'] }),
      person('Bob', {
        type: 'Client Observer',
        departments: ['Goods in'],
        email: email('Bob').toUpperCase(),
      }),
    ]
    expect(await importUsers(...rows)).toEqual({ ...GOOD, created: 2 })
    expect(await storedUsers(scenario.clientId)).toMatchObject([
      {
        firstname: 'Ann',
        employee_id: 'E1',
        type: 'CLIENT_USER',
        title: null,
        is_account_enabled: true,
        allLocations: false,
        allDepartments: true,
        locations: ['Dock', 'Leeds'],
        departments: [],
      },
      {
        email: email('Bob').toLowerCase(),
        type: 'CLIENT_OBSERVER',
        allLocations: true,
        departments: ['Goods in'],
      },
    ])
    expect(await importUsers(...rows)).toEqual({ ...GOOD, unchanged: 2 })
    const changed = person('Ann', {
      lastname: 'Changed',
      locations: ['Hull'],
      departments: ['goods IN'],
    })
    expect(await importUsers(changed, rows[1] ?? {})).toEqual({ ...GOOD, updated: 1, unchanged: 1 })
    expect((await storedUsers(scenario.clientId))[0]).toMatchObject({
      lastname: 'Changed',
      employee_id: null,
      locations: ['Hull'],
      departments: ['Goods in'],
    })
    expect(await importUsers(person('Ann', { lastname: 'Changed' }))).toMatchObject({ updated: 1 })
    expect((await storedUsers(scenario.clientId))[0]).toMatchObject({
      allLocations: true,
      locations: [],
    })
  })

  it('[27.5] leaves the title and whether the account is enabled as they are, and goes on record as the form does', async () => {
    const { clientId: client_id, provider } = scenario
    const disabled = { client_id, title: 'Dr', is_account_enabled: false, employee_id: 'E1' }
    const known = await buildUser(db, {
      ...disabled,
      email: email('Ann').toLowerCase(),
      firstname: 'Old',
      lastname: 'Porter',
    })
    const leeds = await buildLocation(db, { client_id, name: 'Leeds' })
    const start = await lastPosition(db, client_id)
    await importUsers(person('Ann', { employee_id: 'E1', locations: ['Leeds'] }), person('New'))
    const [ann, made] = await storedUsers(client_id)
    expect(ann).toMatchObject({ firstname: 'Ann', title: 'Dr', is_account_enabled: false })
    const form = await provider.gql(
      `mutation ($input: UserInput!) { createUser(input: $input) { id } }`,
      {
        input: {
          clientId: client_id,
          userLevel: 'CLIENT_USER',
          firstName: 'New',
          lastName: 'Porter',
          email: email('form'),
        },
      },
    )
    const [changed, created, byForm] = await entriesOf(db, client_id, start)
    expect(changed).toMatchObject({
      action: 'UPDATE',
      entity: 'users',
      record_id: known.id,
      user_id: provider.id,
      before: { firstname: 'Old', user_has_full_location_access: true, locations: [] },
      after: { firstname: 'Ann', user_has_full_location_access: false, locations: [leeds.id] },
    })
    expect(created).toMatchObject({ action: 'CREATE', entity: 'users', record_id: made?.id })
    expect(byForm?.record_id).toBe(form.data.createUser.id)
    expect(created?.after).toEqual({ ...byForm?.after, email: email('New').toLowerCase() })
    expect(created?.request_id).not.toBeNull()
  })

  it('tells every problem with its row, column, value and reason, and then writes nothing', async () => {
    const elsewhere = await buildUser(db)
    const taken = await buildUser(db, { client_id: scenario.clientId, employee_id: 'E1' })
    const hull = await buildLocation(db, { client_id: scenario.clientId, name: 'Hull' })
    const york = await buildLocation(db, { client_id: scenario.clientId, name: 'York' })
    await buildLocation(db, { client_id: scenario.clientId, name: 'Dock', parent_id: hull.id })
    await buildLocation(db, { client_id: scenario.clientId, name: 'Dock', parent_id: york.id })
    const result = await importUsers(
      person('Good'),
      person('', {
        lastname: 'x'.repeat(101),
        email: email('x'),
        type: 'Boss',
        locations: ['Nowhere'],
      }),
      person('Other', { email: elsewhere.email }),
      person('Good', { lastname: 'Twice' }),
      person('Ann', { employee_id: 'E1' }),
      person('Bob', { employee_id: 'E2' }),
      person('Cas', { employee_id: 'E2' }),
      person('Dan', { locations: ['Dock'], departments: ['Nothing; of it'] }),
      person('Eve', { type: 'Provider Super User' }),
      {},
      { row: 77, firstname: 'Fay', lastname: 'Fox', type: 'None' },
    )
    expect(result).toMatchObject({ created: 0, updated: 0, unchanged: 0, error_count: 11 })
    const tooLong = 'This text is too long: use at most 100 characters.'
    const unknown =
      'Unknown user level. Use one of the levels in the user form, such as Client Observer.'
    const paths = /^Several places are named ‘Dock’. Write the path: ‘[^’]+ > Dock’ or ‘/u
    const level = 'A provider super user must belong to your own client.'
    expect(
      result.errors.map(({ row, column, value, message }) => [row, column, value, message]),
    ).toEqual([
      [3, 'lastname', 'x'.repeat(100), tooLong],
      [3, 'type', 'Boss', unknown],
      [3, 'locations', 'Nowhere', '‘Nowhere’ does not exist.'],
      [4, 'email', elsewhere.email, 'A user with this email already exists.'],
      [5, 'email', email('Good'), 'Row 2 has the same email.'],
      [6, 'employee_id', 'E1', 'A user with this employee ID already exists.'],
      [8, 'employee_id', 'E2', 'Row 7 has the same employee ID.'],
      [9, 'locations', 'Dock', expect.stringMatching(paths)],
      [9, 'departments', '"Nothing; of it"', '‘Nothing; of it’ does not exist.'],
      [10, 'type', 'Provider Super User', level],
      [77, 'email', null, 'Email is required'],
    ])
    expect((await storedUsers(scenario.clientId)).map(({ id }) => id)).toEqual([taken.id])
  })

  it('[27.6] employee IDs may change hands within one import', async () => {
    await importUsers(person('Ann', { employee_id: 'E1' }), person('Bob', { employee_id: 'E2' }))
    expect(
      await importUsers(
        person('Ann', { employee_id: 'E2' }),
        person('Bob', { employee_id: 'E3' }),
        person('New', { employee_id: 'E1' }),
      ),
    ).toEqual({ ...GOOD, created: 1, updated: 2 })
    const users = await storedUsers(scenario.clientId)
    expect(users.map(({ employee_id }) => employee_id)).toEqual(['E2', 'E3', 'E1'])
  })

  it('[27.5] a changed type ends the person’s sessions, another change does not', async () => {
    const ann = await account(
      'CLIENT_USER',
      { id: scenario.clientId },
      { firstname: 'Ann', lastname: 'Porter' },
    )
    const ask = async (session: { gql: (document: string) => Promise<object> }) =>
      session.gql('{ me { id type } }')
    const before = await signIn(ann)
    await importUsers({
      firstname: 'Anna',
      lastname: 'Porter',
      email: ann.email,
      type: 'CLIENT_USER',
    })
    expect(await ask(before)).toMatchObject({ data: { me: { id: ann.id } } })
    await importUsers({
      firstname: 'Anna',
      lastname: 'Porter',
      email: ann.email,
      type: 'CLIENT_OBSERVER',
    })
    expect(await ask(before)).toMatchObject({ data: null })
    expect(await ask(await signIn(ann))).toMatchObject({
      data: { me: { type: 'CLIENT_OBSERVER' } },
    })
  })

  it('[27.5] nobody changes their own level by an import', async () => {
    const { provider } = scenario
    const own = { ...scenario, clientId: provider.client_id }
    const me = { firstname: 'Robin', lastname: 'Self', email: provider.email, type: 'CLIENT_USER' }
    const { errors } = await importRows(own, 'importUsers', [me])
    expect(errors).toEqual([
      {
        row: 2,
        column: 'type',
        value: 'CLIENT_USER',
        message: 'You cannot change your own user level.',
      },
    ])
    const stays = { ...me, type: 'Provider Super User' }
    expect(await importRows(own, 'importUsers', [stays])).toMatchObject({ updated: 1 })
  })

  it('[27.13] a deleted place that someone is linked to may stay, and is not given to others', async () => {
    const { clientId: client_id } = scenario
    await buildLocation(db, { client_id, name: 'Leeds' })
    const rows = [person('Ann', { locations: ['Leeds'] }), person('Bob')]
    await importUsers(...rows)
    await writeRows(db, { clientId: client_id }, (tables) =>
      tables.update('locations').set({ deleted_at: new Date() }),
    )
    expect(await importUsers(...rows)).toEqual({ ...GOOD, unchanged: 2 })
    const { errors } = await importUsers(person('Bob', { locations: ['Leeds'] }))
    expect(errors).toMatchObject([{ column: 'locations', message: '‘Leeds’ does not exist.' }])
  })
})

it('[7.38] importEmployeeIdsFromCsv gives each person of the file an employee ID', async () => {
  const importIds = (...rows: object[]) => importRows(scenario, 'importEmployeeIdsFromCsv', rows)
  const elsewhere = await buildUser(db)
  await importUsers(person('Ann'), person('Bob', { employee_id: 'E2' }))
  const row = (name: string, employee_id?: string) => ({ email: email(name), employee_id })
  expect(await importIds(row('Ann', 'E2'), row('Bob', 'E9'))).toEqual({
    ...GOOD,
    updated: 2,
  })
  expect(await importIds(row('Ann', 'E2'), row('Bob', 'E9'))).toEqual({
    ...GOOD,
    unchanged: 2,
  })
  const { errors } = await importIds(
    row('Ann'),
    row('Nobody', 'E7'),
    { email: elsewhere.email, employee_id: 'E8' },
    row('Bob', 'E2'),
  )
  expect(errors.map(({ row: at, column, message }) => [at, column, message])).toEqual([
    [2, 'employee_id', 'Employee ID is required'],
    [3, 'email', 'No user has this email.'],
    [4, 'email', 'No user has this email.'],
    [5, 'employee_id', 'A user with this employee ID already exists.'],
  ])
  const ids = (await storedUsers(scenario.clientId)).map(({ employee_id }) => employee_id)
  expect(ids).toEqual(['E2', 'E9'])
})
