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
          select o.date, o.id from observations o
          where ${tenantFilter('o')} and o.observee_id = ${personId} and o.deleted_at is null
            and o.technique = 'correct'
          order by o.date desc, o.id desc limit 1
        ), alerted as materialized (
          select a.occurrence from alerts a
          where ${tenantFilter('a')} and a.kind = 'badLifts' and a.user_id = ${personId}
        )
        select (select p.id from parting p) as after,
          (select count(*)::int from observations o
            where ${tenantFilter('o')} and o.observee_id = ${personId} and o.deleted_at is null
              and o.technique = 'incorrect' and ${reader ? visibleObservation(reader, 'o') : sql`true`}
              and not exists (select from parting p where (o.date, o.id) < (p.date, p.id))) as count,
          array(select a.occurrence from alerted a
            left join observations o on ${tenantFilter('o')}
              and o.id = case when a.occurrence <> ${FIRST_STREAK} then a.occurrence::uuid end
            where a.occurrence = coalesce((select p.id::text from parting p), ${FIRST_STREAK})
              or (o.id is not null
                and not exists (select from parting p where (o.date, o.id) < (p.date, p.id)))
          ) as alerted
        from users u where ${tenantFilter('u')} and u.id = ${personId} and u.deleted_at is null`,
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
    (tenantFilter) => sql`select ${fullName('u')} as name from users u
        where ${tenantFilter('u')} and u.id = ${personId} and u.deleted_at is null
          and ${visibleUser(access, 'u', tenantFilter)}`,
  )
  return person?.name ?? null
}
