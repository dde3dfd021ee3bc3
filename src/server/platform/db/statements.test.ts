import { expect, it, vi } from 'vitest'
import { compileStatement } from './statements.ts'
import { sql } from './sql.ts'

const client = { clientId: '01a1fc8f-6304-7230-a8d3-719f121e41e2' }

it('[39.6] a statement carries its client as a value, and the same shape has the same name', () => {
  const first = compileStatement(client, (tables) =>
    tables.from('tasks').select('id').where('name', '=', 'a'),
  )
  const second = compileStatement(client, (tables) =>
    tables.from('tasks').select('id').where('name', '=', 'b'),
  )
  expect(first.text).toContain('"tasks"."client_id" = $1')
  expect(first.values).toEqual([client.clientId, 'a'])
  expect(second.name).toBe(first.name)
  expect(second.values).toEqual([client.clientId, 'b'])
})

it('[39.6] other shapes have other names', () => {
  const names = ['id', 'name'].map(
    (column) =>
      compileStatement(client, (tables) => tables.from('tasks').select(column as 'id')).name,
  )
  expect(new Set(names).size).toBe(2)
})

it('[11.1] updates and deletes are bound to the client as reads are', () => {
  const update = compileStatement(client, (tables) => tables.update('tasks').set({ name: 'x' }))
  const remove = compileStatement(client, (tables) => tables.remove('tasks'))
  expect(update.text).toContain('"tasks"."client_id" =')
  expect(remove.text).toContain('"tasks"."client_id" =')
})

it('[11.1] hand-written SQL names its client or does not compile', () => {
  expect(() => compileStatement(client, (tables) => tables.sql(() => sql`select 1`))).toThrow(
    'whose rows it reaches',
  )
  expect(
    compileStatement(client, (tables) =>
      tables.sql((tenantFilter) => sql`select 1 where ${tenantFilter('t')}`),
    ).text,
  ).toBe('select 1 where "t"."client_id" = $1')
})

it('[11.1] a forgetful statement is refused in production too', async () => {
  vi.resetModules()
  vi.stubEnv('NODE_ENV', 'production')
  const production = await import('./statements.ts')
  vi.unstubAllEnvs()
  expect(() =>
    production.compileStatement(client, (tables) =>
      tables.sql(
        (tenantFilter) =>
          sql`select u.id from tasks t, users u where ${tenantFilter('t')} and u.id = ${'x'}`,
      ),
    ),
  ).toThrow('A statement reads users as u without a tenant filter.')
})
