/**
 * The demo as the last release has left it: what `pg_dump --no-owner --rows-per-insert=500` wrote of its database, without psql's
 * own commands, compressed with Brotli. A new release replaces the file.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import pg from 'pg'

const sql = () =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'lastRelease.sql.br'))).toString()

/** Counts the observations of the client whose account signs in. */
const COUNT = `select count(*)::int as count from public.observations o
  join public.clients c on c.id = o.client_id
  where c.company_name = 'Northwind Logistics' and o.deleted_at is null`

/** Releases up to 0.1.0 had roles of their own. */
const ROLES = ['liftwise_read', 'liftwise_app']

const TOKEN_SECRET = 'a-secret-of-an-installation-that-is-tested'

/** Fills the data folder of an embedded installation, and returns the number of its observations. */
export async function fillFolderOfLastRelease(folder) {
  writeFileSync(join(folder, 'token-secret'), TOKEN_SECRET, { mode: 0o600 })
  const db = await PGlite.create({
    dataDir: join(folder, 'db'),
    extensions: { pg_trgm, unaccent, btree_gin },
  })
  for (const role of ROLES) await db.exec(`create role ${role} nologin`)
  await db.exec(sql())
  const { rows } = await db.query(COUNT)
  await db.close()
  return rows[0].count
}

/** Creates a database as the last release asked for it: its owner is in the two roles. */
export async function createDatabaseOfLastRelease(server) {
  const administrator = new pg.Client({ connectionString: server })
  await administrator.connect()
  const { rows: known } = await administrator.query(
    'select rolname from pg_roles where rolname = any($1)',
    [ROLES],
  )
  for (const role of ROLES)
    if (!known.some(({ rolname }) => rolname === role))
      await administrator.query(`create role ${role} nologin`)
  const name = `liftwise_release_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await administrator.query(`create role ${name} login password '${password}'`)
  await administrator.query(`grant ${ROLES.join(', ')} to ${name}`)
  await administrator.query(`create database ${name} owner ${name}`)
  const url = Object.assign(new URL(server), { username: name, password, pathname: `/${name}` })
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  await owner.query(sql())
  const { rows } = await owner.query(COUNT)
  await owner.end()
  return {
    databaseUrl: url.href,
    tokenSecret: TOKEN_SECRET,
    observations: rows[0].count,
    drop: async () => {
      await administrator.query(`drop database ${name}`)
      await administrator.query(`drop role ${name}`)
      await administrator.end()
    },
  }
}
