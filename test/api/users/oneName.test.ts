/** People with one name, as everybody has in some countries. */
import { beforeAll, expect, it } from 'vitest'
import { messages } from '#texts/en/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { account, type Actor, actor, api, signIn } from '#test/support/api.ts'
import { csv, runCheck, runImport, storedUsers } from '../imports/importScenario.ts'

let client: { id: string }
let superUser: Actor
beforeAll(async () => {
  const { db } = await api()
  client = await buildClient(db)
  superUser = await actor('CLIENT_SUPER_USER', client)
})

const CREATE = `mutation ($input: UserInput!) { row: createUser(input: $input) { id firstname lastname } }`
const UPDATE = `mutation ($id: ID!, $input: UserInput!) {
  row: updateUser(id: $id, input: $input) { firstname lastname } }`
const person = (
  firstName: string,
  lastName: string,
  email = `${firstName || lastName}@one.example`,
) => ({
  userLevel: 'CLIENT_USER',
  firstName,
  lastName,
  email: email.toLowerCase(),
})

it('[15.22] either name is enough', async () => {
  const { data } = await superUser.gql(CREATE, { input: person('', 'Sukarno') })
  expect(data.row).toMatchObject({ firstname: '', lastname: 'Sukarno' })
  const { id } = data.row
  const changed = await superUser.gql(UPDATE, { id, input: person('Sukarno', '') })
  expect(changed.data.row).toEqual({ firstname: 'Sukarno', lastname: '' })
  const { errors } = await superUser.gql(CREATE, {
    input: person(' ', '\u200B', 'none@one.example'),
  })
  expect(errors?.[0]).toMatchObject({
    message: messages.personNameRequired,
    extensions: { code: 'BAD_INPUT', field: 'firstName' },
  })
})

it('[15.22] lists and dropdowns have them under their name', async () => {
  const { db } = await api()
  const { id } = await buildClient(db)
  const own = await actor('CLIENT_SUPER_USER', { id })
  const people = [
    ['Abe', 'Zed'],
    ['', 'Mono'],
    ['Nel', 'Abc'],
    ['Zoe', ''],
  ]
  for (const [firstname, lastname] of people) {
    const { id: observee_id } = await buildUser(db, { client_id: id, firstname, lastname })
    await buildObservation(db, { client_id: id, observee_id, user_id: own.id })
  }
  const call = `query {
    users: allUsers(filter: { sort: { column: name, order: ASC }, take: 100 }) { firstname lastname }
    found: allUsers(filter: { search: "mono" }) { lastname }
    people: getUsersByDepartmentAndLocation(input: { take: 100 }) { firstname lastname }
    observations: allObservations(filter: { sort: { column: observee_name, order: ASC } }) { observee { firstname lastname } }
  }`
  const { data } = await own.gql(call)
  const names = people.map(([firstname, lastname]) => ({ firstname, lastname }))
  const these = (rows: { lastname: string; firstname: string }[]) =>
    rows.filter((row) => names.some((name) => JSON.stringify(name) === JSON.stringify(row)))
  expect(these(data.users)).toEqual(names)
  expect(these(data.people)).toEqual(names)
  expect(data.observations.map(({ observee }: { observee: object }) => observee)).toEqual(names)
  expect(data.found).toEqual([{ lastname: 'Mono' }])
})

it('[15.22] an import takes them, and finds them unchanged', async () => {
  const { db } = await api()
  const scenario = {
    provider: await actor('PROVIDER_SUPER_USER'),
    clientId: (await buildClient(db)).id,
    kind: 'USERS' as const,
  }
  const head = 'firstname,lastname,email,employee_id,type,locations,departments'
  const content = csv(
    head,
    ',Suharto,suharto@one.example,,Client User,,',
    'Suparno,,suparno@one.example,,Client User,,',
  )
  await runImport({ ...scenario, content })
  expect(await storedUsers(scenario.clientId)).toMatchObject([
    { firstname: '', lastname: 'Suharto' },
    { firstname: 'Suparno', lastname: '' },
  ])
  const again = await runCheck({ ...scenario, content })
  expect(again.import_result).toMatchObject({ unchanged: 2, error_count: 0 })
  const nobody = await runCheck({
    ...scenario,
    content: csv(head, ',,x@one.example,,Client User,,'),
  })
  expect(nobody.import_result?.errors).toMatchObject([
    { row: 2, column: 'firstname', message: messages.personNameRequired },
  ])
})

it('[15.22] a mail greets them by their name', async () => {
  const { mails, drainBackgroundWork } = await api()
  const mono = await account('CLIENT_USER', client, { firstname: '', lastname: 'Teller' })
  await signIn(mono)
  await superUser.gql(`mutation ($email: String!) { forgotPassword(email: $email) }`, {
    email: mono.email,
  })
  await drainBackgroundWork()
  const mail = mails.find(({ to }) => JSON.stringify(to).includes(mono.email))
  expect(mail?.to).toMatchObject({ name: 'Teller' })
  expect(mail?.text).toContain('Hello Teller,')
})
