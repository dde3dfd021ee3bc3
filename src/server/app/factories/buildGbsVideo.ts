/** Builds a guidance video. */
import { v7 as uuid } from 'uuid'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import { buildClient } from './buildClient.ts'
import { insertRow, type RowWriter } from './insertRows.ts'

export type GbsVideoRow = Row<'gbs_videos'>

export async function buildGbsVideo(
  db: RowWriter,
  overrides: Partial<NewRow<'gbs_videos'>> = {},
): Promise<GbsVideoRow> {
  const client_id = overrides.client_id ?? (await buildClient(db)).id
  const id = overrides.id ?? uuid()
  const values = {
    client_id,
    id,
    title: `Guidance ${id}`,
    file_location: `${client_id}/${id}.mp4`,
    ...overrides,
  }
  return insertRow(db, client_id, 'gbs_videos', values)
}
