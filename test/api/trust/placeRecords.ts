/**
 * A place and what there is at it: one record of every kind that an id may name, each about the same people. Each is
 * made when it is first asked for. The place that some people do not see and the one that they do are both made here, so
 * that only their access makes a difference.
 */
import { v7 as uuid } from 'uuid'
import { audit } from '#server/context/audit/audit.ts'
import { buildCampaign, buildNotification } from '#server/app/factories/buildCampaign.ts'
import { buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { aiObservation } from '#test/support/scenarios/storedObservations.ts'
import type { TwoSites } from '#test/support/scenarios/twoSites.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { systemContext } from '../auditLog/auditLogEntries.ts'

export const NOUNS = [
  'location',
  'department',
  'task',
  'campaign',
  'user',
  'watcher',
  'observation',
  'video',
  'comment',
  'contest',
  'followUp',
  'action',
  'clip',
  'hold',
  'device',
  'ownDevice',
  'notification',
  'job',
  'view',
  'unreviewed',
  'question',
  'recording',
] as const

export type Noun = (typeof NOUNS)[number]

export interface PlaceRecords {
  /** Makes the record, and those that it names, unless they are there. */
  idOf: (noun: Noun) => Promise<string>
}

export interface PlaceOptions {
  /** Mark in every text about them. */
  mark: string
  parentId?: string
  /** Author of the comments and of private records; the watcher if absent. */
  authorId?: string
}

export function placeRecords(
  scenario: TwoSites,
  { mark, parentId, authorId }: PlaceOptions,
): PlaceRecords {
  const { db, client, of } = scenario
  const made = new Map<Noun, Promise<string>>()
  const idOf = (noun: Noun): Promise<string> => {
    const id = made.get(noun) ?? make[noun]()
    made.set(noun, id)
    return id
  }
  const make: Record<Noun, () => Promise<string>> = {
    location: async () => {
      const name = `${mark} site ${uuid()}`
      return (await buildLocation(db, { ...of, name, parent_id: parentId ?? null })).id
    },
    department: async () => {
      const name = `${mark} team ${uuid()}`
      return (await buildDepartment(db, { ...of, name, locations: [await idOf('location')] })).id
    },
    task: async () =>
      (await buildTask(db, { ...of, name: `${mark} task ${uuid()}`, ...(await places()) })).id,
    campaign: async () => {
      const at = {
        location_id: await idOf('location'),
        department_id: await idOf('department'),
        task_id: await idOf('task'),
      }
      return (await buildCampaign(db, { ...of, name: `${mark} campaign`, ...at })).id
    },
    user: () => person('CLIENT_OBSERVEE'),
    watcher: () => person('CLIENT_OBSERVER'),
    observation: async () => {
      const texts = { name: mark, notes: mark, ai_review_notes: mark, feedback_notes: mark }
      const { observation, video } = await aiObservation(
        scenario,
        {
          ...(await circumstances()),
          ...texts,
          observee_id: await idOf('user'),
          // Reviewed, too.
          ai_review_status: 'TRUE_POSITIVE',
          is_ai_prediction_correct: true,
          device_details: JSON.stringify({ name: mark }),
        },
        {
          file_location: `videos/${mark}.mp4`,
          title: mark,
          description: mark,
          other_details: mark,
          // Judged by Liftwise, so that the report on its accuracy has it.
          thresholds_version: 1,
        },
      )
      await asOwner(
        db,
        `insert into video_keypoints (client_id, video_id, timestamp, keypoints_3d) values ($1, $2, 0, $3)`,
        [client.id, video.id, JSON.stringify([{ name: mark }])],
      )
      made.set('video', Promise.resolve(video.id))
      return observation.id
    },
    video: async () => {
      await idOf('observation')
      return idOf('video')
    },
    comment: async () => {
      const comment_id = uuid()
      await insertRow(db, client.id, 'comments', {
        ...of,
        id: comment_id,
        observation_id: await idOf('observation'),
        user_id: await author(),
        text: mark,
        at_ms: 1_000,
        created_at: new Date(),
        updated_at: new Date(),
      })
      const user_id = await idOf('user')
      await insertRow(db, client.id, 'comment_mentions', { ...of, comment_id, user_id })
      return comment_id
    },
    contest: async () => {
      const { id } = await insertRow(db, client.id, 'observation_contests', {
        ...of,
        id: uuid(),
        observation_id: await idOf('observation'),
        user_id: await idOf('user'),
        reason: mark,
        result: JSON.stringify({ technique: 'incorrect' }),
        created_at: new Date(),
      })
      return id
    },
    followUp: async () => {
      const observation = {
        ...of,
        id: await idOf('observation'),
        observee_id: await idOf('user'),
        task_id: await idOf('task'),
      }
      const coach_id = await idOf('watcher')
      return (await buildFollowUp(db, observation, { coach_id, note: mark, agreed: mark })).id
    },
    action: async () => {
      const by = await idOf('watcher')
      const task_id = await idOf('task')
      const done = { done_at: new Date(), done_by: by }
      const people = { owner_id: by, created_by: by }
      const location_id = await idOf('location')
      await buildTaskAction(db, { ...of, location_id, ...people, ...done, note: mark })
      return (await buildTaskAction(db, { ...of, task_id, ...people, ...done, note: mark })).id
    },
    clip: async () => clipOf(await idOf('observation')),
    question: async () =>
      clipOf(await idOf('unreviewed'), {
        agreed_by: await idOf('user'),
        // The one that is asked: the later it is made, the earlier it was agreed on.
        agreed_at: new Date(2e12 - Date.now()),
      }),
    unreviewed: async () => {
      const about = { ...(await circumstances()), observee_id: await idOf('user') }
      return (await aiObservation(scenario, about)).observation.id
    },
    recording: async () => {
      const user_id = await author()
      return (await buildVideo(db, { ...of, user_id, title: mark })).id
    },
    device: async () => deviceOf(await idOf('user')),
    ownDevice: async () => deviceOf(await author()),
    notification: async () => {
      const user_id = await author()
      return (await buildNotification(db, { ...of, user_id, subject_id: await idOf('campaign') }))
        .id
    },
    job: async () => {
      const user_id = await author()
      return (await buildJob(db, { ...of, user_id, payload: { fileName: `${mark}.csv` } })).id
    },
    view: async () => {
      const { id } = await insertRow(db, client.id, 'saved_views', {
        ...of,
        id: uuid(),
        user_id: await author(),
        name: `${mark} view ${uuid()}`,
        query: JSON.stringify({}),
        is_shared: false,
        created_at: new Date(),
        updated_at: new Date(),
      })
      return id
    },
    hold: async () => {
      const { id } = await insertRow(db, client.id, 'legal_holds', {
        ...of,
        id: uuid(),
        subject: 'PERSON',
        subject_id: await idOf('user'),
        reason: mark,
        placed_by: await idOf('watcher'),
      })
      return id
    },
  }
  return { idOf }

  async function author() {
    return authorId ?? idOf('watcher')
  }

  async function deviceOf(user_id: string): Promise<string> {
    const { id } = await insertRow(db, client.id, 'sessions', {
      ...of,
      id: uuid(),
      user_id,
      token_hash: uuid(),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    return id
  }

  async function clipOf(observation_id: string, agreement = {}): Promise<string> {
    const { id } = await insertRow(db, client.id, 'calibration_clips', {
      ...of,
      id: uuid(),
      observation_id,
      is_inside_base: true,
      note: mark,
      created_by: await idOf('watcher'),
      created_at: new Date(),
      ...agreement,
    })
    return id
  }

  async function places() {
    return { locations: [await idOf('location')], departments: [await idOf('department')] }
  }

  async function circumstances() {
    return {
      location_id: await idOf('location'),
      department_id: await idOf('department'),
      task_id: await idOf('task'),
      campaign_id: await idOf('campaign'),
      user_id: await idOf('watcher'),
    }
  }

  /** With chosen places. */
  async function person(type: 'CLIENT_OBSERVEE' | 'CLIENT_OBSERVER'): Promise<string> {
    const id = uuid()
    await buildUser(db, {
      ...of,
      id,
      type,
      firstname: mark,
      lastname: mark,
      title: mark,
      email: `${mark}.${id}@people.example`.toLowerCase(),
      employee_id: `${mark}-${id.slice(-6)}`,
      user_has_full_location_access: false,
      user_has_full_department_access: false,
    })
    const { locations, departments } = await places()
    for (const location_id of locations)
      await insertRow(db, client.id, 'user_locations', { ...of, user_id: id, location_id })
    for (const department_id of departments)
      await insertRow(db, client.id, 'user_departments', { ...of, user_id: id, department_id })
    return id
  }
}

/** Makes all of them, and entries about them in the audit log. */
export async function everyRecord(
  { db, client }: TwoSites,
  records: PlaceRecords,
  mark: string,
): Promise<Record<Noun, string>> {
  const ids = {} as Record<Noun, string>
  for (const noun of NOUNS) ids[noun] = await records.idOf(noun)
  for (const [entity, recordId] of [
    ['users', ids.user],
    ['observations', ids.observation],
    ['videos', ids.video],
    ['tasks', ids.task],
  ] as const)
    await db.write({ clientId: client.id }, (transaction) =>
      audit(
        transaction,
        { ...systemContext, session: { userId: ids.user } },
        {
          clientId: client.id,
          action: 'CREATE',
          entity,
          recordId,
          after: { name: mark, notes: mark },
        },
      ),
    )
  return ids
}
