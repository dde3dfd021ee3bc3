/**
 * startImport when the server crashes during it, and when several calls run concurrently: a check has its file, and a
 * file has one check.
 */
import { expect, it } from 'vitest'
import { english } from '#server/platform/texts/translator.ts'
import { startImport } from '#server/features/imports/startImport.ts'
import { sweepUploads } from '#server/features/uploads/sweepUploads.ts'
import type { RequestContext } from '#server/context/request/requestContext.ts'
import type { Database } from '#server/platform/db/database.ts'
import { answered } from '#test/support/answered.ts'
import { api } from '#test/support/api.ts'
import { beforeStatement } from '#test/support/beforeStatement.ts'
import {
  CALLS,
  csv,
  type ImportScenario,
  openImportScenario,
  uploadImportFile,
} from './importScenario.ts'

const { db, files, now } = await api()

const DAY_MS = 86_400_000
const FILE = csv('name,parent', 'Leeds,')

interface UploadedFile extends ImportScenario {
  input: { clientId: string; kind: 'LOCATIONS'; filename: string }
}

async function uploadFile(): Promise<UploadedFile> {
  const scenario = await openImportScenario()
  const filename = await uploadImportFile(scenario.provider, FILE)
  return { ...scenario, input: { clientId: scenario.clientId, kind: 'LOCATIONS', filename } }
}

/** Calls startImport on a server that crashes before its n-th statement. */
async function startUntil(statement: number, { provider, input }: UploadedFile): Promise<void> {
  const { client_id: clientId, id: userId, type: role } = provider
  const context = {
    db: beforeStatement(db, statement, () => {
      throw new Error('The server is dead.')
    }),
    files,
    now,
    texts: english,
    session: { clientId, userId, role, places: { locations: null, departments: null } },
  } as unknown as RequestContext
  await expect(startImport(context, input)).rejects.toThrow('is dead')
}

async function waitingSources(db: Database, { provider }: ImportScenario): Promise<string[]> {
  const jobs = await db.read({ clientId: provider.client_id }, (tables) =>
    tables
      .from('jobs')
      .select('payload')
      .where('user_id', '=', provider.id)
      .where('state', '=', 'waiting'),
  )
  return jobs.map(({ payload }) => (payload as { source: string }).source)
}

it.each([1, 2, 3, 4])(
  '[27.15] a server that dies before statement %i leaves no check without its file, a day later either, and orders one when it is called again',
  async (statement) => {
    const again = await uploadFile()
    await startUntil(statement, again)
    await answered(again.provider.gql(CALLS.startImport, { input: again.input }))
    expect(await waitingSources(db, again)).toEqual([`imports/${again.input.filename}.csv`])

    const file = await uploadFile()
    await startUntil(statement, file)
    await sweepUploads({ db, files }, new Date(now().getTime() + DAY_MS + 1_000))
    for (const source of await waitingSources(db, file))
      expect(await files.head(source, 1), source).not.toBeNull()
  },
)

it('[27.14] calls at the same time order one check of a file', async () => {
  const file = await uploadFile()
  const start = () => file.provider.gql(CALLS.startImport, { input: file.input })
  const answers = await Promise.all([start(), start(), start(), start()])
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  for (const { errors } of answers)
    if (errors) expect(errors[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'filename' })
  expect(await waitingSources(db, file)).toHaveLength(1)
})

it('[27.15] a check that waits for days has its file', async () => {
  const file = await uploadFile()
  await file.provider.gql(CALLS.startImport, { input: file.input })
  await sweepUploads({ db, files }, new Date(now().getTime() + 6 * DAY_MS))
  expect(await files.head(`imports/${file.input.filename}.csv`, 1)).not.toBeNull()
})
