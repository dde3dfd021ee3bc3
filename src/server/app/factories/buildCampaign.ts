/** Builds a campaign that runs now, for a location and department or for selected `users`. */
import { v7 as uuid } from 'uuid'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import { buildClient } from './buildClient.ts'
import { buildUser } from './buildUser.ts'
import { insertRow, type RowWriter } from './insertRows.ts'

export type CampaignRow = Row<'campaigns'>

export async function buildCampaign(
  db: RowWriter,
  { users = [], ...overrides }: Partial<NewRow<'campaigns'>> & { users?: string[] } = {},
): Promise<CampaignRow> {
  const client_id = overrides.client_id ?? (await buildClient(db)).id
  const id = overrides.id ?? uuid()
  const campaign = await insertRow(db, client_id, 'campaigns', {
    client_id,
    id,
    name: `Campaign ${id}`,
    start_date: '2020-01-01',
    end_date: null,
    frequency: 'monthly',
    type: 'ManualObservation',
    has_selected_users: users.length > 0,
    ...overrides,
  })
  for (const user_id of users)
    await insertRow(db, client_id, 'campaign_users', { client_id, campaign_id: id, user_id })
  return campaign
}

/** Notification in the app: by default an unread campaign reminder. */
type NotificationRow = Row<'notifications'>

type NotificationOverrides = Omit<Partial<NewRow<'notifications'>>, 'payload'> & {
  payload?: object
}

export async function buildNotification(
  db: RowWriter,
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
