/** PgBouncer in front of PostgreSQL: in session mode everything works, in transaction mode nothing starts. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { examineInstallation } from '#server/app/commands/doctorCommand.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { sql } from '#server/platform/db/sql.ts'
import { freePort } from '#test/support/startProduct.ts'
import { newDatabase } from '#test/support/testDatabase.ts'

const server = process.env['TEST_DATABASE_URL']
const HAS_PGBOUNCER = spawnSync('pgbouncer', ['--version']).status === 0

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
    const scope = { clientId: id }
    await db.write(scope, (transaction) =>
      transaction.run((tables) => tables.insert('clients').values({ id, company_name: 'Pooled' })),
    )
    const names = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        db.read<{ name: string; timeout: string }>(
          scope,
          (tables) =>
            tables.sql(
              (tenantFilter) => sql`select c.company_name as name,
                  current_setting('statement_timeout') as timeout from clients c where ${tenantFilter('c')}`,
            ),
          { pipelined: n % 2 === 0 },
        ),
      ),
    )
    expect(new Set(names.flat().map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ name: 'Pooled', timeout: '30s' })]),
    )
    await db.close()
    expect(await poolerFindings(databaseUrl)).toEqual([])
  })

  it('[48.9] transaction mode is refused at the start, and by doctor', async () => {
    const databaseUrl = await behindPooler('transaction')
    const opening = openDatabase({ databaseUrl, dataDir: '', rowSecurity: 'writes' })
    await expect(opening).rejects.toThrow('set pool_mode = session there')
    expect(await poolerFindings(databaseUrl)).toEqual([
      expect.stringContaining('set pool_mode = session there'),
    ])
  })
})

async function poolerFindings(databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-pooler-'))
  const findings = await examineInstallation({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    TOKEN_SECRET: 'k3vU9-b0Wq7_zXy4Rt8mNp2Lc6Df1GhJ',
  })
  rmSync(folder, { recursive: true, force: true })
  return findings
    .map(({ sentence }) => sentence)
    .filter((sentence) => sentence.includes('pool_mode'))
}

/** Starts PgBouncer in front of a new database, and returns the database's address behind it. */
async function behindPooler(mode: 'session' | 'transaction'): Promise<string> {
  const url = new URL(await newDatabase(server ?? ''))
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
