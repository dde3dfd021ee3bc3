import { describe, expect, it } from 'vitest'
import { sql } from './sql.ts'
import { compileStatement } from './statements.ts'
import { assertTenantFilters } from './tenantGuard.ts'

const check = (text: string) => () => assertTenantFilters(text)

it('[11.1] a statement that forgets the filter of its second table does not compile', () => {
  const client = { clientId: '01a1fc8f-6304-7230-a8d3-719f121e41e2' }
  const forgetful = () =>
    compileStatement(client, (tables) =>
      tables.sql(
        (tenantFilter) =>
          sql`select o.id from observations o join users u on u.id = o.user_id where ${tenantFilter('o')}`,
      ),
    )
  expect(forgetful).toThrow('A statement reads users as u without a tenant filter.')
  expect(forgetful, 'also when it is compiled again').toThrow('users as u')
  expect(() =>
    compileStatement('every client', (tables) =>
      tables.sql(
        (tenantFilter) =>
          sql`select o.id from observations o join users u on u.id = o.user_id where ${tenantFilter('o')}`,
      ),
    ),
  ).not.toThrow()
})

it('[11.1] a client may be looked for by its id within the scope', () => {
  const { clientId, other } = { clientId: crypto.randomUUID(), other: crypto.randomUUID() }
  expect(() =>
    compileStatement({ clientId }, (tables) =>
      tables.sql(
        (tenantFilter) =>
          sql`select 1 from clients c where ${tenantFilter('c')} and c.id = ${other}`,
      ),
    ),
  ).not.toThrow()
})

it('[11.1] a statement whose filter names another client does not compile', () => {
  const [mine, other] = ['01a1fc8f-6304-7230-a8d3-719f121e41e2', crypto.randomUUID()]
  expect(() =>
    compileStatement({ clientId: mine }, (tables) =>
      tables.sql(
        (tenantFilter) =>
          sql`select 1 from tasks t, users u where ${tenantFilter('t')} and u.client_id = ${other}`,
      ),
    ),
  ).toThrow('The tenant filter of a statement is another client’s: $2.')
})

it.each(
  Object.entries({
    'a filter with a cast, inside parentheses, among others': `select 1 from users u where (u.type = 'a' or left(u.email, 1) = 'b') and (u.client_id = $1::uuid and u.id is distinct from $2)`,
    'outer joins on the client':
      'select 1 from tasks t left join users u on u.client_id = t.client_id left outer join lateral (select s.id from sessions s where s.client_id = t.client_id) x on true where t.client_id = $1 order by 1',
    'a filter for each alias':
      'select 1 from tasks t, users u where t.client_id = $1 and u.client_id = $2',
    'a join on the client':
      'select 1 from users u join sessions s on s.client_id = u.client_id where u.client_id = $1',
    'a chain of joins':
      'select 1 from users u join sessions s on s.client_id = u.client_id join tasks t on t.client_id = s.client_id where t.client_id = $1',
    'a join on the client’s own id':
      'select 1 from clients c join users u on u.client_id = c.id where u.client_id = $1',
    'a query of the rows around it':
      'select 1 from users u where u.client_id = $1 and exists (select from sessions s where s.client_id = u.client_id)',
    'a common table by the name of a table': 'with users as (select 1 as id) select * from users',
    'a common table with its columns':
      'with tasks (id) as materialized (select 1) select * from tasks',
    'an update and a delete':
      'with d as (delete from sessions s using users u where s.client_id = $1 and u.client_id = s.client_id) update tasks as t set name = $2 where t.client_id = $1',
    'the account manager of a client':
      'select 1 from clients c left join users m on m.id = c.account_manager_id where c.client_id = $1',
    'tables that belong to no client': 'select * from throttles, planner',
    'names of tables that are no tables': `select extract(day from jobs.due_at), 'from users' from unnest($1) jobs -- from users`,
    'rows that it inserts':
      'insert into users (client_id, id) values ($1, $2) on conflict do update set id = users.id',
  }),
)('[11.1] the check accepts %s', (_what, text) => {
  expect(check(text)).not.toThrow()
})

/** By the table that is named. */
const REFUSED: Record<string, Record<string, string>> = {
  'users as u': {
    'a table after a comma': 'select 1 from tasks t, users u where t.client_id = $1',
    'an inner query':
      'select 1 from tasks t where t.client_id = $1 and exists (select from users u where u.id = t.id)',
    'an alias that another query has bound':
      'select 1 from (select from users u where u.client_id = $1) x, lateral (select from users u) y',
    'a table behind its schema': 'select 1 from "public".users u where u.id = $1',
    'the target of a merge':
      'merge into users u using (select $1 as id) x on x.id = u.id when matched then delete',
    'a join behind a function':
      'select 1 from unnest($1, $2) x left join lateral (select 1) y on true join "users" "u" on true',
    'a filter behind an or': 'select 1 from users u where u.client_id = $1 or true',
    'a filter in parentheses with an or':
      'select 1 from users u where u.id = $2 and (u.client_id = $1 or u.id = $3)',
    'a filter behind a not': 'select 1 from users u where not (u.client_id = $1)',
    'a filter that is compared': 'select 1 from users u where u.client_id = $1 is not null',
    'a filter that is selected': 'select u.client_id = $1 from users u',
    'a filter of an aggregate': 'select count(*) filter (where u.client_id = $1) from users u',
    'a filter of the rows that are grouped or sorted':
      'select 1 from users u order by u.client_id = $1',
    'another client': 'select 1 from users u where u.client_id <> $1',
    'the side of an outer join that keeps all rows':
      'select 1 from users u left join tasks t on t.client_id = $1 and u.client_id = t.client_id',
    'a filter that is commented out': 'select 1 from users u where true /* u.client_id = $1 */',
  },
  'users as t': {
    'the same alias in another query':
      'select 1 from tasks t where t.client_id = $1 union all select 1 from users t',
  },
  'tasks as t': {
    'two aliases that have only each other’s client':
      'select 1 from tasks t join users u on u.client_id = t.client_id',
    'a right join':
      'select 1 from users u right join tasks t on t.client_id = u.client_id where u.client_id = $1',
    'a full join':
      'select 1 from users u full outer join tasks t on t.client_id = u.client_id where u.client_id = $1',
  },
  'clients as c': {
    'the clients of an account manager':
      'select 1 from clients c join users m on m.id = c.account_manager_id where m.client_id = $1',
  },
  'users as users': {
    'a table without an alias': 'delete from "users" where id = $1',
    'a whole table': 'select 1 where exists (table users)',
    'an update': 'update users set id = $1',
  },
}

describe.each(Object.entries(REFUSED))('[11.1] the check names %s and refuses', (named, texts) => {
  it.each(Object.entries(texts))('%s', (_what, text) => {
    expect(check(text)).toThrow(named)
  })
})
