/** An observation that an AI called incorrect, and helpers for its page. */
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Role } from '#domain/roles.ts'
import type { NewRow } from '#server/platform/db/tables.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { openApp } from './openApp.tsx'

// jsdom plays nothing.
HTMLMediaElement.prototype.pause = () => undefined

export const CORRECTABLE = {
  ai_enabled: true,
  show_ai_feedback_options: true,
  show_manual_override_options: true,
}

/** Big Engines is incorrect, the other two are correct. Opened by a person of the role, or not at all. */
export async function openAiObservation(
  role: Role,
  flags: object = CORRECTABLE,
  overrides: Row | ((person: Actor) => Row) = {},
) {
  const scenario = await buildTwoSites(flags)
  const { client } = scenario
  const person = await actor(role, client)
  const { observation } = await aiObservation(
    scenario,
    {
      date: new Date('2026-01-15T10:00:00Z'),
      ...(typeof overrides === 'function' ? overrides(person) : overrides),
    },
    {
      is_big_engines: false,
      is_turn_not_twist: true,
      lift_start_time: 0.8,
      lift_end_time: 3.6,
    },
  )
  const { client_id, user_id, location_id, department_id, task_id } = observation
  const place = { client_id, user_id, location_id, department_id, task_id }
  const colleague = await actor('CLIENT_SUPER_USER', client)
  sessionStorage.clear()
  const open = (id = observation.id) =>
    openApp(person, `/allobservations/${id}?clientId=${client.id}`)
  const stored = async () => (await person.gql(STORED, { id: observation.id })).data.one
  const change = (input: object) => colleague.gql(CHANGE, { id: observation.id, input })
  return { ...(await open()), open, stored, change, place }
}

type Row = Partial<NewRow<'observations'>>

const STORED = `query ($id: ID!) { one: getObservationById(id: $id) {
  technique ai_technique review_type manual_override_reason is_big_engines
  ai_review_status ai_error_cause ai_review_notes is_ai_prediction_correct internally_reviewed feedback_notes
  video { is_big_engines is_ai_big_engines_correct lift_start_time lift_end_time is_confined_space }
} }`

const CHANGE = `mutation ($id: ID!, $input: UpdateObservationInput!) {
  updateObservation(id: $id, input: $input) { id }
}`

export const fact = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

export const factBecomes = (term: string, words: string) =>
  waitFor(() => expect(fact(term)).toBe(words))
