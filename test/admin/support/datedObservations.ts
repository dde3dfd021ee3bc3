/** Observations of a new client, each a number of days ago, and helpers for links to them. */
import { screen } from '@testing-library/react'
import { addDays, localDayOf } from '#domain/dates.ts'
import type { Technique } from '#domain/enumerations.ts'
import type { Role } from '#domain/roles.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'

/** At Dock or Hall, in Inbound, of the task Lift, about Ida; for a person of the role. */
export async function buildDatedObservations(
  role: Role,
  seen: readonly DatedObservation[],
  flags: object = {},
) {
  const { db } = await api()
  const inUtc = (overrides: object = {}) => buildClient(db, { time_zone: 'UTC', ...overrides })
  const client = await inUtc(flags)
  const of = { client_id: client.id }
  const dock = await buildLocation(db, { ...of, name: 'Dock' })
  const hall = await buildLocation(db, { ...of, name: 'Hall' })
  const department = await buildDepartment(db, { ...of, name: 'Inbound', locations: [dock.id] })
  const task = await buildTask(db, { ...of, name: 'Lift' })
  const ida = await buildUser(db, { ...of, firstname: 'Ida', lastname: 'Seen' })
  const omar = await buildUser(db, { ...of, firstname: 'Omar', type: 'CLIENT_OBSERVER' })
  for (const [minute, { daysAgo, technique = 'correct', at = 'Dock', ...more }] of seen.entries())
    await buildObservation(db, {
      ...of,
      location_id: at === 'Dock' ? dock.id : hall.id,
      department_id: department.id,
      task_id: task.id,
      user_id: omar.id,
      observee_id: ida.id,
      date: new Date(Date.parse(`${day(daysAgo)}T10:00:00Z`) + minute * 60_000),
      technique,
      ...more,
    })
  const person = await actor(role, role === 'PROVIDER_SUPER_USER' ? await inUtc() : client)
  return { client, person, dock, hall, department, task, ida, db }
}

export interface DatedObservation {
  daysAgo: number
  technique?: Technique | null
  at?: 'Dock' | 'Hall'
  campaign_id?: string
}

/** The client and the viewer are both in UTC. */
export const day = (daysAgo: number): string => addDays(localDayOf(new Date(), 'UTC'), -daysAgo)

/** Waits for a link by its accessible name. */
export const figure = (name: string) =>
  screen.findByLabelText<HTMLAnchorElement>(name, { selector: 'a' })

/** Finds a section of the screen by its heading. */
export const region = (heading: string) => screen.findByLabelText(heading, { selector: 'section' })

/** Returns a link by its visible text. */
export const linkOf = (text: string) =>
  screen.findByText<HTMLAnchorElement>(text, { selector: 'a' })

/** Returns the query of a link. */
export const queryOf = (link: HTMLAnchorElement) =>
  Object.fromEntries(new URL(link.href, 'http://liftwise.test').searchParams)
