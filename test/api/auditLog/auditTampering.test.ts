/** Tampering with the audit log outside the application is detected at the first changed position. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { appendEntries, brokenAt } from './auditLogEntries.ts'

let db: Database
let clientId: string

beforeEach(async () => {
  ;({ db } = await api())
  clientId = (await buildClient(db)).id
})

const append = (count: number) => appendEntries(db, clientId, count)

describe('[3.58] tampering by who owns the database is found at its position', () => {
  const at = (position: number) => `client_id = '${clientId}' and position = ${position}`
  const swap = (one: string) => `update audit_log a set ${one}
    from audit_log b where a.client_id = '${clientId}' and b.client_id = a.client_id
      and a.position in (3, 4) and b.position in (3, 4) and a.position <> b.position`

  it.each([
    ['a changed field', 3, () => `update audit_log set after = '{"name": "y"}' where ${at(3)}`],
    ['a changed time', 3, () => `update audit_log set at = at + interval '1 ms' where ${at(3)}`],
    ['a changed person', 5, () => `update audit_log set user_id = id where ${at(5)}`],
    ['a changed id', 1, () => `update audit_log set id = record_id where ${at(1)}`],
    ['another request', 6, () => `update audit_log set request_id = null where ${at(6)}`],
    ['a changed hash', 4, () => `update audit_log set hash = sha256('x') where ${at(4)}`],
    [
      'another hash before',
      4,
      () => `update audit_log set previous_hash = sha256('x') where ${at(4)}`,
    ],
    ['a removed entry', 3, () => `delete from audit_log where ${at(3)}`],
    ['a removed first one', 1, () => `delete from audit_log where ${at(1)}`],
    ['a removed newest one', 6, () => `delete from audit_log where ${at(6)}`],
    [
      'a removed tail',
      4,
      () => `delete from audit_log where client_id = '${clientId}' and position > 3`,
    ],
    ['everything removed', 1, () => `delete from audit_log where client_id = '${clientId}'`],
    [
      'swapped contents',
      3,
      () => swap('before = b.before, after = b.after, record_id = b.record_id'),
    ],
    [
      'a forged one at the end',
      7,
      () => `insert into audit_log select client_id, gen_random_uuid(), at, user_id, action, entity, record_id,
          before, after, request_id, 7, hash, sha256('x') from audit_log where ${at(6)}`,
    ],
    ['a forgotten end', 1, () => `delete from audit_heads where client_id = '${clientId}'`],
    [
      'an earlier end',
      6,
      () => `update audit_heads h set position = 5, hash = a.hash from audit_log a
        where h.client_id = a.client_id and a.client_id = '${clientId}' and a.position = 5`,
    ],
    [
      'another end',
      6,
      () => `update audit_heads set hash = sha256('x') where client_id = '${clientId}'`,
    ],
  ])('[33.5] %s', async (_what, position, statement) => {
    await append(6)
    expect(await brokenAt(db, clientId)).toBeNull()
    await asOwner(db, columnsNamed(statement()))
    expect(await brokenAt(db, clientId)).toBe(position)
  })

  it('[33.5] a whole forged chain does not end where the head says', async () => {
    await append(6)
    await asOwner(
      db,
      `with recursive forged as (
          select a.*, sha256(a.previous_hash || audit_text(a.client_id, a.position, a.id, a.at, a.user_id, 'DELETE',
            a.entity, a.record_id, a.before, a.after, a.request_id)) as h, a.previous_hash as p
          from audit_log a where ${at(5)}
          union all
          select a.*, sha256(f.h || audit_text(a.client_id, a.position, a.id, a.at, a.user_id, 'DELETE',
            a.entity, a.record_id, a.before, a.after, a.request_id)), f.h
          from audit_log a join forged f on a.client_id = f.client_id and a.position = f.position + 1)
        update audit_log a set action = 'DELETE', hash = f.h, previous_hash = f.p
          from forged f where a.client_id = f.client_id and a.position = f.position`,
    )
    expect(await brokenAt(db, clientId)).toBe(6)
  })
})

/** Returns the columns of a forged row in the order of the table. */
function columnsNamed(statement: string): string {
  return statement.replace(
    'insert into audit_log select',
    `insert into audit_log (client_id, id, at, user_id, action, entity, record_id, before, after, request_id,
      position, previous_hash, hash) select`,
  )
}
