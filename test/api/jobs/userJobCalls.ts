/** Calls of the job centre, and a worker for its jobs. */
import type { UserJobKind } from '#domain/jobs/jobKinds.ts'
import type { JobHandler } from '#server/platform/queue/queue.ts'
import { claimAndRunBatch } from '#server/platform/queue/queueWorker.ts'
import { workerSetup } from '#server/app/workerSetup.ts'
import { type Actor, type Answer, api } from '#test/support/api.ts'

const JOB = `id kind status state progress rows_done rows_total error url file_name available_until format is_check
  import_result { created updated unchanged error_count errors { row column value message } }
  client { id company_name } created_at finished_at`

export const CALLS = {
  myJobs: `query ($take: Int, $skip: Int) { rows: myJobs(take: $take, skip: $skip) { ${JOB} } total: totalMyJobs }`,
  exportJob: `query ($id: ID!) { job: exportJob(id: $id) { ${JOB} } }`,
  cancelJob: `mutation ($id: ID!) { job: cancelJob(id: $id) { ${JOB} } }`,
  repeatJob: `mutation ($id: ID!) { job: repeatJob(id: $id) { ${JOB} } }`,
}

export const CALLS_BY_ID = ['exportJob', 'cancelJob', 'repeatJob'] as const

export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code

export const idsOf = async (person: Actor, variables = {}): Promise<string[]> =>
  (await person.gql(CALLS.myJobs, variables)).data.rows.map(({ id }: { id: string }) => id)

export const readJob = async (person: Actor, id: string) =>
  (await person.gql(CALLS.exportJob, { id })).data.job

/** Polls once for a job of the kind; returns the errors. */
export async function runNextJob(kind: UserJobKind, handler: JobHandler): Promise<unknown[]> {
  const { app: _app, ...parts } = await api()
  const reported: unknown[] = []
  const mailer = { send: async () => undefined, close: () => undefined }
  const setup = workerSetup({
    parts: { ...parts, mailer },
    handlers: { [kind]: handler },
    report: (error) => reported.push(error),
  })
  const queue = { selects: 'these', kinds: [kind], batchSize: 1 } as const
  await claimAndRunBatch(setup, queue, new AbortController().signal)
  return reported
}
