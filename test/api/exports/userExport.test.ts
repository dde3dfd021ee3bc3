import { expect, it } from 'vitest'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser, type UserRow } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { actor } from '#test/support/api.ts'
import { buildTwoSites, actorAt } from '../../support/scenarios/twoSites.ts'
import { csvOf, EXPORT_USERS, readColumns, runExport, exportMailsTo } from './exportCalls.ts'

const HEADER =
  'Name,Email,Employee ID,User level,Account enabled,Client company,Observations made,Times observed,Last observed (Europe/Amsterdam),First name,Last name,Locations,Departments'

const MINUTE = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/u)

const scenario = await buildTwoSites({ company_name: 'Acme; "Ltd"', display_employee_id: false })
const { db, of, client, north, south, dock, goodsIn, transport, lift } = scenario
const superUser = await actor('CLIENT_SUPER_USER', client)
const southDock = await buildLocation(db, { ...of, name: 'Dock', parent_id: south.id })
const odd = await buildLocation(db, { ...of, name: 'A;B "C"' })
const closed = await buildLocation(db, { ...of, name: 'Closed', deleted_at: new Date() })
const some = { user_has_full_location_access: false, user_has_full_department_access: false }
const kim = await buildUser(db, {
  ...of,
  ...some,
  firstname: 'Kim',
  lastname: 'Alpha',
  email: 'kim.alpha@people.example',
  employee_id: '=E-1',
  type: 'CLIENT_OBSERVER',
})
for (const { id } of [north, dock, southDock, odd, closed])
  await insertRow(db, client.id, 'user_locations', { ...of, user_id: kim.id, location_id: id })
for (const { id } of [goodsIn, transport])
  await insertRow(db, client.id, 'user_departments', {
    ...of,
    user_id: kim.id,
    department_id: id,
  })
const lee = await buildUser(db, {
  ...of,
  firstname: 'Lee',
  lastname: 'Beta',
  is_account_enabled: false,
})
const gone = await buildUser(db, {
  ...of,
  firstname: 'Gone',
  lastname: 'Gamma',
  deleted_at: new Date('2026-03-01T22:30:00Z'),
})
for (const [user_id, observee_id] of [
  [kim.id, lee.id],
  [kim.id, lee.id],
  [lee.id, kim.id],
])
  await buildObservation(db, { ...of, user_id: user_id ?? '', observee_id: observee_id ?? '' })

const rowOf = (rows: string[][], person: UserRow) =>
  rows.find(([, email]) => email === person.email)

it('[7.40] [26.2] the columns of the list, then what an import reads beside', async () => {
  const job = await runExport(superUser, EXPORT_USERS)
  expect(job).toMatchObject({
    kind: 'EXPORT_USERS',
    state: 'DONE',
    client: { id: scenario.client.id },
  })
  const rows = readColumns(await csvOf(job))
  expect(rows[0]?.join()).toBe(HEADER)
  const company = 'Acme; "Ltd"'
  const places = '"A;B ""C"""; Closed; North > Dock; South > Dock; North'
  const kims = ['Kim Alpha', kim.email, '=E-1', 'Client Observer', 'Yes', company, '2', '1', MINUTE]
  expect(rowOf(rows, kim)).toEqual([...kims, 'Kim', 'Alpha', places, 'Goods in; Transport'])
  const lees = ['Lee Beta', lee.email, '', 'Client User', 'No', company, '1', '2', MINUTE]
  expect(rowOf(rows, lee)).toEqual([...lees, 'Lee', 'Beta', '', ''])
  expect(rowOf(rows, gone)).toBeUndefined()
  expect((await exportMailsTo(superUser))[0]?.text).toContain(`Rows: ${rows.length - 1}`)
})

it('[26.1] the same rows in the same order as the list, whatever is requested', async () => {
  const LIST = `query ($filter: UserFilter, $where: UserWhere) { rows: allUsers(filter: $filter, where: $where) { email } }`
  const sorted = (column: string, order: string) => ({
    filter: { showDeleted: true, sort: { column, order } },
  })
  const asked: { filter: object; where?: object }[] = [
    { filter: { search: 'alpha' } },
    { filter: { locationIds: [dock.id], taskIds: [lift.id] } },
    { filter: { departmentIds: [goodsIn.id], showDeleted: true } },
    { filter: {}, where: { type: 'CLIENT_OBSERVER' } },
    { filter: {}, where: { is_account_enabled: false } },
    sorted('name', 'DESC'),
    sorted('observed_count', 'ASC'),
    sorted('deleted_at', 'DESC'),
  ]
  for (const variables of asked) {
    const { data, errors } = await superUser.gql(LIST, {
      ...variables,
      filter: { ...variables.filter, take: 100 },
    })
    expect(errors, JSON.stringify(variables)).toBeUndefined()
    const rows = readColumns(await csvOf(await runExport(superUser, EXPORT_USERS, variables)))
    expect(
      rows.slice(1).map(([, email]) => email),
      JSON.stringify(variables),
    ).toEqual(data.rows.map(({ email }: { email: string }) => email))
  }
})

it('[26.3] a super user of some locations gets the people there, and no other place’s name', async () => {
  const limited = await actorAt('CLIENT_SUPER_USER', scenario.dock)
  const rows = readColumns(await csvOf(await runExport(limited, EXPORT_USERS)))
  expect(rowOf(rows, kim)?.slice(-2)).toEqual(['Dock', 'Goods in'])
})

it.each([
  [{ filter: { search: 'x'.repeat(201) } }, 'search'],
  [{ filter: { sort: { column: 'password_hash', order: 'ASC' } } }, 'column'],
  [{ where: { type: 'KING' } }, 'type'],
])('[26.14] refuses %j as the list does', async (variables, field) => {
  const { errors } = await superUser.gql(EXPORT_USERS, variables)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field })
})
