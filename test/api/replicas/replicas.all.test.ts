/** Reads on a real streaming replica, with faults. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app/buildApp.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser, FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { openMetrics } from '#server/app/serverMetrics.ts'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { replicasOf } from '#server/platform/db/replicas/replicas.ts'
import { type Sql, sql } from '#server/platform/db/sql.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { readSettings, type Settings } from '#server/platform/settings/settings.ts'
import { answered } from '#test/support/answered.ts'
import type { Answer } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { hasPostgresBinaries, startPostgres } from '../../soak/support/postgresServer.ts'

const server = process.env['TEST_DATABASE_URL']

const LIST = '{ rows: allDepartments(filter: { take: 100 }) { name } total: totalDepartments }'
const CREATE = 'mutation ($input: DepartmentInput!) { row: createDepartment(input: $input) { id } }'
const UPDATE =
  'mutation ($id: ID!, $input: DepartmentInput!) { row: updateDepartment(id: $id, input: $input) { id } }'
const DELETE = 'mutation ($id: ID!) { row: deleteDepartment(id: $id) { id } }'

const WHO = sql`pg_is_in_recovery() as "isReplica"`
/** Fails on a replica. */
const POSITION = sql`pg_is_in_recovery() as "isReplica", pg_current_wal_lsn()`

type Product = Awaited<ReturnType<typeof startReplicatedProduct>>

describe.runIf(server && hasPostgresBinaries())('a replica', () => {
  let product: Product
  let person: Awaited<ReturnType<Product['signIn']>>
  beforeAll(async () => {
    product = await startReplicatedProduct()
    person = await product.signIn('CLIENT_SUPER_USER')
    await product.used(true)
  })
  afterAll(() => product.end())

  const names = async (): Promise<string[]> => {
    const data = await answered(person.gql(LIST))
    return data.rows.map(({ name }: { name: string }) => name)
  }
  const create = async (name: string): Promise<string> =>
    (await person.gql(CREATE, { input: { name } })).data.row.id
  const onReplica = (statement: string) => product.replica.query(statement)
  const readOf =
    (db: Database) =>
    async (columns: Sql = WHO): Promise<boolean | undefined> => {
      const [row] = await db.sql<{ isReplica: boolean }>(
        'every client',
        (tenantFilter) => sql`select ${columns} where ${tenantFilter('c')}`,
      )
      return row?.isReplica
    }
  /** Returns the database of a request that the replica answers: for an earlier one it may have lagged. */
  const requestOnReplica = async (db: Database): Promise<Database> => {
    for (;;) {
      const request = db.forRequest?.() ?? db
      if (await readOf(request)()) return request
      await pause()
    }
  }
  const streamed = async (columns: Sql): Promise<unknown[]> => {
    const rows: unknown[] = []
    const batches = product.db.stream<[unknown]>(
      'every client',
      (tables) => tables.sql((tenantFilter) => sql`select ${columns} where ${tenantFilter('c')}`),
      { rows: 10 },
    )
    for await (const batch of batches) rows.push(...batch.map(([first]) => first))
    return rows
  }

  it('[48.30] answers what people read, and the primary everything else', async () => {
    const before = await product.answered()
    await create('Packing')
    expect(await product.answered()).toBe(before)
    // On a busy machine the replica may lag at first, and the primary answers.
    await expect
      .poll(async () => {
        expect(await names()).toEqual(['Packing'])
        return product.answered()
      })
      .toBeGreaterThan(before)
    expect(await readOf(product.db)()).toBe(false)
  })

  it('[48.32] gives a request that has written back to the primary', async () => {
    await product.used(true)
    const db = await requestOnReplica(product.db)
    const read = readOf(db)
    expect(await read()).toBe(true)
    await db.write('every client', async () => undefined)
    expect(await read()).toBe(false)
  })

  it('[48.32] that cannot run a statement leaves it to the primary, and stays in use', async () => {
    await product.used(true)
    const db = await requestOnReplica(product.db)
    expect(await readOf(db)(POSITION)).toBe(false)
    // The same request does not go back to an earlier state.
    expect(await readOf(db)()).toBe(false)
    await requestOnReplica(product.db)
    expect((await replicasOf(product.db)?.states())?.[0]?.problem).toBeNull()
  })

  it('[48.33] streams the rows of exports; the primary does where it cannot', async () => {
    await product.used(true)
    expect(await streamed(WHO)).toEqual([true])
    expect(await streamed(POSITION)).toEqual([false])
    expect(await streamed(WHO)).toEqual([false])
  })

  it('[48.30] reads under the row-level policies where the setting wants them', async () => {
    const db = await product.open({ rowSecurity: 'everything' })
    while ((await replicasOf(db)?.states())?.[0]?.problem !== null) await pause()
    const request = await requestOnReplica(db)
    const [row] = await request.read<object>({ clientId: person.clientId }, (t) =>
      t.sql(
        (tenantFilter) => sql`select ${WHO}, current_user::text as role from clients c
          where ${tenantFilter('c')}`,
      ),
    )
    expect(row).toEqual({ isReplica: true, role: 'pg_database_owner' })
    await db.close()
  })

  it('[48.31] never shows less than what was written before the call, whether it lags or not', async () => {
    const expected = new Map<string, string>([['', 'Packing']])
    let moved = 0
    for (let turn = 1; turn <= 40; turn += 1) {
      // Pauses for some turns, in which the primary answers.
      if (turn % 10 === 5) await onReplica('select pg_wal_replay_pause()')
      if (turn % 10 === 8) {
        await onReplica('select pg_wal_replay_resume()')
        await product.used(true)
      }
      const before = await product.answered()
      const [id] = [...expected.keys()].slice(-1)
      if (turn % 3 === 0 && id) {
        await person.gql(DELETE, { id })
        expected.delete(id)
      } else if (turn % 3 === 1 && id) {
        await person.gql(UPDATE, { id, input: { name: `Renamed ${turn}` } })
        expected.set(id, `Renamed ${turn}`)
      } else expected.set(await create(`Department ${turn}`), `Department ${turn}`)
      expect((await names()).toSorted()).toEqual([...expected.values()].toSorted())
      moved += (await product.answered()) > before ? 1 : 0
    }
    expect(moved).toBeGreaterThan(0)
  })

  it('[48.31] that lags lets nobody in who was shut out', async () => {
    const other = await product.signIn('CLIENT_SUPER_USER')
    await product.used(true)
    expect((await other.gql(LIST)).errors).toBeUndefined()
    await onReplica('select pg_wal_replay_pause()')
    await writeRows(product.db, { clientId: other.clientId }, (tables) =>
      tables.update('users').set({ is_account_enabled: false }),
    )
    expect((await other.gql(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    await onReplica('select pg_wal_replay_resume()')
  })

  it('[48.34] is told by /readyz and the metrics', async () => {
    await product.used(true)
    const metered = await openMetrics({
      settings: { host: '127.0.0.1', metricsPort: 0 },
      db: product.db,
    })
    const lines = (await (await fetch(`http://127.0.0.1:${metered?.port}/metrics`)).text())
      .split('\n')
      .filter((line) => line.startsWith('liftwise_replica_'))
    await metered?.close()
    const name = `{replica="127.0.0.1:${product.replica.port}/soak_1"`
    expect(lines).toEqual([
      `liftwise_replica_used${name}} 1`,
      `liftwise_replica_lag_seconds${name}} 0`,
      expect.stringMatching(/^liftwise_replica_reads.*,outcome="answered"\} [1-9]\d*$/),
      expect.stringMatching(/^liftwise_replica_reads.*,outcome="returned"\} [1-9]\d*$/),
    ])
    expect(await product.readyz()).toMatchObject({ status: 'ok', replicas: '1 of 1 used' })
  })

  it('[48.35] is on the status page of the provider', async () => {
    const provider = await product.signIn('PROVIDER_SUPER_USER')
    const { data } = await provider.gql(
      '{ serverStatus { replicas { name problem lag_seconds } } }',
    )
    const name = `127.0.0.1:${product.replica.port}/soak_1`
    expect(data.serverStatus.replicas).toEqual([
      { name, problem: null, lag_seconds: expect.any(Number) },
    ])
  })

  it('[48.32] may crash and come back while people read', async () => {
    await product.used(true)
    const reads = Array.from({ length: 20 }, names)
    await product.replica.stop('immediate')
    await Promise.all(reads)
    await names()
    await product.used(false)
    expect(await product.readyz()).toMatchObject({ status: 'ok', replicas: '0 of 1 used' })
    await product.replica.start()
    await product.used(true)
    const before = await product.answered()
    await names()
    expect(await product.answered()).toBeGreaterThan(before)
  })

  it('[48.32] that was made a primary, or belongs to another database, is not used', async () => {
    const db = await product.open({ replicaUrls: [server ?? ''] })
    const problemOf = async (one: Database) => (await replicasOf(one)?.states())?.[0]?.problem
    while ((await problemOf(db))?.includes('looked')) await pause()
    expect(await problemOf(db)).toBe('It is no replica of this database.')
    await db.close()
    await product.replica.promote()
    await create('After the promotion')
    expect(await names()).toContain('After the promotion')
    expect(await problemOf(product.db)).toBe('It is no replica, or no longer one.')
  })
})

/** A server with a streaming replica, and the product on both. */
async function startReplicatedProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-replicas-'))
  const primary = await startPostgres({ settings: { fsync: 'off', max_wal_senders: '4' } })
  const databaseUrl = await primary.createDatabase()
  const opened = await openDatabase({ databaseUrl, dataDir, rowSecurity: 'writes' })
  await migrate(opened)
  await opened.close()
  const replica = await primary.createReplica()
  const replicaUrl = databaseUrl.replace(`:${primary.port}/`, `:${replica.port}/`)
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_REPLICA_URL: replicaUrl,
    TOKEN_SECRET: 'the secret of the replicas’ tests, long enough',
    LOG_LEVEL: 'fatal',
  })
  const db = await openDatabase(settings)
  const files = diskFileStore({ folder: join(dataDir, 'files'), secret: settings.tokenSecret })
  const mailer = { send: async () => undefined, close: () => undefined }
  const app = buildApp({ settings, db, files, mailer, webFolder: null })
  const post = async (payload: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    return (await app.inject({ method: 'POST', url: '/graphql', payload, headers })).json<Answer>()
  }
  const states = async () => (await replicasOf(db)?.states()) ?? []
  return {
    primary,
    replica,
    db,
    settings,
    /** Opens the database once more, with other settings. */
    open: (more: Partial<Settings>) => openDatabase({ ...settings, ...more }),
    /** Signs somebody of a new client in. */
    signIn: async (type: 'CLIENT_SUPER_USER' | 'PROVIDER_SUPER_USER') => {
      const { id: clientId } = await buildClient(db)
      const { email } = await buildUser(db, { client_id: clientId, type })
      const loginData = { email, password: FACTORY_PASSWORD }
      const { data } = await post({ query: LOGIN, variables: { loginData } })
      const token = data.login.access_token as string
      return {
        clientId,
        gql: (query: string, variables?: object) => post({ query, variables }, token),
      }
    },
    readyz: async () => (await app.inject({ url: '/readyz' })).json<object>(),
    /** Reads that the replica has answered so far. */
    answered: async () => (await states()).reduce((sum, { answered }) => sum + answered, 0),
    /** Resolves when the replica is used; or when it is not. */
    used: async (isUsed: boolean) => {
      while ((await states()).some(({ problem }) => (problem === null) !== isUsed)) await pause()
    },
    end: async () => {
      await app.close()
      await db.close()
      await primary.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const LOGIN = 'mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }'

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
