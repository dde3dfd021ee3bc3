/** Actions on tasks and places: who gives them, to whom, and who changes and sees them. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { expectRefused } from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'
import { change, create, list, owners, TASK_ACTION } from './taskActionCalls.ts'

const sites = await buildTwoSites()
const { client, north, south, dock, db, of } = sites
const scenario = {
  ...sites,
  lead: await actor('CLIENT_SUPER_USER', client),
  observer: await actor('CLIENT_OBSERVER', client),
  northern: await actorAt('CLIENT_OBSERVER', dock),
  southern: await actorAt('CLIENT_SUPER_USER', south),
  atNorth: await buildTask(db, {
    ...of,
    name: 'Only at North',
    task_has_full_location_access: false,
    locations: [north.id],
  }),
}

const NIL = '00000000-0000-0000-0000-000000000000'

const created = async (who: Actor, input: object) =>
  (await answered(create(who, input))).createTaskAction

describe('an action', () => {
  it('[52.20] is given to an owner by observers, super users and the provider, for a task or a place', async () => {
    const { lead, observer, lift, north } = scenario
    for (const who of [observer, lead, await providerActor()])
      expect(
        await created(who, { taskId: lift.id, ownerId: observer.id, note: ' A lift table. ' }),
      ).toMatchObject({
        task: { name: 'Lift a box' },
        location: null,
        principle: 'INSIDE_BASE',
        note: 'A lift table.',
        owner: { id: observer.id },
        created_by: { id: who.id },
        is_overdue: false,
        done_at: null,
        effect: null,
        may_delete: true,
      })
    expect(await created(lead, { locationId: north.id, ownerId: lead.id })).toMatchObject({
      task: null,
      location: { name: 'North' },
    })
  })

  it('[52.20] has an owner who sees the task or place, and is an observer or super user', async () => {
    const { client, lead, observer, northern, southern, atNorth, north, dock } = scenario
    const worker = await actor('CLIENT_USER', client)
    const stranger = await actor('CLIENT_SUPER_USER')
    const seen = async (of: object) =>
      (await owners(lead, of)).data.taskActionOwners.map(({ id }: { id: string }) => id).toSorted()
    const ids = (...people: Actor[]) => people.map(({ id }) => id).toSorted()
    // A person who works inside North sees its tasks, and not the whole of it.
    expect(await seen({ taskId: atNorth.id })).toEqual(ids(lead, observer, northern))
    expect(await seen({ locationId: north.id })).toEqual(ids(lead, observer))
    expect(await seen({ locationId: dock.id })).toEqual(ids(lead, observer, northern))
    // Whoever works at other places is nobody to them, on a task of all places too.
    const atAll = { taskId: scenario.lift.id }
    const offered = async (who: Actor) =>
      (await owners(who, atAll)).data.taskActionOwners.map(({ id }: { id: string }) => id)
    expect(await offered(northern)).toContain(lead.id)
    expect(await offered(northern)).not.toContain(southern.id)
    expectRefused(
      await create(northern, { ...atAll, ownerId: southern.id }),
      'BAD_INPUT',
      'ownerId',
    )
    for (const { id } of [southern, worker, stranger, { id: 'nobody' }, { id: '' }])
      expectRefused(await create(lead, { taskId: atNorth.id, ownerId: id }), 'BAD_INPUT', 'ownerId')
  })

  it('[52.20] is about one task or place, with what will be changed, and a day to come', async () => {
    const { lead, lift, north } = scenario
    const owned = { ownerId: lead.id }
    for (const [input, field] of [
      [{ ...owned }, 'taskId'],
      [{ ...owned, taskId: lift.id, locationId: north.id }, 'taskId'],
      [{ ...owned, taskId: lift.id, note: ' ' }, 'note'],
      [{ ...owned, taskId: lift.id, note: 'x'.repeat(2_001) }, 'note'],
      [{ ...owned, taskId: lift.id, dueDate: '2020-01-01' }, 'dueDate'],
    ] as const)
      expectRefused(await create(lead, input), 'BAD_INPUT', field)
  })

  it('[52.21] is found and changed by who sees its task or place, and by nobody else', async () => {
    const { client, lead, southern, northern, atNorth } = scenario
    const { id } = await created(lead, { taskId: atNorth.id, ownerId: northern.id })
    const input = { principle: 'BIG_ENGINES', note: 'Two people', dueDate: '2030-02-28' }
    const update = (who: Actor, read: string | null = null) =>
      who.gql(
        `mutation ($id: ID!, $input: TaskActionInput!, $read: DateTime) {
          updateTaskAction(id: $id, input: $input, expectedUpdatedAt: $read) { ${TASK_ACTION} } }`,
        { id, input: { ...input, ownerId: northern.id }, read },
      )
    expect((await update(northern)).data.updateTaskAction).toMatchObject({
      principle: 'BIG_ENGINES',
      note: 'Two people',
      due_date: '2030-02-28',
    })
    expectRefused(await update(northern, '2020-01-01T00:00:00.000Z'), 'CONFLICT')
    expectRefused(await update(southern), 'NOT_FOUND')
    expectRefused(await change(southern, 'finishTaskAction', id), 'NOT_FOUND')
    const theirs = { taskId: atNorth.id, ownerId: southern.id }
    expectRefused(await create(southern, theirs), 'NOT_FOUND')
    const { data } = await list(southern, { where: { taskId: atNorth.id } })
    expect(data).toEqual({ taskActions: [], totalTaskActions: 0 })
    const provider = await providerActor()
    const where = { taskId: atNorth.id }
    expect((await list(provider, { clientId: client.id, where })).data.totalTaskActions).toBe(1)
  })

  it('[52.26] names nobody of other places to its readers, and keeps an owner whom who changes it does not see', async () => {
    const { northern, southern, lead, lift } = scenario
    const { id } = await created(southern, { taskId: lift.id, ownerId: southern.id })
    await answered(change(southern, 'finishTaskAction', id))
    const nobody = { id: NIL, firstname: 'Someone', lastname: 'you cannot see' }
    const { data } = await northern.gql(
      `{ taskActions(take: 100) { id owner_id owner { id firstname lastname employee_id } done_by { id firstname lastname } created_by { id firstname lastname } } }`,
    )
    expect(data.taskActions.find((action: { id: string }) => action.id === id)).toEqual({
      id,
      owner_id: NIL,
      owner: { ...nobody, employee_id: null },
      done_by: nobody,
      created_by: nobody,
    })
    const update = (ownerId: string) =>
      northern.gql(
        `mutation ($id: ID!, $input: TaskActionInput!) { updateTaskAction(id: $id, input: $input) { note } }`,
        { id, input: { principle: 'INSIDE_BASE', note: 'Wider', dueDate: '2030-01-31', ownerId } },
      )
    expectRefused(await update(southern.id.replace(/.$/u, 'x')), 'BAD_INPUT')
    await answered(update(NIL))
    const seen = await lead.gql(`{ taskActions(take: 100) { id note owner_id } }`)
    expect(seen.data.taskActions).toContainEqual({ id, note: 'Wider', owner_id: southern.id })
    const theirs = await created(lead, { taskId: lift.id, ownerId: northern.id })
    expectRefused(
      await northern.gql(
        `mutation ($id: ID!, $input: TaskActionInput!) { updateTaskAction(id: $id, input: $input) { note } }`,
        {
          id: theirs.id,
          input: { principle: 'INSIDE_BASE', note: 'x', dueDate: '2030-01-31', ownerId: NIL },
        },
      ),
      'BAD_INPUT',
      'ownerId',
    )
  })

  it('[52.21] is done once, opened again, and deleted by who gave it and super users', async () => {
    const { client, lead, observer, lift } = scenario
    const { id } = await created(observer, { taskId: lift.id, ownerId: lead.id })
    expect((await change(lead, 'finishTaskAction', id)).data.action).toMatchObject({
      done_at: expect.any(String),
      done_by: { id: lead.id },
      effect: { days: 0, conclusion: 'TOO_FEW' },
    })
    expectRefused(await change(lead, 'finishTaskAction', id), 'BAD_INPUT')
    const input = { principle: 'BIG_ENGINES', note: 'Done', dueDate: '2030-01-31' }
    expectRefused(
      await observer.gql(
        `mutation ($id: ID!, $input: TaskActionInput!) { updateTaskAction(id: $id, input: $input) { id } }`,
        { id, input: { ...input, ownerId: lead.id } },
      ),
      'BAD_INPUT',
      'principle',
    )
    expect((await change(observer, 'reopenTaskAction', id)).data.action).toMatchObject({
      done_at: null,
      done_by: null,
      effect: null,
    })
    expectRefused(await change(observer, 'reopenTaskAction', id), 'BAD_INPUT')
    const colleague = await actor('CLIENT_OBSERVER', client)
    expectRefused(await change(colleague, 'deleteTaskAction', id), 'FORBIDDEN')
    const deleted = await change(observer, 'deleteTaskAction', id)
    expect(deleted.data.action.deleted_at).toEqual(expect.any(String))
    expectRefused(await change(lead, 'deleteTaskAction', id), 'NOT_FOUND')
    const other = await created(observer, { taskId: lift.id, ownerId: lead.id })
    expect((await change(lead, 'deleteTaskAction', other.id)).errors).toBeUndefined()
  })

  it('[52.21] is listed with what is still to be done first, and by task, state and owner', async () => {
    const { db, client } = scenario
    const { of, lift, push } = await buildTwoSites()
    const lead = await actor('CLIENT_SUPER_USER', { id: of.client_id })
    const owner = await actor('CLIENT_OBSERVER', { id: of.client_id })
    const given = { ...of, created_by: lead.id, owner_id: owner.id, task_id: lift.id }
    const done = { done_by: owner.id }
    for (const row of [
      { ...given, ...done, note: 'third', done_at: new Date('2026-02-02T00:00:00Z') },
      { ...given, ...done, note: 'fourth', done_at: new Date('2026-02-01T00:00:00Z') },
      { ...given, note: 'second', due_date: '2030-01-02', task_id: push.id },
      { ...given, note: 'first', due_date: '2020-01-02', owner_id: lead.id },
    ])
      await buildTaskAction(db, row)
    const notes = async (where: object, who = lead) => {
      const { data } = await list(who, { where })
      expect(data.totalTaskActions).toBe(data.taskActions.length)
      return data.taskActions.map(({ note }: { note: string }) => note)
    }
    expect(await notes({})).toEqual(['first', 'second', 'third', 'fourth'])
    expect(await notes({ state: 'OPEN' })).toEqual(['first', 'second'])
    expect(await notes({ state: 'DONE', taskId: lift.id })).toEqual(['third', 'fourth'])
    expect(await notes({ taskId: push.id, principle: 'INSIDE_BASE' })).toEqual(['second'])
    expect(await notes({ taskId: push.id, principle: 'BIG_ENGINES' })).toEqual([])
    expect(await notes({ locationId: uuid() })).toEqual([])
    expect(await notes({ mine: true })).toEqual(['first'])
    expect(await notes({ mine: true, state: 'OPEN' }, owner)).toEqual(['second'])
    const { data } = await list(lead)
    expect(data.taskActions.map((one: { is_overdue: boolean }) => one.is_overdue)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect((await list(lead, { clientId: client.id })).data.totalTaskActions).toBe(4)
  })
})
