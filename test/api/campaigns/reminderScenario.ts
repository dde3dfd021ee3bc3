/** Clients with a campaign that reminds two people, with a movable clock. */
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import {
  type ScheduleScenario,
  type ComposedMail,
} from '../../support/scenarios/scheduleScenario.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { writeRows } from '#test/support/writeRows.ts'

type Overrides = NonNullable<Parameters<typeof buildCampaign>[1]>

type ChangedTable = 'campaigns' | 'clients' | 'users' | 'tasks' | 'locations' | 'departments'

/**
 * Creates a client with a user Kim and an observer Lee, and a daily mail reminder of a campaign that runs in March.
 */
export async function buildRemindingCampaign(
  scenario: ScheduleScenario,
  time_zone: string,
  overrides: Overrides = {},
) {
  const { db } = scenario
  const place = await buildTwoSites({ time_zone, company_name: `Company ${Math.random()}` }, db)
  const { client, of } = place
  const kim = await buildUser(db, { ...of, firstname: 'Kim' })
  const lee = await buildUser(db, { ...of, firstname: 'Lee', type: 'CLIENT_OBSERVER' })
  const campaign = await buildCampaign(db, {
    ...of,
    name: 'March',
    start_date: '2026-03-02',
    end_date: '2026-04-30',
    frequency: 'oneTime',
    reminder_alert_user_level: 'BOTH',
    email_notifications_enabled: true,
    notification_frequency: 'daily',
    ...overrides,
  })
  const names = new Map([
    [kim.id, 'Kim'],
    [lee.id, 'Lee'],
  ])
  const sent = (mails: readonly ComposedMail[]) =>
    mails
      .filter(({ content }) => typeof content !== 'string')
      .map(({ recipientId }) => names.get(recipientId) ?? recipientId)
  return {
    ...place,
    kim,
    lee,
    campaign,
    /** Moves the clock and returns the recipients of new mails. */
    at: async (instant: string) =>
      sent(await reminderRecipientsAt(scenario, instant, client.id)).toSorted(),
    observe: (who: { observee: string; observer: string; at: string }, more: object = {}) =>
      buildObservation(db, {
        ...of,
        campaign_id: campaign.id,
        location_id: place.dock.id,
        department_id: place.goodsIn.id,
        task_id: place.lift.id,
        observee_id: who.observee,
        user_id: who.observer,
        date: new Date(who.at),
        ...more,
      }),
    set: (values: object, table: ChangedTable = 'campaigns') =>
      writeRows(db, { clientId: client.id }, (tables) =>
        tables.update<'campaigns'>(table as 'campaigns').set(values),
      ),
    told: () =>
      db.read({ clientId: client.id }, (tables) =>
        tables.from('notifications').selectAll().orderBy('id'),
      ),
  }
}

export const reminderRecipientsAt = async (
  scenario: ScheduleScenario,
  instant: string,
  clientId: string,
): Promise<ComposedMail[]> =>
  (await scenario.at(instant, clientId)).filter(({ kind }) => kind === 'campaignReminder')

export const KIM_AND_LEE = ['Kim', 'Lee']
