/** A campaign that runs now, for a location and department or for chosen `users`. */
import type { Insertable, Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../platform/db/database.ts'
import type { CampaignsTable } from '../../platform/db/tables.ts'
import { buildClient } from './buildClient.ts'
import { insertRow } from './insertRow.ts'

export type CampaignRow = Selectable<CampaignsTable>

export async function buildCampaign(
  db: Database,
  { users = [], ...overrides }: Partial<Insertable<CampaignsTable>> & { users?: string[] } = {},
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
