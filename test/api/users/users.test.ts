/** Users: create and update. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { actor } from '#test/support/api.ts'
import { buildTwoSites, providerActor } from '../../support/scenarios/twoSites.ts'
import {
  CREATE_USER,
  DELETE_USER,
  newPerson,
  ONE_USER,
  errorOf,
  saveUser,
  UPDATE_USER,
} from './userCalls.ts'

const scenario = await buildTwoSites({ display_employee_id: false })
const { client, north, goodsIn, south } = scenario
const superUser = await actor('CLIENT_SUPER_USER', scenario.client)

const create = (input: object, who = superUser) => saveUser(who, CREATE_USER, { input })

describe('[7.33] createUser', () => {
  it('[3.8] [3.11] keeps every field of the form, and it is read back unchanged', async () => {
    const input = {
      ...newPerson(),
      userLevel: 'CLIENT_OBSERVER',
      employeeId: ' N-7 ',
      title: 'Shift lead',
      locationIds: [north.id],
      departmentIds: [goodsIn.id],
      isAccountEnabled: false,
    }
    const user = await create({ ...input, email: ` ${input.email.toUpperCase()} ` })
    expect(user).toEqual({
      id: expect.any(String),
      firstname: 'Sam',
      lastname: 'Okafor',
      email: input.email,
      employee_id: 'N-7',
      title: 'Shift lead',
      type: 'CLIENT_OBSERVER',
      is_account_enabled: false,
      client_id: client.id,
      client: { company_name: client.company_name },
      user_has_full_location_access: false,
      user_has_full_department_access: false,
      locations: [{ id: north.id, name: 'North' }],
      departments: [{ id: goodsIn.id, name: 'Goods in' }],
      observation_count: 0,
      observed_count: 0,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    })
    expect(await saveUser(superUser, ONE_USER, { id: user.id })).toEqual(user)
  })

  it('[5.40] full access is on when no places are chosen, and off when some are', async () => {
    expect(await create({ ...newPerson(), userHasFullLocationAccess: false })).toMatchObject({
      user_has_full_location_access: true,
      user_has_full_department_access: true,
    })
    const both = { userHasFullDepartmentAccess: true, departmentIds: [goodsIn.id] }
    expect(await create({ ...newPerson(), ...both, locationIds: [north.id] })).toMatchObject({
      user_has_full_location_access: false,
      user_has_full_department_access: true,
      departments: [],
    })
  })

  it('the provider makes people in the chosen client, everybody else in their own', async () => {
    const elsewhere = (await buildTwoSites()).client.id
    const input = () => ({ ...newPerson(), clientId: elsewhere })
    expect((await create(input(), await providerActor())).client_id).toBe(elsewhere)
    expect((await create(input())).client_id).toBe(scenario.client.id)
  })

  it('[12.15] names every wrong field of the form at once, each once, and nobody is made', async () => {
    const input = {
      ...newPerson(),
      firstName: '',
      lastName: ' ',
      email: 'nobody',
      title: 'x'.repeat(101),
    }
    const fields = [
      { field: 'email', message: 'Enter a valid email address' },
      { field: 'title', message: 'This text is too long: use at most 100 characters.' },
      { field: 'firstName', message: 'Enter a first name, a last name or both.' },
    ]
    expect(await errorOf(superUser, CREATE_USER, { input })).toEqual({
      code: 'BAD_INPUT',
      ...fields[0],
      fields,
    })
    expect(await peopleOf(input.email)).toBe(0)
  })

  it('refuses places that do not exist', async () => {
    for (const field of ['locationIds', 'departmentIds']) {
      const input = { ...newPerson(), [field]: ['no id'] }
      const message = 'One of these no longer exists. Remove it and save again.'
      const refused = { code: 'BAD_INPUT', field, message }
      expect(await errorOf(superUser, CREATE_USER, { input })).toEqual(refused)
      expect(await peopleOf(input.email)).toBe(0)
    }
  })

  it('[15.1] [5.47] an employee id is of one person of the client, an e-mail address of one in all; both are named where both are taken', async () => {
    const employeeId = uuid()
    const first = await create({ ...newPerson(), employeeId })
    const second = await create(newPerson())
    const input = { ...newPerson(), employeeId, email: first.email }
    const bothTaken = {
      code: 'DUPLICATE',
      field: 'email',
      message: 'A user with this email already exists.',
      fields: [
        { field: 'email', message: 'A user with this email already exists.' },
        { field: 'employeeId', message: 'A user with this employee ID already exists.' },
      ],
    }
    expect(await errorOf(superUser, CREATE_USER, { input })).toEqual(bothTaken)
    expect(await errorOf(superUser, UPDATE_USER, { id: second.id, input })).toEqual(bothTaken)
    const elsewhere = await actor('CLIENT_SUPER_USER')
    expect((await create({ ...newPerson(), employeeId }, elsewhere)).employee_id).toBe(employeeId)
    const address = { ...newPerson(), email: first.email }
    expect(await errorOf(elsewhere, CREATE_USER, { input: address })).toMatchObject({
      code: 'DUPLICATE',
      field: 'email',
    })
    const own = { ...newPerson(), employeeId, email: first.email }
    expect((await saveUser(superUser, UPDATE_USER, { id: first.id, input: own })).id).toBe(first.id)
  })

  it('[15.2] two at once with one e-mail address make one person', async () => {
    const input = newPerson()
    const answers = await Promise.all([1, 2].map(() => superUser.gql(CREATE_USER, { input })))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const [error] = answers.flatMap(({ errors }) => errors ?? [])
    expect(error?.extensions).toEqual({ code: 'DUPLICATE', field: 'email' })
    expect(await peopleOf(input.email)).toBe(1)
  })
})

describe('[7.34] updateUser', () => {
  it('changes what is given, and what is left out keeps its value', async () => {
    const places = { locationIds: [north.id], departmentIds: [goodsIn.id] }
    const before = await create({ ...newPerson(), employeeId: uuid(), ...places })
    const changes = { userLevel: 'CLIENT_OBSERVEE', lastName: 'Adeyemi', title: 'Picker' }
    const input = { ...newPerson(), email: before.email, ...changes, departmentIds: [] }
    const after = await saveUser(superUser, UPDATE_USER, { id: before.id, input })
    expect(after).toEqual({
      ...before,
      type: 'CLIENT_OBSERVEE',
      lastname: 'Adeyemi',
      title: 'Picker',
      departments: [],
      user_has_full_department_access: true,
      updated_at: expect.any(String),
    })
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
  })

  it('a newer change of someone else is a conflict, and nothing is overwritten, nor once they are deleted', async () => {
    const person = newPerson()
    const change = (place: { id: string }) => ({ ...person, locationIds: [place.id] })
    const { id, updated_at: expectedUpdatedAt } = await create(change(south))
    // They change nothing but the places.
    const first = { id, expectedUpdatedAt, input: change(north) }
    const theirs = await saveUser(superUser, UPDATE_USER, first)
    const second = { id, expectedUpdatedAt, input: { ...change(south), title: 'Late' } }
    expect((await errorOf(superUser, UPDATE_USER, second))?.code).toBe('CONFLICT')
    expect(await saveUser(superUser, ONE_USER, { id })).toEqual(theirs)
    const again = { ...second, expectedUpdatedAt: theirs.updated_at }
    expect((await saveUser(superUser, UPDATE_USER, again)).title).toBe('Late')
    await saveUser(superUser, DELETE_USER, { id })
    expect((await errorOf(superUser, UPDATE_USER, again))?.code).toBe('NOT_FOUND')
  })
})

async function peopleOf(email: string): Promise<number> {
  const rows = await scenario.db.read('every client', (tables) =>
    tables.from('users').select('id').where('email', '=', email.trim().toLowerCase()),
  )
  return rows.length
}
