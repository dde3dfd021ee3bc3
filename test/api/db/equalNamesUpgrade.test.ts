/** Names of before, which were different and are equal now: an update of a database that has some. */
import { v7 as uuid } from 'uuid'
import { afterAll, expect, it } from 'vitest'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { applyMigrations, listMigrations, migrate } from '#server/platform/db/migrate.ts'
import { emptyDatabase } from '#test/support/testDatabase.ts'

const db = await emptyDatabase()

afterAll(() => db.close())

const client = uuid()

it('[39.11] equal names of before get a number, accents become one character with their letter, domains ASCII', async () => {
  await withOwnerRole(db.pool, async (owner) => {
    const names = await listMigrations()
    await applyMigrations(owner, names.slice(0, names.indexOf('0051_one_folding')))
    await owner.query(`insert into clients (id, company_name) values ($1, 'Cafe\u0301')`, [client])
    const parent = uuid()
    const place = (name: string, at: string | null = null, id = uuid()) =>
      owner.query(
        'insert into locations (client_id, id, name, parent_id) values ($1, $2, $3, $4)',
        [client, id, name, at],
      )
    await place('Bo\u0308rse', null, parent)
    await place('Börse')
    await place('BÖRSE (2)')
    await place('bö\u200Brse')
    await place('O’Hara', parent)
    await place("O'Hara", parent)
    await place("O'Hara")
    const person = (email: string, employeeId: string) =>
      owner.query(
        `insert into users (client_id, id, firstname, lastname, email, employee_id, type)
           values ($1, $2, 'Ume\u0301', 'N', $3, $4, 'CLIENT_USER')`,
        [client, uuid(), email, employeeId],
      )
    await person('a@bücher.example', 'N-7')
    await person('b@пример.рф', 'n-7')
    await person('c@bu\u0308cher.example', 'N-8')
    await person('c@xn--bcher-kva.example', 'N-9')
    await person('d@a.example', '9')
  })
  await migrate(db)
  const read = async (text: string) =>
    (await db.pool.query<{ value: string }>(text)).rows.map(({ value }) => value)
  expect(await read('select company_name as value from clients')).toEqual(['Café'])
  expect(
    await read('select name as value from locations where parent_id is null order by id'),
  ).toEqual(['Börse', 'Börse (3)', 'BÖRSE (2)', 'bö\u200Brse (4)', "O'Hara"])
  expect(
    await read('select name as value from locations where parent_id is not null order by id'),
  ).toEqual(['O’Hara', "O'Hara (2)"])
  expect(await read('select distinct firstname as value from users')).toEqual(['Umé'])
  expect(await read('select employee_id as value from users order by id')).toEqual([
    'N-7',
    'n-7 (2)',
    'N-8',
    'N-9',
    '9',
  ])
  expect(await read('select email as value from users order by id')).toEqual([
    'a@xn--bcher-kva.example',
    'b@xn--e1afmkfd.xn--p1ai',
    'c@bu\u0308cher.example',
    'c@xn--bcher-kva.example',
    'd@a.example',
  ])
  expect(await read('select e.email as value from account_emails e order by user_id')).toEqual(
    await read('select email as value from users order by id'),
  )
})
