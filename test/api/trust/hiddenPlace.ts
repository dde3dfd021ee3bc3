/**
 * A client with a place that some people do not see: every text about the people, records and recordings there has a
 * mark. Its people are told of nothing there by any answer, file, mail or notification.
 */
import { randomBytes } from 'node:crypto'
import { type Actor, actor } from '#test/support/api.ts'
import { aiObservation } from '#test/support/scenarios/storedObservations.ts'
import { buildTwoSites, limitedActor, providerActor } from '#test/support/scenarios/twoSites.ts'
import { everyRecord, placeRecords } from './placeRecords.ts'

export const MARK = `Hidden${randomBytes(5).toString('hex')}`

export type HiddenPlace = Awaited<ReturnType<typeof buildHiddenPlace>>

export async function buildHiddenPlace() {
  const scenario = await buildTwoSites({
    ai_enabled: true,
    display_employee_id: true,
    show_ai_feedback_options: true,
    can_pick_observer: true,
  })
  const { client, north } = scenario
  const ids = await everyRecord(scenario, placeRecords(scenario, { mark: MARK }), MARK)
  await aiObservation(scenario, {
    location_id: ids.location,
    department_id: ids.department,
    task_id: ids.task,
    user_id: ids.watcher,
    unlinked_observee_name: `${MARK} Stranger`,
    unlinked_observee_employee_id: MARK,
  })
  // So that the people of other places have something of their own in every list.
  await aiObservation(scenario)
  const provider = await providerActor()
  const lead = await actor('CLIENT_SUPER_USER', client)
  const limited = (role: Parameters<typeof limitedActor>[0]) =>
    limitedActor(role, client, { locations: [north.id] })
  const others: Record<string, Actor> = {
    'super user of another place': await limited('CLIENT_SUPER_USER'),
    'observer of another place': await limited('CLIENT_OBSERVER'),
    'user of another place': await limited('CLIENT_USER'),
    'observee of another place': await limited('CLIENT_OBSERVEE'),
    'super user of another client': await actor('CLIENT_SUPER_USER'),
    'person without rights': await actor('NONE', client),
  }
  return { ...scenario, ids, lead, provider, others }
}

/** Text of an answer in which the mark would be found. */
export const hasMark = (value: unknown): boolean =>
  (typeof value === 'string' ? value : JSON.stringify(value))
    .toLowerCase()
    .includes(MARK.toLowerCase())
