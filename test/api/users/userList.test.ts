/** The list of users and its total. */
import { describe, expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { answered } from '#test/support/answered.ts'
import { actor } from '#test/support/api.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'

const LIST = `query ($filter: UserFilter, $input: UserListInput, $where: UserWhere) {
  allUsers(filter: $filter, input: $input, where: $where) {
    id firstname employee_id observation_count observed_count locations { name } departments { name }
    client { id company_name deleted_at }
  }
  totalUsers(filter: $filter, input: $input, where: $where)
}`

const scenario = await buildTwoSites({ display_employee_id: false })
const { db, of, client, north, goodsIn, dock, south, transport, lift } = scenario
const superUser = await actor('CLIENT_SUPER_USER', client)
/** By first name; `Gone` is deleted. */
const people = {
  Abe: await buildUser(db, {
    ...of,
    firstname: 'Abe',
    lastname: 'Zed',
    employee_id: 'E-30',
    type: 'CLIENT_OBSERVER',
  }),
  Béa: await buildUser(db, {
    ...of,
    firstname: 'Béa',
    lastname: 'Young',
    employee_id: 'E-20',
    email: `aa-${of.client_id}@people.example`,
    user_has_full_location_access: false,
    user_has_full_department_access: false,
  }),
  cy: await buildUser(db, {
    ...of,
    firstname: 'cy',
    lastname: 'Xu',
    is_account_enabled: false,
    type: 'CLIENT_OBSERVEE',
  }),
  Gone: await buildUser(db, { ...of, firstname: 'Gone', deleted_at: new Date() }),
}
const link = { client_id: of.client_id, user_id: people.Béa.id }
await insertRow(db, client.id, 'user_locations', { ...link, location_id: north.id })
await insertRow(db, client.id, 'user_departments', { ...link, department_id: goodsIn.id })
const seen = { ...of, user_id: people.Abe.id, observee_id: people.cy.id }
await buildObservation(db, seen)
await buildObservation(db, { ...seen, observee_id: people.Béa.id })
await buildObservation(db, { ...seen, deleted_at: new Date() })
await actor('CLIENT_USER')

const listed = async (variables: object = {}, who = superUser) => answered(who.gql(LIST, variables))

/** Returns the first names of this test's people in order; checks that the total equals the number of rows. */
async function names(variables: object = {}, who = superUser): Promise<string> {
  const { allUsers, totalUsers } = await listed(variables, who)
  expect(totalUsers).toBe(allUsers.length)
  return allUsers
    .map(({ firstname }: { firstname: string }) => firstname)
    .filter((name: string) => name in people)
    .join(' ')
}

const filtered = (filter: object) => names({ filter })

describe('[7.77] [7.58] the list of users and its total', () => {
  it('is by first name, without the deleted ones and without other clients’', async () => {
    const { allUsers } = await listed({ filter: { take: 100 } })
    expect(await names()).toBe('Abe Béa cy')
    const { allUsers: page } = await listed({ filter: { take: 1, skip: 1 } })
    expect(page.map(({ id }: { id: string }) => id)).toEqual([people.Béa.id])
    const clients = new Set(allUsers.map(({ client }: { client: { id: string } }) => client.id))
    expect([...clients]).toEqual([scenario.client.id])
    expect(await filtered({ showDeleted: true })).toContain('Gone')
  })

  it('[3.8] gives each its client, places, counts and employee id', async () => {
    const { allUsers } = await listed()
    const of = (id: string) => allUsers.find((user: { id: string }) => user.id === id)
    expect(of(people.Béa.id)).toEqual({
      id: people.Béa.id,
      firstname: 'Béa',
      employee_id: 'E-20',
      observation_count: 0,
      observed_count: 1,
      locations: [{ name: 'North' }],
      departments: [{ name: 'Goods in' }],
      client: {
        id: scenario.client.id,
        company_name: scenario.client.company_name,
        deleted_at: null,
      },
    })
    expect(of(people.Abe.id)).toMatchObject({
      observation_count: 2,
      observed_count: 0,
      locations: [],
      departments: [],
    })
  })

  it.each([
    ['name', 'DESC', /^cy Béa Abe$/u],
    ['lastname', 'ASC', /^cy Béa Abe$/u],
    ['employee_id', 'ASC', /^Béa Abe cy$/u],
    ['type', 'ASC', /^cy Abe Béa$/u],
    ['is_account_enabled', 'ASC', /^cy /u],
    ['observation_count', 'DESC', /^Abe /u],
    ['observation_count', 'ASC', / Abe$/u],
    ['observed_count', 'DESC', / Abe$/u],
    ['created_at', 'DESC', /^cy Béa Abe$/u],
  ])('sorts by %s %s, asked for or not', async (column, order, expected) => {
    const filter = { sort: { column, order }, take: 100 }
    expect(await filtered(filter)).toMatch(expected)
    const { data } = await superUser.gql(
      `query ($filter: UserFilter) { allUsers(filter: $filter) { firstname } }`,
      { filter },
    )
    const firstNames = data.allUsers.map(({ firstname }: { firstname: string }) => firstname)
    expect(firstNames.filter((name: string) => name in people).join(' ')).toMatch(expected)
  })

  it('[15.14] searches names, e-mail and employee id, whatever their case and accents', async () => {
    for (const search of ['bea', 'BÉA YOUNG', 'oung', 'e-20', `aa-${scenario.client.id}`])
      expect(await filtered({ search })).toBe('Béa')
  })

  it('[15.14] filters by level and by whether the account is enabled', async () => {
    expect(await names({ where: { type: 'CLIENT_OBSERVER' } })).toBe('Abe')
    expect(await names({ where: { is_account_enabled: false } })).toBe('cy')
    expect(await names({ where: { type: 'CLIENT_OBSERVEE', is_account_enabled: true } })).toBe('')
  })

  it('[15.14] filters by task, location and department: those who have access', async () => {
    const task = await buildTask(db, { ...of, users: [people.Béa.id] })
    expect(await filtered({ taskIds: [task.id] })).toBe('Béa')
    expect(await filtered({ taskIds: [task.id, lift.id] })).toBe('Abe Béa cy')
    expect(await filtered({ taskIds: ['no id'] })).toBe('')
    expect(await filtered({ locationIds: [dock.id] })).toBe('Abe Béa cy')
    expect(await filtered({ locationIds: [south.id] })).toBe('Abe cy')
    expect(await filtered({ departmentIds: [goodsIn.id] })).toBe('Abe Béa cy')
    expect(await filtered({ departmentIds: [transport.id] })).toBe('Abe cy')
  })

  it('shows the provider the chosen client, and everybody else their own', async () => {
    const input = { clientId: scenario.client.id }
    expect(await names({ input }, await providerActor())).toBe('Abe Béa cy')
    expect(await names({ input }, await actor('CLIENT_SUPER_USER'))).toBe('')
  })

  it('[6.55] shows a super user of some locations the people who work there', async () => {
    const southern = await actorAt('CLIENT_SUPER_USER', south)
    expect(await names({}, southern)).toBe('Abe cy')
  })
})
