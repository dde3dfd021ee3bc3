/** Logs who opens a recording, and reads that log. */
import type { RecordingView } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import type { Role } from '#domain/roles.ts'
import { readPeopleById } from '../../context/people/peopleById.ts'
import { scopeOfRecords } from '../../context/scope/tenantScope.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const QUARTER_MS = 15 * 60 * 1_000

/** Writes one row for each person, recording and quarter of an hour. Reads first: reading never waits for an import. */
export async function logView(db: Database, view: NewView, now: Date): Promise<void> {
  const { clientId, videoId, userId } = view
  const [logged] = await db.read({ clientId }, (tables) =>
    tables
      .from('recording_views')
      .select('viewed_at')
      .where('video_id', '=', videoId)
      .where('user_id', '=', userId)
      .where('quarter', '=', quarterOf(now)),
  )
  if (logged) return
  await db.write({ clientId }, (transaction) => insertViews(transaction, [view], now))
}

/** Views of the same recording in the same quarter of an hour become one. */
export async function insertViews(
  transaction: Transaction,
  views: readonly NewView[],
  now: Date,
): Promise<void> {
  if (views.length === 0) return
  await transaction.run((tables) =>
    tables
      .insert('recording_views')
      .values(
        views.map(({ clientId, videoId, userId, role }) => ({
          client_id: clientId,
          video_id: videoId,
          user_id: userId,
          role,
          quarter: quarterOf(now),
          viewed_at: now,
        })),
      )
      .onConflict((existing) => existing.doNothing()),
  )
}

/** Person and the recording that they open. */
interface NewView {
  clientId: string
  videoId: string
  userId: string
  role: Role
}

const quarterOf = (now: Date) => new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS)

const MAX_VIEWS = 200

/** Returns the newest views of each observation's recording, newest first. */
export async function readViews(
  db: Database,
  observations: readonly Pick<ObservationParent, 'client_id' | 'video_id'>[],
): Promise<RecordingView[][]> {
  const every = <Field extends 'client_id' | 'video_id'>(field: Field) =>
    observations.map((observation) => observation[field] ?? null)
  const rows = await db.sql<ViewRow>(
    scopeOfRecords(observations),
    (tenantFilter) => sql`select asked.place, viewing.*
        from unnest(${every('client_id')}::uuid[], ${every('video_id')}::uuid[])
          with ordinality as asked (client_id, video_id, place)
        cross join lateral (
          select viewing.user_id, viewing.role, viewing.viewed_at from recording_views viewing
          where ${tenantFilter('viewing')} and viewing.client_id = asked.client_id and viewing.video_id = asked.video_id
          order by viewing.viewed_at desc limit ${sql.lit(MAX_VIEWS)}) viewing
        order by asked.place, viewing.viewed_at desc`,
  )
  const personOf = await readPeopleById(
    db,
    rows.map(({ user_id }) => user_id),
  )
  return observations.map((_, index) =>
    rows
      .filter(({ place }) => place === index + 1)
      .map(({ user_id, role, viewed_at }) => ({
        user: personOf(user_id),
        role,
        viewed_at: viewed_at.toISOString(),
      })),
  )
}

interface ViewRow {
  /** Number of the observation, from 1. */
  place: number
  user_id: string
  role: Role
  viewed_at: Date
}
