/** An observation's video record: the answers of a form, or a recording. */
import type { Insertable, Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../platform/db/database.ts'
import type { VideosTable } from '../../platform/db/tables.ts'
import { buildUser } from './buildUser.ts'
import { insertRow } from './insertRow.ts'

export type VideoRow = Selectable<VideosTable>

export async function buildVideo(
  db: Database,
  overrides: Partial<Insertable<VideosTable>> = {},
): Promise<VideoRow> {
  const { client_id, user_id } = await recorderOf(db, overrides)
  const id = overrides.id ?? uuid()
  return insertRow(db, client_id, 'videos', { client_id, id, user_id, ...overrides })
}

async function recorderOf(
  db: Database,
  { client_id, user_id }: Partial<Insertable<VideosTable>>,
): Promise<{ client_id: string; user_id: string }> {
  if (client_id && user_id) return { client_id, user_id }
  const user = await buildUser(db, client_id ? { client_id } : {})
  return { client_id: user.client_id, user_id: user.id }
}
