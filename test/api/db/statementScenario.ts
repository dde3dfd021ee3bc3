/**
 * A client with `size` records of every entity, each next to or inside the others, and a person who sees all of them.
 */
import { v7 as uuid } from 'uuid'
import { audit } from '#server/context/audit/audit.ts'
import type { Database } from '#server/platform/db/database.ts'
import { buildCampaign, buildNotification } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { actor, type Actor, api } from '#test/support/api.ts'
import { systemContext } from '../auditLog/auditLogEntries.ts'

export interface StatementScenario {
  superUser: Actor
  provider: Actor
  client_id: string
  locations: string[]
  /** Id of a record for each type that an operation takes an id of. */
  ids: Record<string, string>
}

export async function buildStatementScenario(size: number): Promise<StatementScenario> {
  const { db } = await api()
  const client = await buildClient(db, { ai_enabled: true })
  const of = { client_id: client.id }
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const managed = { account_manager_id: superUser.id }
  for (let other = 0; other < size; other += 1) await buildClient(db, managed)
  const several = <Made>(make: (index: number) => Promise<Made>) => buildInSequence(size, make)

  const site = await buildLocation(db, of)
  const halls = await several(() => buildLocation(db, { ...of, parent_id: site.id }))
  const locations = halls.map(({ id }) => id)
  const top = await buildDepartment(db, { ...of, locations })
  const teams = await several(() => buildDepartment(db, { ...of, parent_id: top.id }))
  const departments = teams.map(({ id }) => id)
  const people = await several(() => buildUser(db, { ...of, type: 'CLIENT_OBSERVER' }))
  const users = people.map(({ id }) => id)
  const limited = await limitedUser(db, of, { locations, departments })
  const guidance = await several(() => buildGbsVideo(db, of))
  const gbs_video_id = guidance[0]?.id ?? null
  const places = { locations, departments, users }
  const tasks = await several((index) =>
    buildTask(db, { ...of, ...(index === 0 && places), gbs_video_id }),
  )
  const frequency = size === 1 ? 'oneTime' : 'monthly'
  const campaigns = await several((index) =>
    buildCampaign(db, { ...of, frequency, ...(index === 0 && { users }) }),
  )
  const observations = await several((index) =>
    buildAiObservation(db, superUser, {
      ...of,
      location_id: locations[index] ?? site.id,
      department_id: departments[index] ?? top.id,
      task_id: tasks[index]?.id ?? '',
      campaign_id: campaigns[index]?.id ?? null,
      user_id: users[index] ?? '',
      observee_id: users[index] ?? null,
      // This month, so that it counts for an occurrence of its campaign.
      date: new Date(Date.now() - index * 60_000),
    }),
  )
  const followUps = await several(async (index) => {
    const followed = observations[index]
    if (!followed) throw new Error('There is an observation for each.')
    return buildFollowUp(db, followed, { opened_by: superUser.id })
  })
  await several((index) =>
    insertRow(db, client.id, 'calibration_clips', {
      ...of,
      id: uuid(),
      observation_id: observations[index]?.id ?? '',
      is_inside_base: true,
      created_by: superUser.id,
      created_at: new Date(),
    }),
  )
  await several((index) =>
    buildTaskAction(db, {
      ...of,
      task_id: tasks[index]?.id ?? '',
      owner_id: superUser.id,
      created_by: superUser.id,
      done_at: new Date(Date.now() - 86_400_000),
      done_by: superUser.id,
    }),
  )
  const own = { ...of, user_id: superUser.id }
  const jobs = await several(() => buildJob(db, own))
  await several((index) => buildNotification(db, { ...own, subject_id: campaigns[index]?.id }))
  await several((index) =>
    insertRow(db, client.id, 'saved_views', {
      ...own,
      id: uuid(),
      name: `View ${index}`,
      query: '{}',
      is_shared: false,
      created_at: new Date(),
      updated_at: new Date(),
    }),
  )
  const one = (records: { id: string }[]) => records[0]?.id ?? ''
  return {
    superUser,
    client_id: client.id,
    locations,
    provider: await actor('PROVIDER_SUPER_USER', client),
    ids: {
      Client: client.id,
      Location: site.id,
      Department: top.id,
      Task: one(tasks),
      GbsVideo: gbs_video_id ?? '',
      Campaign: one(campaigns),
      Observation: one(observations),
      FollowUp: one(followUps),
      User: limited,
      Job: one(jobs),
    },
  }
}

/** Creates records sequentially, so that their order is defined. */
async function buildInSequence<Made>(
  size: number,
  make: (index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let index = 0; index < size; index += 1) made.push(await make(index))
  return made
}

async function limitedUser(
  db: Database,
  of: { client_id: string },
  { locations, departments }: { locations: string[]; departments: string[] },
): Promise<string> {
  const limited = { user_has_full_location_access: false, user_has_full_department_access: false }
  const { id: user_id } = await buildUser(db, { ...of, ...limited })
  for (const location_id of locations)
    await insertRow(db, of.client_id, 'user_locations', { ...of, user_id, location_id })
  for (const department_id of departments)
    await insertRow(db, of.client_id, 'user_departments', { ...of, user_id, department_id })
  return user_id
}

/** Creates an observation with a recording, its frames, and audit entries. */
async function buildAiObservation(
  db: Database,
  by: Actor,
  values: Parameters<typeof buildObservation>[1] & { client_id: string; user_id: string },
) {
  const { client_id, user_id } = values
  const video = await buildVideo(db, {
    client_id,
    user_id,
    file_location: `${client_id}/${uuid()}.mp4`,
    thresholds_version: 1,
  })
  const frame = { client_id, video_id: video.id, keypoints_3d: '{}' }
  for (const timestamp of [0, 0.5])
    await insertRow(db, client_id, 'video_keypoints', { ...frame, timestamp })
  const observation = await buildObservation(db, {
    ...values,
    video_id: video.id,
    review_type: 'AI',
    ai_technique: 'incorrect',
  })
  await db.write({ clientId: client_id }, (transaction) =>
    audit(
      transaction,
      { ...systemContext, session: { userId: by.id } },
      {
        clientId: client_id,
        action: 'UPDATE',
        entity: 'observations',
        recordId: observation.id,
        before: { notes: null },
        after: { notes: 'Seen' },
      },
    ),
  )
  return observation
}
