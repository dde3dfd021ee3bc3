/**
 * The data of a person as a whole, by the catalog of personal data: a row of any table that names somebody at a place which
 * a super user does not have keeps the whole from them.
 */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { audit } from '#server/context/audit/audit.ts'
import { buildCampaign, buildNotification } from '#server/app/factories/buildCampaign.ts'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { isSeenByEveryone } from '#server/context/visibility/recordVisibility.ts'
import { PERSONAL_TABLES, type TableName } from '#server/platform/db/tables.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, type Answer, actor } from '#test/support/api.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { systemContext } from '../auditLog/auditLogEntries.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, limitedActor } from '../../support/scenarios/twoSites.ts'

const FILE = `mutation ($id: ID!) { triggerExportPersonalData(userId: $id) { id } }`
const ERASURE = `query ($id: ID!) { erasurePreview(userId: $id) { name } }`
const ERASE = `mutation ($id: ID!) { erasePerson(userId: $id, confirmation: "somebody") }`
const HOLD = `mutation ($id: ID!) { placeLegalHold(input: { subject: PERSON, subjectId: $id, reason: "A claim" }) { id } }`
const END = `mutation ($id: ID!) { endLegalHold(id: $id) }`

const scenario = await buildTwoSites({ ai_enabled: true })
const { db, client, of, north, south, transport } = scenario
const northern = await limitedActor('CLIENT_SUPER_USER', client, { locations: [north.id] })
const lead = await actor('CLIENT_SUPER_USER', client)
const at = { created_at: new Date(), updated_at: new Date() }
const stranger = await buildUser(db, { ...of })
const task = await buildTask(db, { ...of, name: 'Southern task', locations: [south.id] })
const campaign = await buildCampaign(db, { ...of, location_id: south.id })
const hidden = await observedInTheSouth(stranger.id)
const clip = await insertRow(db, client.id, 'calibration_clips', {
  ...of,
  id: uuid(),
  observation_id: (await observedInTheSouth(stranger.id)).observation.id,
  is_inside_base: true,
  created_by: lead.id,
  created_at: new Date(),
})
const comment = await commentOf(stranger.id)

/** Makes a row of the table that names the person, at a place of the south. */
const ROWS: Partial<Record<TableName, (id: string) => Promise<unknown>>> = {
  user_locations: (user_id) =>
    insertRow(db, client.id, 'user_locations', { ...of, user_id, location_id: south.id }),
  user_departments: (user_id) =>
    insertRow(db, client.id, 'user_departments', { ...of, user_id, department_id: transport.id }),
  task_users: (user_id) =>
    insertRow(db, client.id, 'task_users', { ...of, user_id, task_id: task.id }),
  campaign_users: (user_id) =>
    insertRow(db, client.id, 'campaign_users', { ...of, user_id, campaign_id: campaign.id }),
  videos: (skeleton_misfit_by) =>
    db.write({ clientId: client.id }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('videos')
          .set({ skeleton_misfit_by, skeleton_misfit_at: new Date() })
          .where('id', '=', hidden.video.id),
      ),
    ),
  observations: (id) => observedInTheSouth(id),
  audit_log: (userId) =>
    db.write({ clientId: client.id }, (transaction) =>
      audit(
        transaction,
        { ...systemContext, session: { userId } },
        {
          clientId: client.id,
          action: 'UPDATE',
          entity: 'locations',
          recordId: south.id,
          after: { name: 'Southern' },
        },
      ),
    ),
  idempotency_keys: (user_id) =>
    insertRow(db, client.id, 'idempotency_keys', {
      ...of,
      user_id,
      operation: 'createObservation',
      key: uuid(),
      result_id: hidden.observation.id,
    }),
  jobs: (user_id) =>
    buildJob(db, {
      ...of,
      user_id,
      kind: 'mail.commentMention',
      subject_id: hidden.observation.id,
    }),
  notifications: (user_id) =>
    buildNotification(db, { ...of, user_id, subject_id: hidden.observation.id }),
  recording_views: (user_id) =>
    insertRow(db, client.id, 'recording_views', {
      ...of,
      user_id,
      video_id: hidden.video.id,
      role: 'CLIENT_OBSERVER',
      quarter: new Date(0),
      viewed_at: new Date(),
    }),
  observation_contests: (user_id) =>
    insertRow(db, client.id, 'observation_contests', {
      ...of,
      id: uuid(),
      user_id,
      observation_id: hidden.observation.id,
      reason: 'It was in its base.',
      result: '{}',
      created_at: new Date(),
    }),
  review_claims: (user_id) =>
    insertRow(db, client.id, 'review_claims', {
      ...of,
      user_id,
      observation_id: hidden.observation.id,
      claimed_until: new Date(),
    }),
  calibration_clips: (agreed_by) =>
    db.write({ clientId: client.id }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('calibration_clips')
          .set({ agreed_by, agreed_at: new Date() })
          .where('id', '=', clip.id),
      ),
    ),
  calibration_answers: (user_id) =>
    insertRow(db, client.id, 'calibration_answers', {
      ...of,
      id: uuid(),
      user_id,
      clip_id: clip.id,
      is_inside_base: true,
      created_at: new Date(),
    }),
  follow_ups: async (coach_id) => {
    const { observation } = await observedInTheSouth(stranger.id)
    return buildFollowUp(db, { ...observation, observee_id: stranger.id }, { coach_id })
  },
  task_actions: (owner_id) =>
    buildTaskAction(db, { ...of, location_id: south.id, owner_id, created_by: lead.id }),
  blind_reviews: (user_id) =>
    insertRow(db, client.id, 'blind_reviews', {
      ...of,
      user_id,
      observation_id: hidden.observation.id,
      answers: '{}',
      verdicts: '{}',
      created_at: new Date(),
    }),
  legal_holds: (placed_by) =>
    insertRow(db, client.id, 'legal_holds', {
      ...of,
      id: uuid(),
      subject: 'OBSERVATION',
      subject_id: hidden.observation.id,
      reason: 'A claim',
      placed_by,
    }),
  comments: (id) => commentOf(id),
  comment_mentions: (user_id) =>
    insertRow(db, client.id, 'comment_mentions', { ...of, user_id, comment_id: comment.id }),
}

describe('[44.37] the whole data of a person is kept from who does not see a row of it', () => {
  it('in any table whose rows are seen by a record', () => {
    const seenByRecord = PERSONAL_TABLES.filter((table) => !isSeenByEveryone(table))
    // The account itself; and frames, which no person is named in.
    const others: TableName[] = ['users', 'video_keypoints']
    expect([...Object.keys(ROWS), ...others].toSorted()).toEqual(seenByRecord.toSorted())
  })

  it('and the other tables say nothing of a place', () => {
    const seenByEveryone = PERSONAL_TABLES.filter(isSeenByEveryone)
    expect(seenByEveryone.join(' ')).toBe(
      'clients account_emails sessions second_factors password_resets uploads mail_refusals alerts saved_views saved_view_mails',
    )
  })

  it.each(Object.keys(ROWS) as TableName[])('in %s', async (table) => {
    const person = await limitedActor('CLIENT_OBSERVER', client, { locations: [north.id] })
    expect(await refusalsOf(northern, person)).toEqual(ALLOWED)
    await ROWS[table]?.(person.id)
    expect(await refusalsOf(northern, person)).toEqual(REFUSED)
    expect(codeOf(await northern.gql(FILE, { id: person.id }))).toBe('FORBIDDEN')
    expect(await refusalsOf(lead, person)).toEqual(ALLOWED)
  })
})

const ALLOWED = { preview: null, erasure: 'BAD_INPUT', hold: null }
const REFUSED = { preview: 'FORBIDDEN', erasure: 'FORBIDDEN', hold: 'FORBIDDEN' }

/** An erasure that is allowed lacks the name only; a hold that was placed is ended. */
async function refusalsOf(who: Actor, { id }: { id: string }) {
  const refusals = {
    preview: codeOf(await who.gql(ERASURE, { id })),
    erasure: codeOf(await who.gql(ERASE, { id })),
  }
  const held = await who.gql(HOLD, { id })
  if (!held.errors) await answered(who.gql(END, { id: held.data.placeLegalHold.id }))
  return { ...refusals, hold: codeOf(held) }
}

const codeOf = ({ errors }: Answer): string | null => errors?.[0]?.extensions.code ?? null

function observedInTheSouth(observee_id: string) {
  return aiObservation(scenario, {
    location_id: south.id,
    department_id: transport.id,
    user_id: lead.id,
    observee_id,
  })
}

function commentOf(user_id: string) {
  return insertRow(db, client.id, 'comments', {
    ...of,
    ...at,
    id: uuid(),
    user_id,
    observation_id: hidden.observation.id,
    text: 'Look at the knees.',
  })
}
