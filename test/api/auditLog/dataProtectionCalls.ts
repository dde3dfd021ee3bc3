/** Prepares mutations of data protection, contests, comments and reviews for the tests of their audit entries. */
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { ACTION_CALLS } from './actionCalls.ts'
import { CALIBRATION_CALLS } from './calibrationCalls.ts'
import { type AuditScenario, type Prepare, preparedAs } from './deletionCalls.ts'
import { FOLLOW_UP_CALLS } from './followUpCalls.ts'

const PLACE_HOLD = 'mutation ($input: LegalHoldInput!) { placeLegalHold(input: $input) { id } }'
const holdOfPerson = async ({ db, of }: AuditScenario) => {
  const { id } = await buildUser(db, of)
  return { input: { subject: 'PERSON', subjectId: id, reason: 'A claim' } }
}

const CONTEST =
  'mutation ($id: ID!) { contestObservation(id: $id, reason: "I did not twist.") { id } }'
async function observedWorker(scenario: AuditScenario) {
  const worker = await actor('CLIENT_OBSERVEE', scenario.client)
  const { observation } = await aiObservation(scenario, { observee_id: worker.id })
  return { worker, id: observation.id }
}

const COMMENT = `mutation ($id: ID!, $input: NewCommentInput!) {
  createComment(observationId: $id, input: $input) { id } }`
const comment = { text: 'The load is far away.' }
async function commentOf({ admin, ...scenario }: AuditScenario) {
  const { observation } = await aiObservation(scenario)
  const { data } = await admin.gql(COMMENT, { id: observation.id, input: comment })
  return { id: data.createComment.id as string }
}

const VIEW = 'mutation ($input: SavedViewInput!) { createSavedView(input: $input) { id } }'
const view = { name: 'Incorrect', query: { filter: { showResult: 'incorrect' } } }
/** A view of the name, which each person has once. */
const viewOf = async ({ admin }: AuditScenario, name: string) => {
  const { data } = await admin.gql(VIEW, { input: { ...view, name } })
  return { id: data.createSavedView.id as string }
}

export const DATA_PROTECTION_CALLS: Readonly<Record<string, Prepare>> = {
  ...FOLLOW_UP_CALLS,
  ...ACTION_CALLS,
  ...CALIBRATION_CALLS,
  placeLegalHold: async (of) => preparedAs(of.admin, PLACE_HOLD, await holdOfPerson(of)),
  endLegalHold: async (of) => {
    const { data } = await of.admin.gql(PLACE_HOLD, await holdOfPerson(of))
    return preparedAs(of.admin, 'mutation ($id: ID!) { endLegalHold(id: $id) }', {
      id: data.placeLegalHold.id,
    })
  },
  erasePerson: async ({ db, of, admin }) => {
    const { id, firstname, lastname } = await buildUser(db, of)
    return preparedAs(
      admin,
      'mutation ($id: ID!, $name: String!) { erasePerson(userId: $id, confirmation: $name) }',
      { id, name: `${firstname} ${lastname}` },
    )
  },
  contestObservation: async (of) => {
    const { worker, id } = await observedWorker(of)
    return preparedAs(worker, CONTEST, { id })
  },
  answerContest: async (of) => {
    const { worker, id } = await observedWorker(of)
    const { data } = await worker.gql(CONTEST, { id })
    return preparedAs(
      of.admin,
      'mutation ($id: ID!) { answerContest(id: $id, text: "Seen at 2 s.") { id } }',
      { id: data.contestObservation.id },
    )
  },
  submitBlindReview: async (of) => {
    await asOwner(
      of.db,
      `update clients set blind_review_percent = 100, show_ai_feedback_options = true where id = '${of.client.id}'`,
    )
    const { observation } = await aiObservation(of, {}, { thresholds_version: 1 })
    return preparedAs(
      of.admin,
      `mutation ($id: ID!) {
        submitBlindReview(observationId: $id, answers: [{ principle: INSIDE_BASE, is_correct: false }]) { id } }`,
      { id: observation.id },
    )
  },
  claimReviews: async (of) => {
    await asOwner(
      of.db,
      `update clients set show_ai_feedback_options = true where id = '${of.client.id}'`,
    )
    await aiObservation(of)
    return preparedAs(of.admin, 'mutation { claimReviews { claimed { id } } }')
  },
  createSavedView: async ({ admin }) => preparedAs(admin, VIEW, { input: view }),
  updateSavedView: async (of) =>
    preparedAs(
      of.admin,
      `mutation ($id: ID!, $input: SavedViewInput!) { updateSavedView(id: $id, input: $input) { id } }`,
      { ...(await viewOf(of, 'To rename')), input: { ...view, name: 'Renamed' } },
    ),
  deleteSavedView: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!) { deleteSavedView(id: $id) }',
      await viewOf(of, 'To delete'),
    ),
  mailSavedView: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!) { mailSavedView(id: $id, isWeekly: true) { id } }',
      await viewOf(of, 'To mail'),
    ),
  createComment: async ({ admin, ...scenario }) => {
    const { observation } = await aiObservation(scenario)
    return preparedAs(admin, COMMENT, { id: observation.id, input: comment })
  },
  updateComment: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!) { updateComment(id: $id, input: { text: "It is near." }) { id } }',
      await commentOf(of),
    ),
  deleteComment: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!) { deleteComment(id: $id) { id } }',
      await commentOf(of),
    ),
  resolveComment: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!) { resolveComment(id: $id, isResolved: true) { id } }',
      await commentOf(of),
    ),
  triggerExportPersonalData: async ({ admin }) =>
    preparedAs(admin, 'mutation { triggerExportPersonalData { state } }'),
}
