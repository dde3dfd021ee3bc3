/** Opens the database that is measured: PostgreSQL by its address, or the embedded engine in a folder of its own. */
import { resolve } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { createDataDir } from '#server/platform/settings/dataDir.ts'
import { readSettings } from '#server/platform/settings/settings.ts'

export const benchFolder = (usual = 'data/bench'): string =>
  resolve(process.env['BENCH_DATA_DIR'] ?? usual)

/** An address of null: embedded. */
export async function openBenchDatabase(
  address: string | null,
  dataDir = benchFolder(),
): ReturnType<typeof openDatabase> {
  if (address) await makeDatabase(address)
  else if (!dataDir.startsWith('memory://')) {
    createDataDir({ DATA_DIR: dataDir })
    // The product, which is started with it afterwards, refuses a database without its secret.
    readSettings({ DATA_DIR: dataDir })
  }
  return openDatabase({ databaseUrl: address, dataDir, rowSecurity: 'writes' })
}

/** Returns the address of the database beside it whose name ends with `_ending`. */
export const siblingOf = (address: string, ending: string): string =>
  addressOf(address, `${decodeURIComponent(new URL(address).pathname.slice(1))}_${ending}`)

/** Returns the address of another database on the same PostgreSQL. */
export const addressOf = (address: string, database: string): string =>
  Object.assign(new URL(address), { pathname: `/${database}` }).href

export const dropBenchDatabase = (address: string): Promise<void> =>
  onServer(address, async (client, name) => {
    await client.query(`drop database if exists ${name} with (force)`)
  })

const makeDatabase = (address: string): Promise<void> =>
  onServer(address, async (client, name) => {
    const { rowCount } = await client.query(
      'select from pg_database where quote_ident(datname) = $1',
      [name],
    )
    if (!rowCount) await client.query(`create database ${name}`)
  })

async function onServer(
  address: string,
  work: (client: pg.Client, database: string) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(address, 'postgres') })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select quote_ident($1) as name', [
      decodeURIComponent(new URL(address).pathname.slice(1)),
    ])
    if (rows[0]) await work(client, rows[0].name)
  } finally {
    await client.end()
  }
}
