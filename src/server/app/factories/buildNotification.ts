/** Something that the app tells a person: a reminder of a campaign unless a test says otherwise, not read yet. */
import type { Insertable, Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../platform/db/database.ts'
import type { NotificationsTable } from '../../platform/db/tables.ts'
import { buildCampaign } from './buildCampaign.ts'
import { buildUser } from './buildUser.ts'
import { insertRow } from './insertRow.ts'

export type NotificationRow = Selectable<NotificationsTable>

type NotificationOverrides = Omit<Partial<Insertable<NotificationsTable>>, 'payload'> & {
  payload?: object
}

export async function buildNotification(
  db: Database,
  { payload = { owed: 1, end_date: '2030-01-31' }, ...overrides }: NotificationOverrides = {},
): Promise<NotificationRow> {
  const person =
    overrides.client_id && overrides.user_id
      ? { client_id: overrides.client_id, id: overrides.user_id }
      : await buildUser(db, overrides.client_id ? { client_id: overrides.client_id } : {})
  const { client_id } = person
  return insertRow(db, client_id, 'notifications', {
    client_id,
    id: uuid(),
    user_id: person.id,
    kind: 'CAMPAIGN_REMINDER',
    subject_id: overrides.subject_id ?? (await buildCampaign(db, { client_id })).id,
    payload: JSON.stringify(payload),
    ...overrides,
  })
}
