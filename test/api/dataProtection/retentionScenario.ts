/** A client with retention, observations with recordings and personal texts, and the daily run. */
import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { audit } from '#server/context/audit/audit.ts'
import { TABLES, TABLE_NAMES, type TableName } from '#server/platform/db/tables.ts'
import { readAll } from '#server/platform/files/fileStore.ts'
import { enqueue } from '#server/platform/queue/queue.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { systemContext } from '../auditLog/auditLogEntries.ts'

export type RetentionScenario = Awaited<ReturnType<typeof buildRetentionScenario>>

const DAY_MS = 86_400_000

export async function buildRetentionScenario() {
  const test = await api()
  const { id: clientId } = await buildClient(test.db, {
    recording_retention_days: 60,
    observation_retention_days: 365,
  })
  const admin: Actor = await actor('CLIENT_SUPER_USER', { id: clientId })
  const daysAgo = (days: number) => new Date(test.now().getTime() - days * DAY_MS)

  async function applyRetention(): Promise<void> {
    const job = {
      clientId,
      kind: 'applyRetention',
      subjectId: clientId,
      dueAt: test.now(),
    } as const
    await test.db.write({ clientId }, (transaction) =>
      enqueue(transaction, [{ ...job, cause: uuid() }]),
    )
    await test.drainBackgroundWork()
  }

  /** Inserts a row of the client. */
  const insert = (table: TableName, row: Record<string, unknown>) => {
    const columns = Object.keys(row)
    return asOwner(
      test.db,
      `insert into ${table} (client_id, ${columns.join(', ')})
       values ($1, ${columns.map((_, at) => `$${at + 2}`).join(', ')})`,
      [clientId, ...Object.values(row)],
    )
  }

  /** A recording with its file and a frame, of an observation with every kind of personal text. */
  async function observed(days: number, overrides: object = {}) {
    const { db, files } = test
    const key = `observation-videos/${uuid()}.mp4`
    await files.put(key, Readable.from(['film']), 'video/mp4')
    const video = await buildVideo(db, {
      client_id: clientId,
      file_location: key,
      title: 'Zebulon lifts',
      processing_state: null,
      keypoints_digest: `${uuid()}${uuid()}`.replaceAll('-', ''),
    })
    await insert('video_keypoints', { video_id: video.id, timestamp: 0, keypoints_3d: '[]' })
    const observation = await buildObservation(db, {
      client_id: clientId,
      date: daysAgo(days),
      video_id: video.id,
      notes: 'Zebulon bends his back',
      feedback_notes: 'Zebulon again',
      device_details: JSON.stringify({ name: 'phone of Zebulon' }),
      ...overrides,
    })
    await db.write({ clientId }, (transaction) =>
      audit(
        transaction,
        { ...systemContext, session: { userId: observation.user_id } },
        {
          clientId,
          action: 'CREATE',
          entity: 'observations',
          recordId: observation.id,
          after: observation,
        },
      ),
    )
    return { observation, video, key }
  }

  /** Rows of the client that contain a text, by table. */
  async function rowsWith(text: string): Promise<string[]> {
    const tables = TABLE_NAMES.filter((table) => 'client_id' in TABLES[table].columns)
    const found = await Promise.all(
      tables.map((table) =>
        asOwner<{ count: number }>(
          test.db,
          `select count(*)::int as count from ${table} t where t.client_id = '${clientId}' and t::text ilike '%${text}%'`,
        ),
      ),
    )
    return tables.filter((_table, at) => (found[at]?.[0]?.count ?? 0) > 0)
  }

  /** Every row of the client, by table, but for jobs. */
  async function allRows(): Promise<Partial<Record<TableName, unknown[]>>> {
    const rows: Partial<Record<TableName, unknown[]>> = {}
    for (const table of TABLE_NAMES)
      if ('client_id' in TABLES[table].columns && table !== 'jobs')
        rows[table] = await asOwner(
          test.db,
          `select t::text as row from ${table} t where t.client_id = $1 order by 1`,
          [clientId],
        )
    return rows
  }

  const isStored = async (key: string): Promise<boolean> => {
    const file = await test.files.get(key)
    if (file) await readAll(file, 100)
    return file !== null
  }

  return {
    ...test,
    clientId,
    admin,
    daysAgo,
    applyRetention,
    observed,
    insert,
    rowsWith,
    allRows,
    isStored,
  }
}
