/** One installation of the product: its data, its settings, and what its database holds when nothing runs. */
import { mkdirSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { QueryResultRow } from 'pg'
import { seedDemoIfEmpty } from '#server/app/demo/seedDemo.ts'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { freePort } from '../../support/startProduct.ts'
import { type SoakProduct, spawnProduct, startSoakProduct } from './soakProduct.ts'

export interface Installation {
  port: number
  dataDir: string
  settings: Record<string, string>
  start: (options?: StartOptions) => Promise<SoakProduct>
  /** Starts it without waiting until it is ready. */
  spawn: (options?: StartOptions) => ReturnType<typeof spawnProduct>
  /** Runs SQL as the tables' owner. The embedded database can be read only while no product runs. */
  query: <Row extends QueryResultRow>(sql: string) => Promise<Row[]>
}

export interface StartOptions {
  /** Another port than the installation's, for a second process. */
  port?: number
  loaded?: readonly string[]
  settings?: Record<string, string>
}

export interface InstallationPlan {
  folder: string
  /** null: the embedded engine. */
  databaseUrl: string | null
  settings: Record<string, string>
}

export async function install(plan: InstallationPlan): Promise<Installation> {
  const { databaseUrl } = plan
  const dataDir = join(plan.folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  const port = await freePort()
  const tokenSecret = randomBytes(24).toString('hex')
  const settings = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    TOKEN_SECRET: tokenSecret,
    DEMO: 'on',
    ...plan.settings,
  }
  const open = () => openDatabase({ databaseUrl, dataDir, rowSecurity: 'writes' })
  const db = await open()
  await migrate(db)
  const files = diskFileStore({ folder: join(dataDir, 'files'), secret: tokenSecret })
  await seedDemoIfEmpty({ db, files })
  await withOwnerRole(db.pool, (client) => client.query(ALERT_ALWAYS))
  await db.close()
  const productOptions = (options: StartOptions = {}) => ({
    port,
    ...options,
    settings: { ...settings, ...options.settings },
  })
  return {
    port,
    dataDir,
    settings,
    start: (options) => startSoakProduct(productOptions(options)),
    spawn: (options) => spawnProduct(productOptions(options)),
    query: async <Row extends QueryResultRow>(sql: string) => {
      const db = await open()
      try {
        const { rows } = await withOwnerRole(db.pool, (client) => client.query<Row>(sql))
        return rows
      } finally {
        await db.close()
      }
    },
  }
}

/** Every incorrect observation of a known person enqueues an alert in its own transaction. */
const ALERT_ALWAYS = `update clients set bad_lift_user_level = 'CLIENT_SUPER_USER', number_bad_lifts_to_alert = 1`
