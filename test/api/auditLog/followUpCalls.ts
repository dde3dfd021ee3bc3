/** Prepares mutations of follow-ups for the tests of their audit entries. */
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor } from '#test/support/api.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import {
  type AuditScenario,
  deletionsAndRestorations,
  type Prepare,
  preparedAs,
} from './deletionCalls.ts'

const incorrect = async (of: AuditScenario) => {
  const worker = await actor('CLIENT_OBSERVEE', of.client)
  const coach = await buildUser(of.db, of.of)
  const stored = await aiObservation(of, { observee_id: worker.id })
  return { worker, coach, observation: stored.observation }
}
const followUp = async (of: AuditScenario) => {
  const { observation: followed, ...people } = await incorrect(of)
  return { ...people, id: (await buildFollowUp(of.db, followed)).id }
}

export const FOLLOW_UP_CALLS: Readonly<Record<string, Prepare>> = {
  openFollowUp: async (of) => {
    const { coach, observation: followed } = await incorrect(of)
    return preparedAs(
      of.admin,
      'mutation ($input: NewFollowUpInput!) { openFollowUp(input: $input) { id } }',
      { input: { observationId: followed.id, coachId: coach.id, dueDate: '2030-01-31' } },
    )
  },
  updateFollowUp: async (of) => {
    const { coach, id } = await followUp(of)
    return preparedAs(
      of.admin,
      'mutation ($id: ID!, $input: FollowUpInput!) { updateFollowUp(id: $id, input: $input) { id } }',
      { id, input: { coachId: coach.id, dueDate: '2030-02-28' } },
    )
  },
  markFollowUpSeen: async (of) => {
    const { worker, id } = await followUp(of)
    return preparedAs(worker, 'mutation ($id: ID!) { markFollowUpSeen(id: $id) { id } }', { id })
  },
  finishCoaching: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!) { finishCoaching(id: $id, agreed: "Feet first") { id } }',
      { id: (await followUp(of)).id },
    ),
  ...deletionsAndRestorations('FollowUp', 'admin', followUp),
}
