/** A PostgreSQL server with a streaming replica, and the product on both. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app/buildApp.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser, FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { replicasOf } from '#server/platform/db/replicas/replicas.ts'
import { readSettings, type Settings } from '#server/platform/settings/settings.ts'
import type { Answer } from '#test/support/api.ts'
import { type PostgresServer, startPostgres } from '../../soak/support/postgresServer.ts'

export interface ReplicatedProduct {
  primary: PostgresServer
  replica: PostgresServer
  db: Database
  settings: Settings
  /** Opens the database once more, with other settings. */
  open: (settings: Partial<Settings>) => Promise<Database>
  /** Signs somebody of a new client in. */
  signIn: (type: 'CLIENT_SUPER_USER' | 'PROVIDER_SUPER_USER') => Promise<SignedIn>
  readyz: () => Promise<object>
  /** Reads that the replica has answered so far. */
  answered: () => Promise<number>
  /** Resolves when the replica is used; or when it is not. */
  used: (isUsed: boolean) => Promise<void>
  end: () => Promise<void>
}

export interface SignedIn {
  id: string
  clientId: string
  gql: (query: string, variables?: object) => Promise<Answer>
}

export async function startReplicatedProduct(): Promise<ReplicatedProduct> {
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
    open: (more) => openDatabase({ ...settings, ...more }),
    signIn: async (type) => {
      const { id: clientId } = await buildClient(db)
      const { id, email } = await buildUser(db, { client_id: clientId, type })
      const loginData = { email, password: FACTORY_PASSWORD }
      const { data } = await post({ query: LOGIN, variables: { loginData } })
      const token = data.login.access_token as string
      return { id, clientId, gql: (query, variables) => post({ query, variables }, token) }
    },
    readyz: async () => (await app.inject({ url: '/readyz' })).json<object>(),
    answered: async () => (await states()).reduce((sum, { answered }) => sum + answered, 0),
    used: async (isUsed) => {
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

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

const LOGIN = 'mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }'
