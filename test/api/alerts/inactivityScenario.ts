/** A client with inactivity alerts, in a database with a clock of its own. */
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { openScheduleScenario } from '../../support/scenarios/scheduleScenario.ts'

export type InactivityClient = Awaited<
  ReturnType<Awaited<ReturnType<typeof openInactivityScenario>>['company']>
>

export async function openInactivityScenario() {
  const scenario = await openScheduleScenario()
  const { db } = scenario

  /** Creates a client in Amsterdam that alerts its super users after a month, with one super user. */
  async function company(settings: Parameters<typeof buildClient>[1] = {}) {
    const client = await buildClient(db, {
      inactive_alert_user_level: 'CLIENT_SUPER_USER',
      inactive_alert_timeframe_months: 1,
      ...settings,
    })
    const of = { client_id: client.id }
    const chief = await buildUser(db, { ...of, type: 'CLIENT_SUPER_USER', firstname: 'Chief' })
    return { client: { ...client, client_id: client.id }, of, chief }
  }

  /** Creates a person whose last observation was at this instant. */
  async function person(
    { of }: { of: { client_id: string } },
    last: string | null = INACTIVE,
    values: object = {},
  ) {
    const user = await buildUser(db, { ...of, created_at: LONG_AGO, ...values })
    if (last) await observes(user, last)
    return user
  }

  async function observes(user: { client_id: string; id: string }, date: string) {
    const { client_id, id: user_id } = user
    return buildObservation(db, {
      client_id,
      user_id,
      unlinked_observee_name: 'Guest',
      date: new Date(date),
    })
  }

  /** Starts on 9 April, a month after `INACTIVE`, and returns the mails of the 10th. */
  async function onTheTenth({ client }: { client: { id: string } }) {
    await scenario.startAt('2026-04-09T12:00:00Z')
    return scenario.at('2026-04-10T12:00:00Z', client.id)
  }

  return { ...scenario, company, person, observes, onTheTenth }
}

const INACTIVE = '2026-03-10T09:00:00Z'
export const LONG_AGO = new Date('2020-01-01T12:00:00Z')

export const nameFields = (firstname: string) => ({ firstname, lastname: 'Example' })
