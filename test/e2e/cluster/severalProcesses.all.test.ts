/**
 * Two web and two worker processes behind nginx, on one database, one mail server and one bucket of files (a folder where no
 * S3 server is configured).
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#server/app/prepare.mjs'
import {
  type Caller,
  CallLost,
  CallRefused,
  DEMO_PASSWORD,
  NORTHWIND,
  post,
  signIn,
} from '../../soak/support/caller.ts'
import { checkLedger } from '../../soak/support/checkLedger.ts'
import { install, type Installation } from '../../soak/support/installation.ts'
import {
  answersOf,
  type Ledger,
  newLedger,
  requestHelp,
  signInWriters,
  UPLOAD_VIDEO,
} from '../../soak/support/writers.ts'
import {
  type Cluster,
  type ClusterProcess,
  copyAsNextVersion,
  openCluster,
  runCommand,
  RUNS_NGINX,
  SITE,
} from '../../support/cluster.ts'
import { HAS_OBJECT_STORE, newBucketSettings } from '../../support/fileStores.ts'
import { scriptedSmtp, type ScriptedSmtp } from '../../support/scriptedSmtp.ts'
import { newDatabase } from '../../support/testDatabase.ts'

const server = process.env['POSTGRES_URL'] ?? process.env['TEST_DATABASE_URL']
const [SUPER = ''] = NORTHWIND
const MANY_STARTS = { timeout: 240_000 }

describe.skipIf(!server || !RUNS_NGINX)(
  'two web and two worker processes behind nginx',
  MANY_STARTS,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'liftwise-cluster-'))
    const next = join(folder, 'next')
    let smtp: ScriptedSmtp
    let installation: Installation
    let cluster: Cluster
    let webs: ClusterProcess[]
    let workers: ClusterProcess[]

    beforeAll(async () => {
      smtp = await scriptedSmtp()
      const databaseUrl = await newDatabase(server ?? '')
      const store = HAS_OBJECT_STORE ? await newBucketSettings() : {}
      const settings = { SMTP_URL: smtp.url, LOG_LEVEL: 'error', ...store }
      installation = await install({ folder, databaseUrl, settings })
      await installation.query('update clients set raw_video_upload_enabled = true')
      cluster = await openCluster(folder, installation.settings)
      const start = (role: 'web' | 'worker') => [cluster.start(role, 0), cluster.start(role, 1)]
      webs = await Promise.all(start('web'))
      workers = await Promise.all(start('worker'))
      mkdirSync(next)
      copyAsNextVersion(next, { name: '9999_next_version', sql: NEXT_MIGRATION })
    })
    afterAll(async () => {
      await cluster.close()
      await smtp.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const ports = () => webs.map(({ port }) => port) as [number, number]

    it('[48.10] a session, a link for an upload and a key of one process are those of the other', async () => {
      const [one, other] = ports()
      const token = await tokenFor(one)
      const { link } = await post<{ link: { url: string; filename: string } }>(
        one,
        `mutation { link: getPresignedUrl(urlInput: { videoFolderType: OBSERVATION_VIDEO, mimeType: "video/mp4" }) { url filename } }`,
        {},
        token,
      )
      const { pathname, search } = new URL(link.url)
      const at = HAS_OBJECT_STORE ? link.url : `http://127.0.0.1:${other}${pathname}${search}`
      const { status } = await fetch(at, {
        method: 'PUT',
        headers: { 'content-type': 'video/mp4' },
        body: RECORDING,
      })
      expect(status).toBe(200)
      const variables = {
        input: { ...answersOf('correct'), fileLocation: link.filename },
        idempotencyKey: randomUUID(),
      }
      const made = await Promise.all(
        [one, other, one, other].map((port) =>
          post<{ made: { id: string } }>(port, UPLOAD_VIDEO, variables, token),
        ),
      )
      expect(new Set(made.map(({ made: { id } }) => id)).size).toBe(1)
      await post(other, 'mutation { logout }', {}, token)
      await expect(post(one, '{ me { id } }', {}, token)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      })
    })

    it('[48.10] wrong passwords count together', async () => {
      const answers: (string | undefined)[] = []
      for (let wrong = 0; wrong < 14; wrong += 1)
        answers.push(await refusalOf(tokenFor(ports()[wrong % 2] ?? 0, 'none@elsewhere.example')))
      expect(answers.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10)
      expect(answers.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4)
    })

    it('[48.7] the proxy’s file serves the product by https, and leads there from http', async () => {
      const asked = { port: 80, headers: { host: SITE } }
      const insecure = await answerOf(http.request({ ...asked, path: '/users?page=2' }))
      expect([insecure.status, insecure.headers.location]).toEqual([
        301,
        `https://${SITE}/users?page=2`,
      ])

      const call = (
        path: string,
        options: { method?: string; headers?: Record<string, string> } = {},
        body?: string | Buffer,
      ) =>
        answerOf(
          https.request({
            ...asked,
            port: 443,
            ...options,
            headers: { ...asked.headers, ...options.headers },
            path,
            servername: SITE,
            ca: cluster.certificate,
          }),
          body,
        )
      const page = await call('/')
      expect([page.status, page.headers['strict-transport-security']]).toEqual([
        200,
        expect.stringContaining('max-age='),
      ])
      const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page.text) ?? []
      expect((await call(script)).headers['content-type']).toContain('application/javascript')

      const token = await tokenFor(cluster.port)
      const query = `mutation { link: getPresignedUrl(urlInput: { videoFolderType: OBSERVATION_VIDEO, mimeType: "video/mp4" }) { url } }`
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const answer = await call('/graphql', { method: 'POST', headers }, JSON.stringify({ query }))
      const { url } = (JSON.parse(answer.text) as { data: { link: { url: string } } }).data.link
      // With a bucket it leads there.
      const { pathname, search } = new URL(url)
      if (HAS_OBJECT_STORE) return
      const put = { method: 'PUT', headers: { 'content-type': 'video/mp4' } }
      expect((await call(`${pathname}${search}`, put, RECORDING)).status).toBe(200)
    })

    it('[48.10] with a web and a worker killed under load, nothing is lost', async () => {
      const ledger = newLedger()
      const load = await startLoad(cluster.port, ledger)
      await load.progress()
      const killedAt = new Date()
      await Promise.all([webs[0]?.kill(), workers[0]?.kill()])
      await load.progress()
      expect(await load.stop()).toEqual([])
      await endLeasesOfKilled(installation, killedAt)
      await expect
        .poll(() => unsentMails(installation, smtp.received), { timeout: 30_000 })
        .toEqual([])
      expect(await checkLedger(installation, ledger)).toEqual([])
      webs[0] = await cluster.start('web', 0)
      workers[0] = await cluster.start('worker', 0)
    })

    it('[48.12] an update process by process, its migration first, fails no call', async () => {
      const ledger = newLedger()
      const load = await startLoad(cluster.port, ledger)
      await load.progress()
      expect(runCommand(next, 'migrate', installation.settings)).toContain('9999_next_version')
      await load.progress()
      for (const slot of [0, 1]) {
        expect(await webs[slot]?.stop()).toBe(0)
        webs[slot] = await cluster.start('web', slot, next)
        await load.progress()
        // A page of the new version may come to either.
        for (let asked = 0; asked < 4; asked += 1)
          expect((await fetch(`http://127.0.0.1:${cluster.port}/assets/next.js`)).status).toBe(200)
        expect(await workers[slot]?.stop()).toBe(0)
        workers[slot] = await cluster.start('worker', slot, next)
      }
      expect(await load.stop()).toEqual([])
      expect(await checkLedger(installation, ledger)).toEqual([])
      await expect
        .poll(() => unsentMails(installation, smtp.received), { timeout: 30_000 })
        .toEqual([])
    })
  },
)

const RECORDING = readFileSync(join(root, 'src/server/app/demo/recordings/squat.mp4'))

interface HttpAnswer {
  status: number | undefined
  headers: http.IncomingHttpHeaders
  text: string
}

async function answerOf(
  request: http.ClientRequest,
  body?: string | Uint8Array,
): Promise<HttpAnswer> {
  request.end(body)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const { statusCode: status, headers } = response
  return { status, headers, text: await text(response) }
}

/** Changes tables that every call uses. */
const NEXT_MIGRATION = ['sessions', 'users', 'observations', 'videos', 'tasks', 'jobs']
  .map((table) => `alter table ${table} add column next_version text;`)
  .join('\n')

async function tokenFor(port: number, email = SUPER): Promise<string> {
  const { login } = await post<{ login: { access_token: string } }>(
    port,
    'mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }',
    { loginData: { email, password: DEMO_PASSWORD } },
  )
  return login.access_token
}

const refusalOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof CallRefused ? error.code : String(error)),
  )

/** Ends the leases of killed workers at once; waiting for their end would take half a minute. */
async function endLeasesOfKilled({ query }: Installation, killedAt: Date): Promise<void> {
  const leaseEnd = new Date(killedAt.getTime() + 30_000).toISOString()
  await query(`update jobs set lease_until = clock_timestamp() - interval '1 second'
    where state = 'running' and lease_until <= '${leaseEnd}'`)
}

const WRITES_OF_PROGRESS = 10
/** Pause after a call that failed. */
const PAUSE_MS = 50

/** People who read, write and ask for help through the proxy, and try again as the app does. */
async function startLoad(port: number, ledger: Ledger) {
  const state = { isOver: false }
  const faults = new Set<string>()
  const repeat = async (call: () => Promise<unknown>) => {
    let isFailing = false
    while (!state.isOver || isFailing) {
      try {
        await call()
        isFailing = false
      } catch (error) {
        if (!isOutage(error)) {
          faults.add(String(error))
          return
        }
        isFailing = true
        await wait(PAUSE_MS)
      }
    }
  }
  const people = await Promise.all(NORTHWIND.map((email) => signIn(port, email)))
  const reader = people[0] as Caller
  const working = [
    ...(await signInWriters(port, 3, ledger)).map(({ write }) => repeat(write)),
    repeat(() => reader.call(LIST)),
    // Two mails each.
    ...people.map((person) => repeat(onceEvery(HELP_PAUSE_MS, () => requestHelp(person, ledger)))),
  ]
  return {
    /** Resolves when a number of further writes are acknowledged. */
    progress: async () => {
      const enough = ledger.observations.size + WRITES_OF_PROGRESS
      while (ledger.observations.size < enough && faults.size === 0) await wait(20)
    },
    /** Resolves to a sentence for each call that was refused for another reason than an outage. */
    stop: async () => {
      state.isOver = true
      await Promise.all(working)
      return [...faults, ...ledger.faults]
    },
  }
}

const HELP_PAUSE_MS = 250

const onceEvery = (milliseconds: number, call: () => Promise<unknown>) => async () => {
  await call()
  await wait(milliseconds)
}

const LIST = `query { allObservations(filter: { take: 10 }) { id notes task { name } } }`

/** True if the proxy had no process to answer, or a process no database. */
const isOutage = (error: unknown): boolean =>
  error instanceof CallLost ||
  (error instanceof CallRefused &&
    (error.code === 'UNAVAILABLE' || /^Answered with 50[234]/.test(error.message)))

/** Returns the ids of jobs of mails that are not finished, or whose mail has not come. */
async function unsentMails(
  { query }: Installation,
  received: readonly string[],
): Promise<string[]> {
  const jobs = await query<{ id: string; state: string }>(
    `select id, state from jobs where kind like 'mail.%' and state <> 'cancelled'`,
  )
  const ids = new Set(received.map((mail) => /^Message-ID: <([^@>]+)/im.exec(mail)?.[1]))
  return jobs.filter(({ id, state }) => state !== 'done' || !ids.has(id)).map(({ id }) => id)
}
