/** Reminders of a running campaign for those who sign in to the demo: one read in the occurrence before, one to read. */
import { addDays, addMonths } from '#domain/dates.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CampaignRow } from '../factories/buildCampaign.ts'
import { buildNotification } from '../factories/buildNotification.ts'
import type { UserRow } from '../factories/buildUser.ts'

/** `campaign`: monthly, and a month old today. */
export async function buildDemoNotifications(
  db: Database,
  { start_date: start, ...campaign }: CampaignRow,
  { people, today }: { people: readonly UserRow[]; today: Date },
): Promise<void> {
  const second = addMonths(start, 1)
  for (const { client_id, id: user_id, email } of people) {
    if (!REMINDED_ACCOUNTS.some((name) => email.startsWith(`${name}@`))) continue
    const of = { client_id, user_id, subject_id: campaign.id }
    const lastWeek = new Date(today.getTime() - 7 * DAY_MS)
    await buildNotification(db, {
      ...of,
      occurrence: `${start}/${addDays(start, 21)}`,
      payload: { owed: 1, end_date: addDays(second, -1) },
      created_at: lastWeek,
      read_at: lastWeek,
    })
    await buildNotification(db, {
      ...of,
      occurrence: `${second}/${second}`,
      payload: {
        owed: campaign.num_observations_required ?? 1,
        end_date: addDays(addMonths(start, 2), -1),
      },
      created_at: today,
    })
  }
}

const REMINDED_ACCOUNTS = ['observer', 'user']

/** Milliseconds. */
const DAY_MS = 86_400_000
