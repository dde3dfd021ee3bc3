/** Reads a person's streak of incorrect observations and what its alert needs. */
import { fullName } from '../../context/listSql/listSql.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Streak {
  count: number
  /** The last correct observation before the streak; null: none. */
  after: string | null
  /** Alerts already given for the streak or a part of it, which a correction may have joined. */
  alerted: string[]
}

/**
 * Counts live observations by date, ignoring undecided ones; with a `reader` those that the reader may see. Returns null
 * for a deleted person.
 */
export async function readStreak(
  db: Database,
  clientId: string,
  personId: string,
  reader: Access | null = null,
): Promise<Streak | null> {
  const [streak] = await db.sql<Streak>(
    { clientId },
    (tenantFilter) => sql`with parting as materialized (
          select observation.date, observation.id from observations observation
          where ${tenantFilter('observation')} and observation.observee_id = ${personId} and observation.deleted_at is null
            and observation.technique = 'correct'
          order by observation.date desc, observation.id desc limit 1
        ), alerted as materialized (
          select alert.occurrence from alerts alert
          where ${tenantFilter('alert')} and alert.kind = 'badLifts' and alert.user_id = ${personId}
        )
        select (select parting.id from parting) as after,
          (select count(*)::int from observations observation
            where ${tenantFilter('observation')} and observation.observee_id = ${personId} and observation.deleted_at is null
              and observation.technique = 'incorrect' and ${reader ? visibleObservation(reader, 'observation') : sql`true`}
              and not exists (select from parting where (observation.date, observation.id) < (parting.date, parting.id))) as count,
          array(select alert.occurrence from alerted alert
            left join observations observation on ${tenantFilter('observation')}
              and observation.id = case when alert.occurrence <> ${FIRST_STREAK} then alert.occurrence::uuid end
            where alert.occurrence = coalesce((select parting.id::text from parting), ${FIRST_STREAK})
              or (observation.id is not null
                and not exists (select from parting where (observation.date, observation.id) < (parting.date, parting.id)))
          ) as alerted
        from users person where ${tenantFilter('person')} and person.id = ${personId} and person.deleted_at is null`,
  )
  return streak ?? null
}

/** Cause of the alert of a streak before which there is no correct observation. */
export const FIRST_STREAK = 'first'

/** Returns the cause of a streak's alert. */
export const causeOfStreak = ({ after }: Pick<Streak, 'after'>): string => after ?? FIRST_STREAK

/** Returns null when the person is deleted or not visible. */
export async function readVisibleName(
  db: Database,
  access: Access,
  personId: string,
): Promise<string | null> {
  const [person] = await db.sql<{ name: string }>(
    access,
    (tenantFilter) => sql`select ${fullName('person')} as name from users person
        where ${tenantFilter('person')} and person.id = ${personId} and person.deleted_at is null
          and ${visibleUser(access, 'person', tenantFilter)}`,
  )
  return person?.name ?? null
}
