/** The product and, beside it, the bare driver behind bare HTTP that answers with the product's last statement. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { startWorking } from '#server/boot/startWorking.ts'
import { openDatabase } from '#server/db/openDatabase.ts'
import { buildUser, FACTORY_PASSWORD } from '#server/demo/factories/buildUser.ts'
import { diskFileStore } from '#server/files/diskFileStore.ts'
import { buildApp } from '#server/http/app.ts'
import { readSettings } from '#server/settings.ts'
import { rollUp } from '#server/rollups/rollUp.ts'
import { readSeededClient, seedLargeClient, SIZES } from './seedLargeClient.ts'

export interface Benched {
  clientId: string
  product: number
  bare: number
  email: string
  password: string
}

type Named = { name: string; text: string; values: unknown[] }
let last: Named | undefined

type Query = (this: pg.Client, ...given: unknown[]) => unknown
const driver = pg.Client.prototype as unknown as { query: Query }
const { query } = driver
driver.query = function remember(...given) {
  const [statement] = given
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    last = statement as Named
  return query.apply(this, given)
}

const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-bench-'))
const settings = readSettings({
  DATA_DIR: dataDir,
  DATABASE_URL: process.env['BENCH_DATABASE_URL'],
  TOKEN_SECRET: `the secret of this measurement ${randomUUID()}`,
  DEMO: 'off',
})
const db = await openDatabase({ ...settings, dataDir: 'memory://' })
await migrate(db)
const observations = Number(process.env['BENCH_OBSERVATIONS'] ?? SIZES.observations)
const client =
  (await readSeededClient(db, observations)) ??
  (await seedLargeClient(db, { observations, minutesApart: 1_500_000 / observations }))
await rollUp({ db, stepMs: 5_000, report: (error) => console.error(error) })
const { email } = await buildUser(db, { client_id: client.id, type: 'CLIENT_SUPER_USER' })

const parts = {
  settings,
  db,
  files: diskFileStore({ folder: join(dataDir, 'files'), secret: settings.tokenSecret }),
  mailer: { send: async () => undefined, close: () => undefined },
}
const app = buildApp(parts)
// What people ask for is done beside, as in the product, where that is what is measured.
if (process.env['BENCH_WORK'] === 'on') startWorking(parts, (error) => console.error(error))
await app.listen({ port: 0, host: '127.0.0.1' })

const bare = createServer((_request, response) => {
  void answer().then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
async function answer(): Promise<string> {
  if (!last) throw new Error('The product has sent no statement yet.')
  const { rows } = await db.pool.query(last)
  return JSON.stringify({ data: { rows } })
}
await new Promise<void>((listening) => {
  bare.listen(0, '127.0.0.1', listening)
})

const portOf = (address: AddressInfo | string | null) => (address as AddressInfo).port
const ready: Benched = {
  clientId: client.id,
  product: portOf(app.server.address()),
  bare: portOf(bare.address()),
  email,
  password: FACTORY_PASSWORD,
}
process.send?.(ready)
