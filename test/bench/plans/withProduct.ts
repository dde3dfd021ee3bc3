/** The product on a seeded database, and the statements that it sends for a call. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg, { type Pool } from 'pg'
import type { Role } from '#domain/roles.ts'
import { accessTokens } from '#server/context/request/accessTokens.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { PLANNED_BY_VALUES } from '#server/platform/db/statementSettings.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { buildApp } from '#server/app/buildApp.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { seededId } from '../seed/seedSql.ts'
import { readSeeded } from '../seed/seededDatabase.ts'
import { seededClients } from '../seed/seedSizes.ts'
import { writeRows } from '#test/support/writeRows.ts'

export interface Statement {
  name: string
  text: string
  values: unknown[]
  /** At each call; others once for each connection. */
  isPlannedByValues: boolean
}

export interface Planned {
  pool: Pool
  /** 'YYYY-MM-DD': of the newest observations. */
  lastDay: string
  /** Beside the one that tells who asks. */
  statementsOf: (as: PlannedCaller, document: string) => Promise<Statement[]>
}

/** People of the big client by their numbers; the provider is of another one. */
const BIG = 0
const observers = seededClients()[BIG]?.observers ?? 0
const CALLERS = {
  'super user': [BIG, 0],
  'super user of some places': [BIG, 9],
  'observer of some places': [BIG, observers - 1],
  'somebody who sees their own': [BIG, observers],
  provider: [199, 0],
} as const satisfies Record<string, readonly [client: number, user: number]>

export type PlannedCaller = keyof typeof CALLERS

export async function withProduct(
  address: string,
  work: (planned: Planned) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-plans-'))
  const settings = readSettings({
    DATA_DIR: folder,
    DATABASE_URL: address,
    TOKEN_SECRET: `the secret of this measurement ${randomUUID()}`,
    DEMO: 'off',
  })
  const db = await openDatabase({ ...settings, dataDir: folder })
  const files = diskFileStore({ folder, secret: settings.tokenSecret })
  const mailer = { send: async () => undefined, close: () => undefined }
  const app = buildApp({ settings, db, files, mailer })
  const tokens = accessTokens(settings.tokenSecret)
  const known = new Map<PlannedCaller, string>()

  const tokenOf = async (as: PlannedCaller): Promise<string> => {
    const [client, user] = CALLERS[as]
    const [clientId, userId] = [seededId('client', 0, client), seededId('user', client, user)]
    const sessionId = randomUUID()
    const [person] = await db.write({ clientId }, async (transaction) => {
      const session = { client_id: clientId, user_id: userId, token_hash: MADE_BY + sessionId }
      await transaction.run((tables) =>
        tables
          .insert('sessions')
          .values({ ...session, id: sessionId, expires_at: new Date(Date.now() + 3_600_000) }),
      )
      return transaction.run<{ type: Role }>((tables) =>
        tables.from('users').select('type').where('id', '=', userId),
      )
    })
    if (!person) throw new Error(`The database has nobody who is the ${as}.`)
    return tokens.sign({ userId, sessionId, role: person.type }, new Date())
  }

  try {
    const seeded = await readSeeded(db.pool)
    if (!seeded) throw new Error('The database was not seeded.')
    await work({
      pool: db.pool,
      lastDay: seeded.last_day,
      statementsOf: async (as, query) => {
        const token = known.get(as) ?? (await tokenOf(as))
        known.set(as, token)
        return sentBy(async () => {
          const headers = { authorization: `Bearer ${token}` }
          const answer = await app.inject({
            method: 'POST',
            url: '/graphql',
            headers,
            payload: { query },
          })
          if (answer.body.includes('"errors"')) throw new Error(`${query}\n${answer.body}`)
        })
      },
    })
  } finally {
    for (const clientId of new Set(
      Object.values(CALLERS).map(([client]) => seededId('client', 0, client)),
    ))
      await writeRows(db, { clientId }, (tables) =>
        tables.remove('sessions').where('token_hash', 'like', `${MADE_BY}%`),
      )
    await app.close()
    await db.close()
    rmSync(folder, { recursive: true })
  }
}

const MADE_BY = 'plans of '

type Query = (this: pg.Client, ...given: unknown[]) => unknown

async function sentBy(work: () => Promise<void>): Promise<Statement[]> {
  const driver = pg.Client.prototype as unknown as { query: Query }
  const { query } = driver
  const sent: Statement[] = []
  driver.query = function noted(...given) {
    const [statement] = given
    if (typeof statement === 'object' && statement !== null && 'name' in statement) {
      const { settings = [] } = statement as { settings?: readonly object[] }
      sent.push({
        ...(statement as Statement),
        isPlannedByValues: settings.includes(PLANNED_BY_VALUES),
      })
    }
    return query.apply(this, given)
  }
  try {
    await work()
  } finally {
    driver.query = query
  }
  return sent.filter(({ text }) => !/\bfrom sessions\b/.test(text))
}
