/** Imports of locations and departments: trees in any order, matched by name below the parent. */
import { beforeEach, describe, expect, it } from 'vitest'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { api } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { entriesOf, lastPosition } from '../auditLog/auditLogEntries.ts'
import {
  CALLS,
  importRows,
  openImportScenario,
  runCheck,
  runImport,
  type ImportScenario,
  storedPlaces,
} from './importScenario.ts'

const { db } = await api()

let scenario: ImportScenario
beforeEach(async () => {
  scenario = await openImportScenario()
})

const GOOD = { created: 0, updated: 0, unchanged: 0, error_count: 0, errors: [] }
const importLocations = (...rows: object[]) => importRows(scenario, 'importLocations', rows)
const importDepartments = (...rows: object[]) => importRows(scenario, 'importDepartments', rows)
const row = (name: string, parent?: string, locations?: string[]) => ({ name, parent, locations })
const place = (name: string, parent?: string) => ({ name, parent })

describe('[7.23] importLocations', () => {
  it('makes a tree whose rows come in any order, and makes nothing twice', async () => {
    const rows = [
      place('Gate', 'Leeds > Dock'),
      place('Dock', 'Leeds'),
      place('Leeds'),
      place('Dock', 'Hull'),
      place('Hull'),
    ]
    expect(await importLocations(...rows)).toEqual({ ...GOOD, created: 5 })
    expect(await importLocations(...rows)).toEqual({ ...GOOD, unchanged: 5 })
    expect(await importLocations(place('LEEDS'), place('Yard', 'hull'))).toEqual({
      ...GOOD,
      created: 1,
      updated: 1,
    })
    expect(
      (await storedPlaces(scenario.clientId, 'locations')).map(({ name, parent }) => [
        name,
        parent,
      ]),
    ).toEqual([
      ['Dock', 'Hull'],
      ['Dock', 'LEEDS'],
      ['Gate', 'Dock'],
      ['Hull', null],
      ['LEEDS', null],
      ['Yard', 'Hull'],
    ])
  })

  it('tells a name that is missing or too long, and then writes nothing', async () => {
    const { errors } = await importLocations(place('', 'A'), place('A'), place('n'.repeat(201)))
    expect(errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'name', 'Name is required'],
      [4, 'name', 'This text is too long: use at most 200 characters.'],
    ])
    expect(await storedPlaces(scenario.clientId, 'locations')).toEqual([])
  })

  it('[27.11] a place below a deleted one is found where it is shown: at the top', async () => {
    const { clientId: client_id } = scenario
    const gone = await buildLocation(db, { client_id, name: 'Gone', deleted_at: new Date() })
    await buildLocation(db, { client_id, name: 'Orphan', parent_id: gone.id })
    expect(await importLocations(place('Orphan'), place('Inside', 'Orphan'))).toEqual({
      ...GOOD,
      created: 1,
      unchanged: 1,
    })
    expect((await importLocations(place('X', 'Gone'))).errors[0]?.message).toBe(
      '‘Gone’ does not exist.',
    )
  })

  it('[27.19] moves the one place of a name below another parent, says so in the check, and makes no second', async () => {
    const { clientId } = scenario
    await importLocations(place('Depot'), place('Bay', 'Depot'), place('Hall'))
    const content = 'name,parent\nDepot,Hall\n'
    const check = await runCheck({ ...scenario, kind: 'LOCATIONS', content })
    expect(check.import_result).toMatchObject({
      created: 0,
      updated: 1,
      moves: [{ row: 2, name: 'Depot', from: null, to: 'Hall' }],
    })
    await runImport({ ...scenario, kind: 'LOCATIONS', content })
    expect(
      (await storedPlaces(clientId, 'locations')).map(({ name, parent }) => [name, parent]),
    ).toEqual([
      ['Bay', 'Depot'],
      ['Depot', 'Hall'],
      ['Hall', null],
    ])
    expect((await importLocations(place('Hall', 'Bay'))).errors[0]?.message).toBe(
      'This row and its parent contain each other.',
    )
  })

  it('[27.18] goes on record as the form’s saves do', async () => {
    const { clientId, provider } = scenario
    await importLocations(place('Leeds'))
    const start = await lastPosition(db, clientId)
    await importLocations(place('leeds'), place('Dock', 'Leeds'))
    await importDepartments(row('Goods in', undefined, ['Dock']), row('Out', 'Goods in'))
    const form = `mutation ($input: DepartmentInput!) { createDepartment(input: $input) { id } }`
    await provider.gql(form, { input: { clientId, name: 'Form' } })
    const entries = await entriesOf(db, clientId, start)
    const [leeds, dock] = await storedPlaces(clientId, 'locations').then((all) => all.toReversed())
    const [goods] = (await storedPlaces(clientId, 'departments')).filter(
      ({ name }) => name === 'Goods in',
    )
    expect(
      entries.map(({ action, entity, before, after }) => [action, entity, before, after]),
    ).toEqual([
      ['UPDATE', 'locations', { name: 'Leeds' }, { name: 'leeds' }],
      ['CREATE', 'locations', {}, { name: 'Dock', parent_id: leeds?.id }],
      ['CREATE', 'departments', {}, { name: 'Goods in', locations: [dock?.id] }],
      [
        'CREATE',
        'departments',
        {},
        { name: 'Out', parent_department_id: goods?.id, locations: [] },
      ],
      ['CREATE', 'departments', {}, { name: 'Form', locations: [] }],
    ])
  })
})

describe('[7.23] importDepartments', () => {
  it('puts departments at locations, and changes where they are', async () => {
    await importLocations(place('Leeds'), place('Hull'), place('Dock', 'Hull'))
    const rows = [
      row('Packing', 'Goods', ['Dock']),
      row('Goods', undefined, ['leeds', 'Hull']),
      row('None'),
    ]
    expect(await importDepartments(...rows)).toEqual({ ...GOOD, created: 3 })
    expect(await importDepartments(...rows)).toEqual({ ...GOOD, unchanged: 3 })
    expect(await importDepartments(row('goods', undefined, ['Dock', 'Leeds']))).toEqual({
      ...GOOD,
      updated: 1,
    })
    expect(await storedPlaces(scenario.clientId, 'departments')).toMatchObject([
      { name: 'None', locations: [] },
      { name: 'Packing', parent: 'goods', locations: ['Dock'] },
      { name: 'goods', locations: ['Dock', 'Leeds'] },
    ])
    expect((await importDepartments(row('X', undefined, ['Leeds', 'Nowhere']))).errors).toEqual([
      {
        row: 2,
        column: 'locations',
        value: 'Leeds; Nowhere',
        message: '‘Nowhere’ does not exist.',
      },
    ])
  })
})

it('[14.9] a department and a location of the same name are two things', async () => {
  await importLocations(place('Goods'))
  expect(await importDepartments(row('Goods'), row('X', 'Goods'))).toEqual({ ...GOOD, created: 2 })
  expect((await importLocations(place('Y', 'X'))).error_count).toBe(1)
})

describe('imports', () => {
  it.each([
    'importDepartments',
    'importLocations',
    'importUsers',
    'importEmployeeIdsFromCsv',
  ] as const)(
    '[27.14] %s is in clients that are there and not disabled, with at most 100,000 rows',
    async (call) => {
      const { provider, clientId } = scenario
      const input = { clientId, rows: [] }
      const codeOf = async (answer: ReturnType<typeof provider.gql>) =>
        (await answer).errors?.[0]?.extensions.code
      const unknown = { ...input, clientId: '01900000-0000-7000-8000-000000000000' }
      expect(await codeOf(provider.gql(CALLS[call], { input: unknown }))).toBe('NOT_FOUND')
      const many = { ...input, rows: Array.from({ length: 100_001 }, () => ({})) }
      expect((await provider.gql(CALLS[call], { input: many })).errors?.[0]).toMatchObject({
        message: 'You can import up to 100,000 rows at once. Split the file into several.',
        extensions: { code: 'BAD_INPUT', field: 'rows' },
      })
      expect((await provider.gql(CALLS[call], { input })).data[call]).toEqual(GOOD)
      await writeRows(db, { clientId }, (tables) =>
        tables.update('clients').set({ deleted_at: new Date() }),
      )
      expect(await codeOf(provider.gql(CALLS[call], { input }))).toBe('BAD_INPUT')
    },
  )
})
