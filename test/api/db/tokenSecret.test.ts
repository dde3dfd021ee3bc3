/** A database is bound to its TOKEN_SECRET: another one is refused, a change is planned, a loss has a way out. */
import type { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { endAllSessions } from '#server/app/commands/endSessionsCommand.ts'
import { checkTokenSecret } from '#server/app/doctor/checkDatabase.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { replaceLostSecret, takeSecret } from '#server/app/takeSecret.ts'
import { deriveResetToken, hashToken } from '#server/features/auth/opaqueTokens.ts'
import { validResetToken } from '#server/features/auth/passwordResetQueries.ts'
import { decryptSecret, encryptSecret } from '#server/features/auth/secondFactorCodes.ts'
import type { Database } from '#server/platform/db/database.ts'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { assertSecret } from '#server/platform/db/installation.ts'
import { asOwner, testDatabase } from '#test/support/testDatabase.ts'

const secrets = (tokenSecret: string, previousTokenSecret: string | null = null) => ({
  tokenSecret,
  previousTokenSecret,
  databaseUrl: null,
})
const [FIRST = '', SECOND = '', THIRD = ''] = ['first', 'second', 'third'].map((name) =>
  `the ${name} secret of this test `.repeat(2),
)
const REFUSED = /token secret .* is not that of this database/

const db = (await testDatabase('writes')) as Database & { pool: Pool }
const user = await buildUser(db)
const userId = user.id
const clientId = user.client_id
await insertRow(db, clientId, 'second_factors', {
  client_id: clientId,
  user_id: userId,
  secret: encryptSecret(FIRST, userId, 'plain'),
})

afterAll(() => db.close())

const encrypted = async (): Promise<string> => {
  const [row] = await asOwner<{ secret: string }>(db, 'select secret from second_factors')
  return row?.secret ?? ''
}

it('[38.20] a database without a check is recognised by what it encrypted', async () => {
  await expect(takeSecret(db, secrets(SECOND))).rejects.toThrow(REFUSED)
  expect(await takeSecret(db, secrets(FIRST))).toMatchObject({ pseudonymSecret: FIRST })
})

it('[38.20] another secret than the database’s is refused, and named by the doctor', async () => {
  await expect(takeSecret(db, secrets(SECOND))).rejects.toThrow(REFUSED)
  const check = (tokenSecret: string) =>
    withOwnerRole(db.pool, (client) => assertSecret(client, secrets(tokenSecret)))
  await expect(check(SECOND)).rejects.toThrow(REFUSED)
  expect(await check(FIRST)).toBe(FIRST)
  expect(await checkTokenSecret(db.pool, secrets(SECOND))).toMatchObject([{ level: 'mend' }])
  expect(await checkTokenSecret(db.pool, secrets(FIRST))).toMatchObject([{ level: 'ok' }])
})

it('[38.21] until a process has changed the secret, a backup holds the one before', async () => {
  const found = await withOwnerRole(db.pool, (client) =>
    assertSecret(client, secrets(SECOND, FIRST)),
  )
  expect(found).toBe(FIRST)
})

it('[38.21] a new secret beside the one before: second factors are encrypted anew, pseudonyms stay', async () => {
  const taken = await takeSecret(db, secrets(SECOND, FIRST))
  expect(taken.pseudonymSecret).toBe(FIRST)
  expect(decryptSecret(SECOND, userId, await encrypted())).toBe('plain')
  await expect(takeSecret(db, secrets(FIRST))).rejects.toThrow(REFUSED)
  const again = await takeSecret(db, secrets(THIRD, SECOND))
  expect(again.pseudonymSecret).toBe(FIRST)
  expect(decryptSecret(THIRD, userId, await encrypted())).toBe('plain')
  expect(await takeSecret(db, secrets(THIRD))).toMatchObject({ pseudonymSecret: FIRST })
})

it('[38.21] a link to reset a password that was requested with the secret before is still mailed', async () => {
  const id = crypto.randomUUID()
  await insertRow(db, clientId, 'password_resets', {
    client_id: clientId,
    id,
    user_id: userId,
    token_hash: hashToken(deriveResetToken(SECOND, id)),
    expires_at: new Date(Date.now() + 60_000),
  })
  const mailed = (settings: ReturnType<typeof secrets>) =>
    validResetToken(
      { db, settings: settings as never, now: () => new Date() },
      {
        clientId,
        subjectId: id,
      },
    )
  expect(await mailed(secrets(THIRD, SECOND))).toBe(deriveResetToken(SECOND, id))
  expect(await mailed(secrets(THIRD))).toBeNull()
})

it('[38.22] after a leak every session and link ends', async () => {
  await insertRow(db, clientId, 'sessions', {
    client_id: clientId,
    id: crypto.randomUUID(),
    user_id: userId,
    token_hash: 'hash',
    expires_at: new Date(Date.now() + 60_000),
  })
  expect(await endAllSessions(db)).toBe(1)
  const [left] = await asOwner<{ count: number }>(
    db,
    `select (select count(*) from sessions where revoked_at is null)
      + (select count(*) from password_resets where used_at is null) as count`,
  )
  expect(Number(left?.count)).toBe(0)
})

it('[38.22] a lost secret is replaced; second factors are set up again', async () => {
  expect(await replaceLostSecret(db, secrets(SECOND))).toBe(1)
  expect(await takeSecret(db, secrets(SECOND))).toMatchObject({ pseudonymSecret: SECOND })
  await expect(takeSecret(db, secrets(THIRD))).rejects.toThrow(REFUSED)
})
