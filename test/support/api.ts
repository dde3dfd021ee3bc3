/** The real server on a real database, once per test process, and people signed in to it. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import type { Role } from '#domain/roles.ts'
import type { Database } from '#server/platform/db/database.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser, FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { buildApp } from '#server/app/buildApp.ts'
import { createBackgroundTasks } from '#server/platform/http/appServices.ts'
import { queuesFor } from '#server/platform/queue/queue.ts'
import { claimAndRunBatch } from '#server/platform/queue/queueWorker.ts'
import { workerSetup } from '#server/app/workerSetup.ts'
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'
import { readSettings, type Settings } from '#server/platform/settings/settings.ts'
import { advanceClock, now } from './clock.ts'
import { testDatabase } from './testDatabase.ts'

export interface TestApi {
  app: FastifyInstance
  db: Database
  settings: Settings
  files: FileStore
  /** All mails sent, oldest first. */
  mails: Mail[]
  /** Lines of the server's log. */
  log: string[]
  /** Moves the server's clock. */
  advanceClock: (seconds: number) => void
  now: () => Date
  /** Resolves when background work of requests and the jobs that it enqueued are done. */
  drainBackgroundWork: () => Promise<void>
  /** Sends one request, without signing in by default. */
  post: (document: string, variables?: object, options?: PostOptions) => Promise<Answer>
}

export interface PostOptions {
  accessToken?: string | undefined
  /** The socket's address: rate limits count by it. */
  from?: string
  headers?: Record<string, string>
}

export interface Answer {
  // The shape is the document's; a test that reads another one fails at once.
  // oxlint-disable-next-line typescript/no-explicit-any
  data?: any
  errors?: AnsweredError[]
}

export interface AnsweredError {
  message: string
  path?: (string | number)[]
  extensions: {
    code?: string
    field?: string
    fields?: { field: string; message: string; text?: unknown }[]
    requestId?: string
    retryAfter?: number
    text?: unknown
  }
}

export interface Account {
  id: string
  client_id: string
  email: string
  password: string
  type: Role
}

export interface Actor extends Account {
  accessToken: string
  refreshToken: string
  gql: (document: string, variables?: object) => Promise<Answer>
}

let started: Promise<TestApi> | undefined

/** More than any test needs: a job that enqueues itself again must not hang a test. */
const MAX_BATCHES = 10_000

export function api(): Promise<TestApi> {
  started ??= start()
  return started
}

/** Gives the file a server on an empty database of its own; those after it have the process's again. */
export async function ownApi(): Promise<TestApi> {
  const shared = started
  const own = await (started = start())
  afterAll(async () => {
    started = shared
    await own.db.close()
  })
  return own
}

/** Creates a person of this role and signs them in; in a new client unless one is passed. */
export async function actor(role: Role, client?: { id: string }): Promise<Actor> {
  return signIn(await account(role, client))
}

/** The same person with a browser in another language: an Accept-Language. */
export const speaking = (person: Actor, language: string): Actor => ({
  ...person,
  gql: async (document, variables) =>
    (await api()).post(document, variables, {
      accessToken: person.accessToken,
      headers: { 'accept-language': language },
    }),
})

/** Creates a person who can sign in; `overrides` sets further fields of the user. */
export async function account(
  role: Role,
  client?: { id: string },
  overrides: Parameters<typeof buildUser>[1] = {},
): Promise<Account> {
  const { db } = await api()
  const client_id = client?.id ?? (await buildClient(db)).id
  const { id, email } = await buildUser(db, { ...overrides, client_id, type: role })
  return { id, client_id, email, password: FACTORY_PASSWORD, type: role }
}

export async function signIn(person: Account): Promise<Actor> {
  const { post } = await api()
  const { data, errors } = await post(
    `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token refresh_token } }`,
    { loginData: { email: person.email, password: person.password } },
  )
  if (!data) throw new Error(`Signing in was answered with: ${errors?.[0]?.message}`)
  const { access_token: accessToken, refresh_token: refreshToken } = data.login
  return {
    ...person,
    accessToken,
    refreshToken,
    gql: (document, variables) => post(document, variables, { accessToken }),
  }
}

async function start(): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-api-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    DEMO: 'off',
    TOKEN_SECRET: `the secret of this test process ${randomUUID()}`,
    PUBLIC_URL: 'https://liftwise.test',
    LOG_LEVEL: 'info',
    ROW_SECURITY: process.env['ROW_SECURITY'],
  })
  const db = await testDatabase(settings.rowSecurity)
  const mails: Mail[] = []
  const log: string[] = []
  const files = diskFileStore({ folder: join(dataDir, 'files'), secret: settings.tokenSecret, now })
  const background = createBackgroundTasks((error) => log.push(String(error)))
  const mailer: Mailer = {
    send: async (mail) => {
      mails.push(mail)
    },
    close: () => undefined,
  }
  const report = (error: unknown) => log.push(String(error))
  const work = workerSetup({ parts: { db, files, settings, mailer, now }, report })
  const app = buildApp({
    settings,
    db,
    files,
    now,
    background,
    mailer,
    logDestination: { write: (line: string) => log.push(line) },
    webFolder: join(dataDir, 'web'),
  })
  await app.ready()
  return {
    app,
    db,
    settings,
    files,
    mails,
    log,
    now,
    advanceClock,
    drainBackgroundWork: async () => {
      await background.drain()
      const { signal } = new AbortController()
      for (const queue of queuesFor(work.heavyKinds)) {
        let batches = 0
        while (await claimAndRunBatch(work, queue, signal)) {
          batches += 1
          if (batches === MAX_BATCHES) throw new Error('The queue does not become empty.')
        }
      }
    },
    post: async (query, variables = {}, { accessToken, from, headers } = {}) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: from ?? '127.0.0.1',
        headers: { ...(accessToken && { authorization: `Bearer ${accessToken}` }), ...headers },
        payload: { query, variables },
      })
      return withoutTexts(answer.json())
    },
  }
}

/** Leaves out `text`, which says the same as the message for programs with words of their own. */
function withoutTexts(answer: Answer): Answer {
  if (answer.errors)
    for (const { extensions } of answer.errors)
      for (const one of [extensions, ...(extensions.fields ?? [])]) delete one.text
  return answer
}
