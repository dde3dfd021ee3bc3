/** A client with summary mails, in a database with a clock of its own. */
import type { Technique } from '#domain/enumerations.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { openScheduleScenario } from '../../support/scenarios/scheduleScenario.ts'

interface Company {
  of: { client_id: string }
}

interface Place {
  location_id: string
  department_id: string
}

export async function openSummaryMailScenario() {
  const scenario = await openScheduleScenario()
  const { db } = scenario
  /** Creates a client in Amsterdam with both summaries, a super user and an account manager of the provider. */
  async function company(settings: Parameters<typeof buildClient>[1] = {}) {
    const provider = await buildClient(db)
    const manager = await buildUser(db, {
      client_id: provider.id,
      type: 'PROVIDER_SUPER_USER',
      firstname: 'Manager',
    })
    const client = await buildClient(db, {
      weekly_email_enabled: true,
      monthly_email_enabled: true,
      account_manager_id: manager.id,
      ...settings,
    })
    const of = { client_id: client.id }
    const chief = await buildUser(db, { ...of, type: 'CLIENT_SUPER_USER', firstname: 'Chief' })
    return { client: { ...client, client_id: client.id }, of, chief, manager }
  }

  async function place({ of }: Company, name: string): Promise<Place> {
    const location = await buildLocation(db, { ...of, name })
    const department = await buildDepartment(db, { ...of, locations: [location.id] })
    return { location_id: location.id, department_id: department.id }
  }

  /** Creates observations with these techniques, a minute apart, beginning at an instant. */
  async function observed(
    { of }: Company,
    where: Place,
    from: string,
    results: readonly (Technique | null)[],
    values: object = {},
  ): Promise<void> {
    for (const [index, technique] of results.entries())
      await buildObservation(db, {
        ...of,
        ...where,
        technique,
        date: new Date(Date.parse(from) + index * 60_000),
        unlinked_observee_name: 'Guest',
        ...values,
      })
  }

  return { ...scenario, company, place, observed }
}

export const repeatTechnique = (count: number, technique: Technique): Technique[] =>
  Array(count).fill(technique)
