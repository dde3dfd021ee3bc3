/**
 * Two web and two worker processes behind nginx: processes are killed, PostgreSQL is restarted, and all are updated to the
 * next version one by one, while people read, write and ask for help.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type ClusterProcess,
  type ClusterRole,
  copyAsNextVersion,
  openCluster,
  runCommand,
} from '../../support/cluster.ts'
import { startLoad, unsentMails } from '../../support/clusterLoad.ts'
import { RUNS_NGINX } from '../../support/nginx.ts'
import { scriptedSmtp } from '../../support/scriptedSmtp.ts'
import { type Finding, Skipped, type Soak, type SoakRow } from '../soakRow.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf, quantile, seconds } from '../support/figures.ts'
import { startPostgres } from '../support/postgresServer.ts'
import { newLedger } from '../support/writers.ts'

export const cluster: SoakRow = {
  name: 'cluster',
  promise:
    'Nothing acknowledged is lost, nothing is written twice, every mail is sent; nobody waits longer than 5 s for an answer, and an update one by one fails no call',
  engines: ['postgres'],
  unit: 'rounds',
  quick: 1,
  full: 10,
  run,
}

const ANSWER_MS = 5_000
/** A lease lasts half a minute; a mail that failed rests as long. */
const MAILS_MS = 90_000

async function run({ count, install, onEnd, progress }: Soak): Promise<Finding> {
  if (!RUNS_NGINX) throw new Skipped('It needs nginx and the rights of root.')
  const postgres = await startPostgres()
  onEnd(postgres.end)
  const smtp = await scriptedSmtp()
  onEnd(smtp.close)
  const settings = { SMTP_URL: smtp.url, LOG_LEVEL: 'error' }
  const installation = await install({ postgres, settings })
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-soak-cluster-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const behind = await openCluster({ folder, webs: 2, settings: installation.settings })
  onEnd(behind.close)
  const processes: Record<ClusterRole, ClusterProcess[]> = { web: [], worker: [] }
  const start = async (role: ClusterRole, slot: number, version?: string) => {
    processes[role][slot] = await behind.start(role, slot, version)
  }
  for (const slot of [0, 1]) await Promise.all([start('web', slot), start('worker', slot)])

  const ledger = newLedger()
  const load = await startLoad({ port: behind.port, writers: 6, readers: 6, ledger })
  const outagesBy: Record<string, number[]> = { kill: [], restart: [], update: [] }
  /** Records the outages that people met meanwhile. */
  const during = async (event: string, work: () => Promise<void>) => {
    const before = load.outages.length
    await load.progress()
    await work()
    await load.progress()
    outagesBy[event]?.push(...load.outages.slice(before))
  }
  let version: string | undefined
  for (let round = 0; round < count; round += 1) {
    const slot = round % 2
    await during('kill', async () => {
      await Promise.all([processes.web[slot]?.kill(), processes.worker[slot]?.kill()])
      await load.progress()
      await Promise.all([start('web', slot, version), start('worker', slot, version)])
    })
    await during('restart', async () => {
      await postgres.stop(round % 2 === 0 ? 'fast' : 'immediate')
      await wait(Math.random() * 1_000)
      await postgres.start()
    })
    await during('update', async () => {
      const next = join(folder, `version-${round}`)
      mkdirSync(next)
      const migration = { name: `9${100 + round}_next_version`, sql: nextMigration(round) }
      copyAsNextVersion(next, migration, version)
      runCommand(next, 'migrate', installation.settings)
      version = next
      for (const each of [0, 1])
        for (const role of ['web', 'worker'] as const) {
          await processes[role][each]?.stop()
          await start(role, each, next)
        }
    })
    progress(`round ${round + 1}: ${load.answered()} calls, ${load.repeated()} repeated`)
  }
  const faults = await load.stop()
  const deadline = performance.now() + MAILS_MS
  let unsent = await unsentMails(installation, smtp.received)
  while (unsent.length > 0 && performance.now() < deadline) {
    await wait(2_000)
    unsent = await unsentMails(installation, smtp.received)
  }
  const longest = (event: string) => quantile([0, ...(outagesBy[event] ?? [])], 1)
  const events = Object.keys(outagesBy)
  return {
    figure: `${load.answered()} calls, ${load.repeated()} made again; ${events
      .map(
        (event) =>
          `${event}: ${outagesBy[event]?.length} people waited, at most ${seconds(longest(event))}`,
      )
      .join('; ')}; ${smtp.received.length} mails`,
    faults: [
      ...faults,
      ...(await checkLedger(installation, ledger)),
      ...faultsOf(
        [unsent.length === 0, `${unsent.length} mails were not sent.`],
        [events.every((event) => longest(event) <= ANSWER_MS), 'Somebody waited too long.'],
        [outagesBy['update']?.length === 0, 'The update failed calls.'],
      ),
    ],
  }
}

/** Adds a column to tables that every call uses. */
const nextMigration = (round: number): string =>
  ['sessions', 'users', 'observations', 'videos', 'tasks', 'jobs']
    .map((table) => `alter table ${table} add column next_version_${round} text;`)
    .join('\n')
