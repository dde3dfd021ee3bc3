/** The account that create-admin creates. */
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { createProviderUser } from '#server/app/commands/createProviderUser.ts'
import { entriesOf } from '../auditLog/auditLogEntries.ts'
import { api, signIn } from '#test/support/api.ts'

const { db } = await api()

const password = 'a password of mine'
const newPerson = () => ({
  email: `${uuid()}@provider.example`,
  firstName: 'Provider',
  lastName: 'Admin',
  companyName: `Provider ${uuid()}`,
  password,
})

const clientOf = async (id: string) => {
  const [user] = await db.read('every client', (tables) =>
    tables.from('users').select(['client_id', 'type']).where('id', '=', id),
  )
  return { id: user?.client_id ?? '', type: user?.type }
}

it('[38.13] can sign in as the provider, and is in the audit log with its client', async () => {
  const person = newPerson()
  const id = await createProviderUser(db, person)
  const { id: client_id, type } = await clientOf(id)
  expect(type).toBe('PROVIDER_SUPER_USER')
  const entries = await entriesOf(db, client_id)
  expect(entries).toMatchObject([
    { action: 'CREATE', entity: 'clients', record_id: client_id, user_id: null },
    { action: 'CREATE', entity: 'users', record_id: id, user_id: null },
  ])
  expect(JSON.stringify(entries)).not.toContain('argon2')
  const { accessToken } = await signIn({ ...person, id, client_id, type: 'PROVIDER_SUPER_USER' })
  expect(accessToken).toEqual(expect.any(String))
})

it('[38.13] [42.1] joins a client of that name, and leaves none behind when it is refused', async () => {
  const person = newPerson()
  const one = await createProviderUser(db, person)
  const second = { ...newPerson(), companyName: person.companyName.toUpperCase() }
  expect(await clientOf(await createProviderUser(db, second))).toEqual(await clientOf(one))
  const { companyName } = newPerson()
  await expect(createProviderUser(db, { ...person, companyName })).rejects.toMatchObject({
    constraint: 'users_email',
  })
  const common = { ...newPerson(), companyName, password: 'qwertyuiop' }
  await expect(createProviderUser(db, common)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    field: 'password',
  })
  const clients = await db.read('every client', (tables) =>
    tables.from('clients').select('id').where('company_name', '=', companyName),
  )
  expect(clients).toEqual([])
})
