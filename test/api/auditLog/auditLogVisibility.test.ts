/** Reads of the audit log by people who see some of their client's places. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { buildTwoSites, actorAt, providerActor } from '../../support/scenarios/twoSites.ts'
import { appendChanges, listEntries, listPositions } from './auditLogEntries.ts'

describe('[6.55] a client super user with some locations', () => {
  it('[33.7] reads what is about records that they see, and what they did themselves', async () => {
    const scenario = await buildTwoSites()
    const { db, client, of, north, dock, south, goodsIn, transport } = scenario
    const limited = await actorAt('CLIENT_SUPER_USER', north)
    const at = async (place: { id: string }, department: { id: string }) =>
      buildObservation(db, { ...of, location_id: place.id, department_id: department.id })
    const [here, there] = [await at(dock, goodsIn), await at(south, transport)]
    const campaign = await buildCampaign(db, { ...of, location_id: south.id })
    const everywhere = await buildCampaign(db, of)
    const task = await buildTask(db, { ...of, locations: [south.id] })
    const guidance = await buildGbsVideo(db, of)
    const southerner = await actorAt('CLIENT_USER', south)
    const northerner = await actorAt('CLIENT_USER', north)
    const seen = [
      ['observations', here.id],
      ['videos', here.video_id ?? ''],
      ['locations', dock.id],
      ['departments', goodsIn.id],
      ['tasks', scenario.lift.id],
      ['campaigns', everywhere.id],
      ['gbs_videos', guidance.id],
      ['clients', client.id],
      ['users', northerner.id],
    ] as const
    const unseen = [
      ['observations', there.id],
      ['videos', there.video_id ?? ''],
      ['videos', uuid()],
      ['locations', south.id],
      ['departments', transport.id],
      ['tasks', task.id],
      ['campaigns', campaign.id],
      ['users', southerner.id],
      ['sessions', limited.id],
    ] as const
    const change = ([entity, recordId]: (typeof seen | typeof unseen)[number]) =>
      ({ action: 'UPDATE', entity, recordId }) as const
    await appendChanges(client, northerner, [...seen, ...unseen].map(change))
    await appendChanges(client, limited, [change(['locations', south.id])])
    const read = async (filter: object = {}) => {
      const { entries, total } = await listEntries(limited, {
        actions: ['UPDATE'],
        take: 100,
        ...filter,
      })
      expect(total).toBe(entries.length)
      return entries.toReversed().map(({ entity, record_id }) => [entity, record_id])
    }
    expect(await read()).toEqual([...seen, ['locations', south.id]])
    expect(await read({ search: 'South' })).toEqual([])
    expect(await read({ recordId: there.id })).toEqual([])
    const signIns = await listEntries(limited, { actions: ['LOGIN'] })
    expect(signIns.entries.map(({ record_id }) => record_id).toSorted()).toEqual(
      [limited.id, northerner.id].toSorted(),
    )
    expect(
      (await listPositions(await actor('CLIENT_SUPER_USER', client), { actions: ['UPDATE'] }))
        .length,
    ).toBe(seen.length + unseen.length + 1)
  })

  it('[33.13] finds no id and no name of hidden people and places in an entry, nor by a filter', async () => {
    const { client, of, db, north, south, goodsIn, transport, lift } = await buildTwoSites()
    const limited = await actorAt('CLIENT_SUPER_USER', north)
    const southerner = await actorAt('CLIENT_USER', south)
    const northerner = await actorAt('CLIENT_USER', north)
    const task = await buildTask(db, { ...of, locations: [south.id] })
    const fields = (places: string[], people: string[]) => ({
      locations: places,
      users: people,
      task_id: task.id,
      department_id: transport.id,
      nested: { observee_id: southerner.id },
    })
    await appendChanges(client, southerner, [
      {
        action: 'UPDATE',
        entity: 'tasks',
        recordId: lift.id,
        before: fields([north.id], [northerner.id]),
        after: {
          ...fields([north.id, south.id, NO_RECORD], [southerner.id]),
          department_id: goodsIn.id,
        },
      },
    ])
    const act = { action: 'UPDATE', entity: 'locations', recordId: south.id } as const
    await appendChanges(client, limited, [act])
    const { entries } = await listEntries(limited, { actions: ['UPDATE'] })
    const text = JSON.stringify(entries)
    for (const { id } of [southerner, task, transport]) expect(text).not.toContain(id)
    expect(entries[0]).toMatchObject({ record_id: south.id, record_name: null })
    expect(entries[1]).toMatchObject({
      user: { firstname: 'Someone', lastname: 'you cannot see' },
      record_name: 'Lift a box',
      fields: [
        { field: 'department_id', before: 'No access', after: goodsIn.id },
        {
          field: 'locations',
          before: [north.id],
          after: [north.id, 'No access', NO_RECORD],
        },
        { field: 'users', before: [northerner.id], after: ['No access'] },
      ],
    })
    for (const filter of [{ userIds: [southerner.id] }, { search: southerner.email }])
      expect(await listPositions(limited, filter)).toEqual([])
  })
})

/** An id that no record has. */
const NO_RECORD = uuid()

describe('[33.17] an entry', () => {
  it('keeps truths and answers of calibration, and the views of others, from everybody', async () => {
    const { client } = await buildTwoSites()
    const lead = await actor('CLIENT_SUPER_USER', client)
    const owner = await actor('CLIENT_OBSERVER', client)
    const [clip, observation] = [uuid(), uuid()]
    await appendChanges(client, owner, [
      {
        action: 'CREATE',
        entity: 'calibration_clips',
        recordId: clip,
        after: { observation_id: observation, is_inside_base: true, note: 'The truth' },
      },
      {
        action: 'CREATE',
        entity: 'calibration_answers',
        recordId: uuid(),
        after: { clip_id: clip, is_inside_base: false },
      },
    ])
    const view = { name: 'Night shift', query: { q: 'Ann' }, is_shared: false }
    for (const who of [owner, lead])
      await appendChanges(client, who, [
        { action: 'CREATE', entity: 'saved_views', recordId: uuid(), after: view },
      ])
    for (const who of [lead, await providerActor()]) {
      const { entries } = await listEntries(
        who,
        { entities: ['saved_views', 'calibration_clips', 'calibration_answers'], take: 100 },
        { clientId: client.id },
      )
      const fields = entries.map((entry) => entry.fields.map(({ field }) => field))
      const own = who === lead ? ['is_shared', 'name', 'query'] : ['is_shared']
      expect(fields).toEqual([own, ['is_shared'], ['clip_id'], ['observation_id']])
    }
  })

  it('tells the subject of a mail to who got it and who sees every place, and its kind to others', async () => {
    const { client, north } = await buildTwoSites()
    const limited = await actorAt('CLIENT_SUPER_USER', north)
    const northerner = await actorAt('CLIENT_OBSERVER', north)
    const lead = await actor('CLIENT_SUPER_USER', client)
    const mailTo = (recordId: string, mail: string) =>
      ({
        action: 'EMAIL_SENT',
        entity: 'users',
        recordId,
        after: { mail, subject: `South: ${mail}` },
      }) as const
    await appendChanges(client, null, [
      mailTo(northerner.id, 'campaignReminder'),
      mailTo(northerner.id, 'savedView'),
      mailTo(limited.id, 'savedView'),
    ])
    const subjects = async (who: Actor) => {
      const { entries } = await listEntries(who, { actions: ['EMAIL_SENT'], take: 100 })
      expect(entries.every(({ fields }) => fields.some(({ field }) => field === 'mail'))).toBe(true)
      return entries.map(
        ({ fields }) => fields.find(({ field }) => field === 'subject')?.after ?? null,
      )
    }
    expect(await subjects(limited)).toEqual(['South: savedView', null, null])
    expect(await subjects(lead)).toEqual([null, null, 'South: campaignReminder'])
  })
})
