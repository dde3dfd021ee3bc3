/** Mails to an action's owner, with a movable clock: each once. */
import { expect, it } from 'vitest'
import { MAILING_ACTS_AN_HOUR } from '#domain/mails/mailLimits.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { expectRefused } from '../../support/scenarios/observationCalls.ts'
import { openScheduleScenario } from '../../support/scenarios/scheduleScenario.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { change, create, TASK_ACTION } from './taskActionCalls.ts'
import { writeRows } from '#test/support/writeRows.ts'

const scenario = await openScheduleScenario()

it('[52.24] the owner, else who gave it, else the super users are told once of what is overdue, at 08:00 of the client, and again of another day', async () => {
  const { db } = scenario
  await scenario.startAt('2026-03-01T00:00:00Z')
  const { client, of, lift, push } = await buildTwoSites({ time_zone: 'Europe/Amsterdam' }, db)
  const owner = await buildUser(db, { ...of, type: 'CLIENT_OBSERVER' })
  const lead = await buildUser(db, { ...of, type: 'CLIENT_SUPER_USER' })
  const disabled = await buildUser(db, {
    ...of,
    type: 'CLIENT_OBSERVER',
    is_account_enabled: false,
  })
  const given = { ...of, created_by: lead.id, owner_id: owner.id, due_date: '2026-03-02' }
  const { id } = await buildTaskAction(db, { ...given, task_id: lift.id })
  await buildTaskAction(db, { ...given, task_id: push.id, due_date: '2026-03-03' })
  await buildTaskAction(db, {
    ...given,
    task_id: push.id,
    done_at: new Date('2026-03-01T00:00:00Z'),
    done_by: owner.id,
  })
  await buildTaskAction(db, { ...given, task_id: push.id, deleted_at: new Date() })
  await buildTaskAction(db, { ...given, task_id: push.id, owner_id: disabled.id })
  await buildTaskAction(db, { ...given, task_id: push.id, owner_id: null, created_by: disabled.id })
  const at = async (instant: string) =>
    (await scenario.at(instant, client.id)).map(({ kind, recipientId, content }) => [
      kind,
      recipientId === owner.id ? 'owner' : recipientId === lead.id && 'lead',
      typeof content === 'string' ? content : Object.values(content.values)[0],
    ])
  expect(await at('2026-03-03T06:59:59Z')).toEqual([])
  expect(await at('2026-03-03T07:00:00Z')).toEqual([
    ['taskAction', 'owner', 'Lift a box: an action is overdue'],
    ['taskAction', 'lead', 'Push a cage: an action is overdue'],
    ['taskAction', 'lead', 'Push a cage: an action is overdue'],
  ])
  expect(await at('2026-03-03T23:00:00Z')).toEqual([])
  expect(await at('2026-03-04T07:00:00Z')).toEqual([
    ['taskAction', 'owner', 'Push a cage: an action is overdue'],
  ])
  await writeRows(db, { clientId: client.id }, (tables) =>
    tables
      .update('task_actions')
      .set({ due_date: '2026-03-05', overdue_told_at: null })
      .where('id', '=', id),
  )
  expect(await at('2026-03-06T12:00:00Z')).toEqual([
    ['taskAction', 'owner', 'Lift a box: an action is overdue'],
  ])
  const told = await db.read({ clientId: client.id }, (tables) =>
    tables
      .from('notifications')
      .select(['user_id', 'occurrence'])
      .where('kind', '=', 'TASK_ACTION_OVERDUE'),
  )
  expect(told.map(({ user_id, occurrence }) => `${occurrence} ${user_id}`).toSorted()).toEqual(
    [
      `2026-03-02 ${owner.id}`,
      `2026-03-02 ${lead.id}`,
      `2026-03-02 ${lead.id}`,
      `2026-03-03 ${owner.id}`,
      `2026-03-05 ${owner.id}`,
    ].toSorted(),
  )
})

it('[52.24] a new owner is told once, by one mail, and nobody of what they took themselves or what is done meanwhile', async () => {
  const { mails, drainBackgroundWork } = await api()
  const { client, lift } = await buildTwoSites()
  const lead = await actor('CLIENT_SUPER_USER', client)
  const owner = await actor('CLIENT_OBSERVER', client)
  const told = async () =>
    (await owner.gql('{ myNotifications { kind subject_name } }')).data.myNotifications
  const mailed = async () => {
    await drainBackgroundWork()
    return mails.filter(({ to }) => to.address === owner.email).map(({ subject }) => subject)
  }
  const { data } = await create(lead, { taskId: lift.id, ownerId: owner.id })
  const given = { kind: 'TASK_ACTION_GIVEN', subject_name: 'Lift a box' }
  expect(await told()).toEqual([given])
  await mailed()
  const update = (note: string, ownerId: string) =>
    lead.gql(
      `mutation ($id: ID!, $input: TaskActionInput!) { updateTaskAction(id: $id, input: $input) { ${TASK_ACTION} } }`,
      {
        id: data.createTaskAction.id,
        input: { principle: 'INSIDE_BASE', dueDate: '2030-01-31', note, ownerId },
      },
    )
  await update('Two tables', owner.id)
  expect(await told()).toEqual([given])
  await update('Two tables', lead.id)
  expect((await lead.gql('{ myNotifications { kind } }')).data.myNotifications).toEqual([])
  await update('Two tables', owner.id)
  expect(await told()).toEqual([given, given])
  expect(await mailed()).toEqual([
    'Lift a box: new action for you',
    'Lift a box: new action for you',
  ])
  const done = await create(lead, { taskId: lift.id, ownerId: owner.id })
  await change(lead, 'finishTaskAction', done.data.createTaskAction.id)
  expect(await told()).toHaveLength(3)
  expect(await mailed()).toHaveLength(2)
})

it('[30.12] sixty times an hour one person gives an action to others; what they take themselves is not counted', async () => {
  const { client, lift } = await buildTwoSites()
  const lead = await actor('CLIENT_SUPER_USER', client)
  const owner = await actor('CLIENT_OBSERVER', client)
  const to = (one: { id: string }) => create(lead, { taskId: lift.id, ownerId: one.id })
  for (let given = 0; given < MAILING_ACTS_AN_HOUR; given += 1)
    expect((await to(owner)).errors).toBeUndefined()
  expectRefused(await to(owner), 'RATE_LIMITED')
  expect((await to(lead)).errors).toBeUndefined()
})
