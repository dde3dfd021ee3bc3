/**
 * Job that mends AI results whose override was taken back: until version 0.2 they kept a person's answers where the AI
 * could not tell. A migration enqueues it once for each client that has such results.
 */
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import type { AuditActor } from '../../context/audit/audit.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Row } from '../../platform/db/tables.ts'
import { defineJob } from '../../platform/queue/queue.ts'
import { settleObservations } from '../../context/coaching/settlePersonTasks.ts'

/** Observations that one transaction locks. */
const BATCH = 50

const PRINCIPLE_COLUMNS = PRINCIPLES.map((principle) => ANSWER_COLUMNS[principle])

export const mendRestoredVerdicts = defineJob({
  kind: 'mendRestoredVerdicts',
  handler: async ({ id: requestId, clientId }, { db, now }) => {
    const actor: AuditActor = { session: null, requestId, now }
    let mended: number
    do mended = await db.write({ clientId }, (transaction) => mendBatch(transaction, actor))
    while (mended === BATCH)
    return { state: 'done' }
  },
})

type WrongVerdict = Pick<
  Row<'observations'>,
  'client_id' | 'id' | 'technique' | 'ai_technique' | (typeof PRINCIPLE_COLUMNS)[number]
> & {
  /** Principles that the AI could not tell. */
  open: (typeof PRINCIPLE_COLUMNS)[number][]
}

/** Resolves to how many it mended. */
async function mendBatch(transaction: Transaction, actor: AuditActor): Promise<number> {
  const columns = sql.join(PRINCIPLE_COLUMNS.map((column) => sql.ref(`observation.${column}`)))
  const open = sql.join(
    PRINCIPLE_COLUMNS.map(
      (column) => sql`case when ${sql.ref(`video.${column}`)} is null then ${column}::text end`,
    ),
  )
  const isWrong = sql.join(
    PRINCIPLE_COLUMNS.map(
      (column) =>
        sql`(${sql.ref(`video.${column}`)} is null and ${sql.ref(`observation.${column}`)} is not null)`,
    ),
    sql` or `,
  )
  const wrong = await transaction.sql<WrongVerdict>(
    (
      tenantFilter,
    ) => sql`select observation.client_id, observation.id, observation.technique, observation.ai_technique, ${columns},
          array_remove(array[${open}], null) as open
        from observations observation
        join videos video on ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id
        where ${tenantFilter('observation')} and observation.review_type = 'AI' and (${isWrong})
        order by observation.id limit ${BATCH} for no key update of observation`,
  )
  for (const { open: unknown, ...record } of wrong)
    await saveChangedColumns(transaction, actor, {
      entity: 'observations',
      record,
      set: {
        technique: record.ai_technique,
        ...Object.fromEntries(unknown.map((column) => [column, null])),
      },
    })
  await settleObservations(
    transaction,
    actor,
    wrong.map(({ id }) => id),
  )
  return wrong.length
}
