/** deleteObservation and bulkDeleteObservations: soft, all or none (spec 4, decided: delete and bulk). */
import { sql } from 'kysely'
import { notFound } from '#domain/errors.ts'
import { observationAccessOf, recordReachOf } from '../access/access.ts'
import { seesObservation } from '../access/observationAccess.ts'
import type { RequestContext } from '../graphql/context.ts'
import { uuidOf } from '../list/uuids.ts'

/** NOT_FOUND, and nothing deleted, when one of them is unknown, out of reach or deleted already. */
export async function deleteObservations(
  context: RequestContext,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => uuidOf(id)))]
  const access = await observationAccessOf(context)
  await context.db.write(recordReachOf(context), async (transaction) => {
    const deleted = await transaction.run<{ id: string }>((tables) =>
      tables.sql(
        (inReach) => sql`
          update observations o set deleted_at = ${context.now()}
          where ${inReach('o')} and o.id = any(${wanted}::uuid[]) and o.deleted_at is null
            and ${seesObservation(access, 'o')}
          returning o.id`,
      ),
    )
    if (deleted.length < wanted.length) throw notFound()
  })
  return wanted
}
