/** The provider's view of the installation: versions, storage, mail, the queue, and jobs that failed. */
import type { JobState, Resolvers, ServerStatus } from '#api/generated/contract.ts'
import { notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { readLastBackup } from '../../platform/backup/lastBackup.ts'
import { replicasOf } from '../../platform/db/replicas/replicas.ts'
import { sql } from '../../platform/db/sql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { assertDiskSpace } from '../../platform/files/diskSpace.ts'
import { letMailGo, readMailHeldAt } from '../../platform/queue/heldMail.ts'
import { versionText } from '../../platform/settings/version.ts'
import {
  countFailedJobs,
  countJobs,
  countUncountedDays,
  readAuditCheck,
  readFailedJobs,
  readOldestDueAt,
  requeueFailedJob,
} from './statusQueries.ts'

export const statusResolvers = {
  FailedJob: { error: ({ error }, _args, { texts }) => (error ? texts.word(error) : null) },
  Query: {
    serverStatus: (_root, _args, context) => readServerStatus(context),
    failedJobs: (_root, args, { db }) => readFailedJobs(db, parseInput(listInputSchema, args)),
    totalFailedJobs: (_root, _args, { db }) => countFailedJobs(db),
  },
  Mutation: {
    runJobAgain: async (_root, { id }, { db, now }) => {
      if (!(await requeueFailedJob(db, { id: requireUuid(id), now: now() }))) throw notFound()
      return true
    },
    sendHeldMail: async (_root, _args, { db, now }) => {
      await db.write('every client', (everywhere) => letMailGo(everywhere, now()))
      return true
    },
  },
} satisfies Resolvers<RequestContext>

async function readServerStatus({
  db,
  files,
  settings,
  now,
  texts,
}: RequestContext): Promise<ServerStatus> {
  const usesDisk = settings.databaseUrl === null || files.local !== null
  const [
    [engine],
    replicas,
    filesAnswer,
    diskProblem,
    jobs,
    oldest,
    uncountedDays,
    auditCheck,
    mailHeldAt,
  ] = await Promise.all([
    db.sql<{ name: string }>(
      'every client',
      () => sql`select split_part(version(), ' on ', 1) as name`,
    ),
    replicasOf(db)?.states() ?? [],
    files.ping().then(
      () => true,
      () => false,
    ),
    usesDisk
      ? assertDiskSpace(settings.dataDir).then(
          () => null,
          (error) => texts.word(messageOf(error)),
        )
      : null,
    countJobs(db),
    readOldestDueAt(db, now()),
    countUncountedDays(db),
    readAuditCheck(db),
    readMailHeldAt(db),
  ])
  return {
    version: versionText(),
    node: process.versions.node,
    database: `${engine?.name ?? ''}${settings.databaseUrl ? '' : ', embedded'}`,
    replicas: replicas.map(({ name, problem, lagSeconds }) => ({
      name,
      problem,
      lag_seconds: lagSeconds,
    })),
    files_answer: filesAnswer,
    disk_problem: diskProblem,
    mail_held_at: mailHeldAt?.toISOString() ?? null,
    last_backup_at: readLastBackup(settings.dataDir)?.at.toISOString() ?? null,
    mail_server: settings.smtpUrl ? new URL(settings.smtpUrl).host : null,
    jobs: jobs.map((job) => ({ ...job, state: job.state.toUpperCase() as JobState })),
    oldest_due_at: oldest?.toISOString() ?? null,
    uncounted_days: uncountedDays,
    audit_check: auditCheck && {
      ...auditCheck.result,
      checked_at: auditCheck.checked_at.toISOString(),
    },
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
