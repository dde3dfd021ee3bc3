/**
 * A client with a place that some people do not see: every text about the people, records and recordings there has a
 * mark. Its people are told of nothing there by any answer, file, mail or notification.
 */
import { randomBytes } from 'node:crypto'
import { audit } from '#server/context/audit/audit.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { type Actor, actor, signIn } from '#test/support/api.ts'
import { aiObservation } from '#test/support/scenarios/storedObservations.ts'
import { buildTwoSites, limitedActor, providerActor } from '#test/support/scenarios/twoSites.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { systemContext } from '../auditLog/auditLogEntries.ts'

export const MARK = `Hidden${randomBytes(5).toString('hex')}`

export type HiddenPlace = Awaited<ReturnType<typeof buildHiddenPlace>>

export async function buildHiddenPlace() {
  const scenario = await buildTwoSites({ ai_enabled: true, display_employee_id: true })
  const { db, client, of, north } = scenario
  const site = await buildLocation(db, { ...of, name: `${MARK} site` })
  const team = await buildDepartment(db, { ...of, name: `${MARK} team`, locations: [site.id] })
  const places = { locations: [site.id], departments: [team.id] }
  const task = await buildTask(db, { ...of, name: `${MARK} task`, ...places })
  const worker = await marked(await limitedActor('CLIENT_OBSERVEE', client, places))
  const watcher = await marked(await limitedActor('CLIENT_OBSERVER', client, places))
  const campaign = await buildCampaign(db, {
    ...of,
    name: `${MARK} campaign`,
    location_id: site.id,
  })
  const at = { location_id: site.id, department_id: team.id, task_id: task.id, user_id: watcher.id }
  const texts = { name: MARK, notes: MARK, ai_review_notes: MARK, feedback_notes: MARK }
  const { observation, video } = await aiObservation(
    scenario,
    {
      ...at,
      ...texts,
      observee_id: worker.id,
      campaign_id: campaign.id,
      device_details: JSON.stringify({ name: MARK }),
    },
    {
      file_location: `videos/${MARK}.mp4`,
      title: MARK,
      description: MARK,
      other_details: MARK,
      // Judged by Liftwise, so that the report on its accuracy has it.
      thresholds_version: 1,
    },
  )
  await aiObservation(scenario, {
    ...at,
    unlinked_observee_name: `${MARK} Stranger`,
    unlinked_observee_employee_id: MARK,
  })
  // So that the people of other places have something of their own in every list.
  await aiObservation(scenario)
  await asOwner(
    db,
    `insert into video_keypoints (client_id, video_id, timestamp, keypoints_3d) values ($1, $2, 0, $3)`,
    [client.id, video.id, JSON.stringify([{ name: MARK }])],
  )
  const provider = await providerActor()
  await provider.gql(
    `mutation ($input: LegalHoldInput!) { placeLegalHold(input: $input) { id } }`,
    {
      input: { subject: 'PERSON', subjectId: worker.id, reason: MARK },
    },
  )
  await worker.gql(
    `mutation ($id: ID!, $reason: String!) { contestObservation(id: $id, reason: $reason) { id } }`,
    {
      id: observation.id,
      reason: MARK,
    },
  )
  const { data } = await watcher.gql(
    `mutation ($id: ID!, $input: NewCommentInput!) { createComment(observationId: $id, input: $input) { id } }`,
    { id: observation.id, input: { text: MARK, mentions: [worker.id], atMs: 1_000 } },
  )
  const followUp = await buildFollowUp(db, observation, {
    coach_id: watcher.id,
    note: MARK,
    agreed: MARK,
  })
  const action = await buildTaskAction(db, {
    ...of,
    task_id: task.id,
    owner_id: watcher.id,
    created_by: watcher.id,
    done_at: new Date(),
    done_by: watcher.id,
    note: MARK,
  })
  for (const [entity, recordId] of [
    ['users', worker.id],
    ['observations', observation.id],
    ['videos', video.id],
    ['tasks', task.id],
  ] as const)
    await db.write({ clientId: client.id }, (transaction) =>
      audit(
        transaction,
        { ...systemContext, session: { userId: watcher.id } },
        {
          clientId: client.id,
          action: 'CREATE',
          entity,
          recordId,
          after: { name: MARK, notes: MARK },
        },
      ),
    )
  await buildJob(db, { ...of, user_id: watcher.id, payload: { fileName: `${MARK}.csv` } })
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
  const ids = {
    location: site.id,
    department: team.id,
    task: task.id,
    campaign: campaign.id,
    user: worker.id,
    observation: observation.id,
    video: video.id,
    comment: data.createComment.id as string,
    followUp: followUp.id,
    action: action.id,
  }
  return { ...scenario, ids, lead, provider, others }

  /** With marked names; their places are chosen. */
  async function marked(person: Actor): Promise<Actor> {
    await asOwner(
      db,
      `update users set firstname = $2, lastname = $2, email = $3, employee_id = $4, title = $2 where id = $1`,
      [
        person.id,
        MARK,
        `${MARK}.${person.id}@people.example`.toLowerCase(),
        `${MARK}-${person.id.slice(-6)}`,
      ],
    )
    return signIn({ ...person, email: `${MARK}.${person.id}@people.example`.toLowerCase() })
  }
}

/** Text of an answer in which the mark would be found. */
export const hasMark = (value: unknown): boolean =>
  (typeof value === 'string' ? value : JSON.stringify(value))
    .toLowerCase()
    .includes(MARK.toLowerCase())
