/** Behaviour of PostgreSQL alone: its connections and locks, and PgBouncer in front of it. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { sql } from '#server/platform/db/sql.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { freePort } from '#test/support/startProduct.ts'
import { addressOf, asOwner, newDatabase, testDatabase } from '#test/support/testDatabase.ts'
import { writeRows } from '#test/support/writeRows.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const HAS_PGBOUNCER = spawnSync('pgbouncer', ['--version']).status === 0

const readFrom = (db: Database, pipelined: boolean, seconds = 0) =>
  db.sql<{ n: number; timeout: string }>(
    'every client',
    (tenantFilter) => sql`select 1 as n, current_setting('statement_timeout') as timeout
          from (select null::uuid as client_id) c, pg_sleep(${seconds}) where ${tenantFilter('c')}`,
    { pipelined },
  )

describe.runIf(server)('when PostgreSQL ends the connections', () => {
  const scope = { clientId: uuid() }
  const save = () => db.write(scope, () => Promise.resolve('saved'))
  let db: Database
  beforeAll(async () => {
    db = await testDatabase('writes')
  })
  afterAll(() => db.close())

  /** As a restart does. */
  const endEveryConnection = async () => {
    const name = new URL(addressOf(db)).pathname.slice(1)
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    )
    await client.end()
  }

  it('[39.3] one in the middle of a transaction fails its caller only, and the next calls are answered', async () => {
    const write = db.write(scope, async (transaction) => {
      await transaction.run((tables) => tables.from('locations').select('id'))
      await endEveryConnection()
    })
    await expect(write).rejects.toThrow(/./)
    await expect(db.ping()).resolves.toBeUndefined()
    expect(await save()).toBe('saved')
  })

  it('[39.3] idle ones are replaced before the next write', async () => {
    await Promise.all(Array.from({ length: 8 }, () => db.ping()))
    await endEveryConnection()
    expect(new Set(await Promise.all(Array.from({ length: 8 }, save)))).toEqual(new Set(['saved']))
  })

  it('[39.3] those that quick reads share are replaced, also under their reads', async () => {
    const quick = (count: number, seconds = 0) =>
      Array.from({ length: count }, () => readFrom(db, true, seconds))
    await Promise.all(quick(3))
    await endEveryConnection()
    expect(await Promise.all(quick(3))).toHaveLength(3)
    const underWay = quick(6, 0.1)
    await endEveryConnection()
    for (const rows of await Promise.all(underWay)) expect(rows).toMatchObject([{ n: 1 }])
  })
})

describe.runIf(server)('the pool', () => {
  it.each([4, 10])(
    '[39.8] opens %i connections at most, those of pipelined reads among them',
    async (size) => {
      const db = await testDatabase('writes', { databasePoolSize: size })
      const readMany = () => Array.from({ length: 30 }, (_, n) => readFrom(db, n % 2 === 0, 0.02))
      const running = readMany()
      // Pipelined reads of one turn of the event loop share one of their connections.
      await nextTurn()
      await Promise.all([...running, ...readMany()])
      const [open] = await asOwner<{ count: number }>(
        db,
        'select count(*)::int from pg_stat_activity where datname = current_database()',
      )
      expect(open?.count).toBe(size)
      await db.close()
    },
  )

  it('[48.14] ends statements after the time of the setting', async () => {
    const db = await testDatabase('writes', { statementSeconds: 7 })
    expect(await readFrom(db, false)).toMatchObject([{ timeout: '7s' }])
    await db.close()
  })
})

it.runIf(server)(
  '[48.13] a migration that waits for a table lets others read it, and is done when the table is free',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'liftwise-migrations-'))
    cpSync(join(projectRoot, 'src/server/platform/db/migrations'), folder, { recursive: true })
    writeFileSync(join(folder, '9999_next.sql'), 'alter table locations add column next text;')
    const db = await openDatabase({
      databaseUrl: await newDatabase(server),
      dataDir: '',
      rowSecurity: 'writes',
    })
    await migrate(db)
    const user = await db.pool.connect()
    await user.query('begin; select from locations')
    const migrating = migrate(db, folder)
    const waiting = async () =>
      (
        await db.pool.query(`select from pg_locks l where not l.granted
          and l.database = (select oid from pg_database where datname = current_database())`)
      ).rows
    await expect.poll(waiting).toHaveLength(1)
    await db.pool.query('select from locations')
    await user.query('commit')
    user.release()
    await migrating
    expect((await db.pool.query('select next from locations')).rows).toEqual([])
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  },
)

const started: { child: ChildProcess; folder: string }[] = []
afterEach(async () => {
  for (const { child, folder } of started.splice(0)) {
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
})

describe.runIf(server && HAS_PGBOUNCER)('behind PgBouncer', () => {
  it('[48.9] everything works in session mode', async () => {
    const databaseUrl = await behindPooler('session')
    const db = await openDatabase({ databaseUrl, dataDir: '', rowSecurity: 'writes' })
    await migrate(db)
    const id = uuid()
    await writeRows(db, { clientId: id }, (tables) =>
      tables.insert('clients').values({ id, company_name: 'Pooled' }),
    )
    const reads = Array.from({ length: 60 }, (_, n) => readFrom(db, n % 2 === 0))
    for (const rows of await Promise.all(reads)) expect(rows).toEqual([{ n: 1, timeout: '30s' }])
    await db.close()
  })

  it('[48.9] transaction mode is refused at the start', async () => {
    const databaseUrl = await behindPooler('transaction')
    const opening = openDatabase({ databaseUrl, dataDir: '', rowSecurity: 'writes' })
    await expect(opening).rejects.toThrow('set pool_mode = session there')
  })
})

/** Starts PgBouncer in front of a new database, and returns the database's address behind it. */
async function behindPooler(mode: 'session' | 'transaction'): Promise<string> {
  const url = new URL(await newDatabase(server))
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-pgbouncer-'))
  const port = await freePort()
  const path = join(folder, 'pgbouncer.ini')
  writeFileSync(
    path,
    `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users')}
pool_mode = ${mode}
default_pool_size = 40
`,
  )
  writeFileSync(join(folder, 'users'), `"${url.username}" "${url.password}"\n`)
  chmodSync(folder, 0o755)
  const child = spawn('pgbouncer', [path], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...ordinaryUser(),
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  started.push({ child, folder })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${output}`)
    await wait(20)
  }
  return Object.assign(url, { port: String(port) }).href
}

/** It does not run as root. */
function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('connect', () => socket.destroy())
    socket.once('error', () => resolve(false))
  })
}
