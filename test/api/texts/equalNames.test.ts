/** Names, IDs and addresses that people see as the same are the same, at every door. */
import { describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Answer, api } from '#test/support/api.ts'

const { db } = await api()
const clientId = (await buildClient(db)).id
const provider = await actor('PROVIDER_SUPER_USER')
const superUser = await actor('CLIENT_SUPER_USER', { id: clientId })

const refusal = ({ errors }: Answer) => errors?.[0]?.extensions

/** Ways in which the same name is typed. */
const SPELLINGS = ['Bo\u0308rse O’Hara', "BÖRSE  O'Hara", '\uFEFFBörse\u00A0O\u200Bʼhara']

describe('[14.1] a name is taken, however it is typed', () => {
  it.each([
    ['location', 'LocationInput'],
    ['department', 'DepartmentInput'],
    ['task', 'TaskInput'],
  ] as const)('of a %s', async (noun, input) => {
    const name = `${noun[0]?.toUpperCase()}${noun.slice(1)}`
    const create = `mutation ($input: ${input}!) { row: create${name}(input: $input) { id name } }`
    const values = (called: string) => ({ clientId, name: called })
    const data = await answered(provider.gql(create, { input: values(SPELLINGS[0] ?? '') }))
    expect(data.row.name).toBe('Börse O’Hara')
    for (const called of SPELLINGS)
      expect(refusal(await provider.gql(create, { input: values(called) }))).toEqual({
        code: 'DUPLICATE',
        field: 'name',
      })
    const update = `mutation ($id: ID!, $input: ${input}!) { row: update${name}(id: $id, input: $input) { name } }`
    const renamed = await provider.gql(update, { id: data.row.id, input: { name: "Börse O'Hara" } })
    expect(renamed.data.row.name).toBe("Börse O'Hara")
  })

  it('of a client', async () => {
    const create = `mutation ($input: ClientInput!) { row: createClient(input: $input) { company_name } }`
    const { data } = await provider.gql(create, { input: { companyName: 'Cafe\u0301 O’Hara' } })
    expect(data.row.company_name).toBe('Café O’Hara')
    const again = await provider.gql(create, { input: { companyName: "CAFÉ O'HARA" } })
    expect(refusal(again)).toEqual({ code: 'DUPLICATE', field: 'companyName' })
  })
})

const CREATE_USER = `mutation ($input: UserInput!) {
  row: createUser(input: $input) { id firstname email employee_id } }`
const person = (values: object) => ({
  input: { userLevel: 'CLIENT_USER', firstName: 'Uma', lastName: 'Novak', ...values },
})

it('[15.1] an employee ID belongs to one person, whatever its case and what does not show of it', async () => {
  const { data } = await superUser.gql(
    CREATE_USER,
    person({ email: 'id@example.com', employeeId: '\u202AN\u2011Bo\u0308-7\u202C' }),
  )
  expect(data.row.employee_id).toBe('N\u2011Bö-7')
  const again = person({ email: 'other-id@example.com', employeeId: 'n-BÖ-\u200B7' })
  expect(refusal(await superUser.gql(CREATE_USER, again))).toEqual({
    code: 'DUPLICATE',
    field: 'employeeId',
  })
})

it('[15.1] [5.45] a mailbox belongs to one person, in whatever script its domain is written', async () => {
  const { data } = await superUser.gql(CREATE_USER, person({ email: ' Uma@Bücher.example\u200B' }))
  expect(data.row.email).toBe('uma@xn--bcher-kva.example')
  const again = person({ email: 'uma@bu\u0308cher.example' })
  expect(refusal(await superUser.gql(CREATE_USER, again))).toEqual({
    code: 'DUPLICATE',
    field: 'email',
  })
})
