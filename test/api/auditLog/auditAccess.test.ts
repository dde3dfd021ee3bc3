/** Who reads what of the audit log (spec 3: audit; decided: who sees which records). */
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { actor, api } from '#test/support/api.ts'
import { CHAIN, LIST, listEntries, listPositions, appendChanges, errorOf } from './auditCalls.ts'
import { buildTwoSites, providerActor, limitedActor } from '../../support/scenarios/twoSites.ts'

beforeAll(async () => {
  await api()
})

describe('[3.58] who reads the audit log', () => {
  it('nobody who is not signed in', async () => {
    const { post } = await api()
    for (const document of [LIST, CHAIN])
      expect(errorOf(await post(document))?.code).toBe('UNAUTHENTICATED')
  })

  it.each(['CLIENT_OBSERVER', 'CLIENT_USER', 'CLIENT_OBSERVEE', 'NONE'] as const)(
    'not %s',
    async (role) => {
      const person = await actor(role)
      for (const document of [LIST, CHAIN])
        expect(errorOf(await person.gql(document))?.code).toBe('FORBIDDEN')
    },
  )

  it('a client super user that of their own client, whatever client they name', async () => {
    const { db } = await api()
    const [client, other] = [await buildClient(db), await buildClient(db)]
    await appendChanges(other, null, [{ action: 'CREATE', entity: 'locations', recordId: uuid() }])
    const admin = await actor('CLIENT_SUPER_USER', client)
    const { entries, total } = await listEntries(admin, null, { clientId: other.id })
    expect(entries.map(({ client_id, action }) => [client_id, action])).toEqual([
      [client.id, 'LOGIN'],
    ])
    expect(total).toBe(1)
    const { data } = await admin.gql(CHAIN, { clientId: other.id })
    expect(data.auditChain).toEqual({
      entry_count: 1,
      is_whole: true,
      broken_at: null,
      last_hash: entries[0]?.hash,
    })
  })

  it('the provider that of the client they chose, their own otherwise; an unknown one is NOT_FOUND', async () => {
    const { db } = await api()
    const client = await buildClient(db)
    const person = await providerActor()
    await appendChanges(client, person, [
      { action: 'CREATE', entity: 'locations', recordId: uuid() },
    ])
    const chosen = await listEntries(person, null, { clientId: client.id })
    expect(chosen.total).toBe(1)
    expect(chosen.entries[0]?.user).toMatchObject({ id: person.id, firstname: 'Robin' })
    const own = await listEntries(person)
    expect(own.entries.map(({ client_id, action }) => [client_id, action])).toEqual([
      [person.client_id, 'LOGIN'],
    ])
    for (const clientId of [uuid(), 'no id']) {
      expect(errorOf(await person.gql(LIST, { input: { clientId } }))).toEqual({
        code: 'NOT_FOUND',
      })
      expect(errorOf(await person.gql(CHAIN, { clientId }))).toEqual({ code: 'NOT_FOUND' })
    }
  })

  it('a client without an entry has a whole chain of none', async () => {
    const { id: clientId } = await buildClient((await api()).db)
    const { data } = await (await providerActor()).gql(CHAIN, { clientId })
    expect(data.auditChain).toEqual({
      entry_count: 0,
      is_whole: true,
      broken_at: null,
      last_hash: null,
    })
  })

  it('nobody asks all the time whether it is whole', async () => {
    const admin = await actor('CLIENT_SUPER_USER')
    const codes = []
    for (let asked = 0; asked < 21; asked += 1) codes.push(errorOf(await admin.gql(CHAIN))?.code)
    expect(codes).toEqual([...Array.from({ length: 20 }), 'RATE_LIMITED'])
  })
})

describe('[6.55] a client super user with some locations', () => {
  it('reads what is about records that they see, and what they did themselves', async () => {
    const scenario = await buildTwoSites()
    const { db, client, of, north, dock, south, goodsIn, transport } = scenario
    const limited = await limitedActor('CLIENT_SUPER_USER', client, { locations: [north.id] })
    const at = async (place: { id: string }, department: { id: string }) =>
      buildObservation(db, { ...of, location_id: place.id, department_id: department.id })
    const [here, there] = [await at(dock, goodsIn), await at(south, transport)]
    const campaign = await buildCampaign(db, { ...of, location_id: south.id })
    const everywhere = await buildCampaign(db, of)
    const task = await buildTask(db, { ...of, locations: [south.id] })
    const guidance = await buildGbsVideo(db, of)
    const southerner = await limitedActor('CLIENT_USER', client, { locations: [south.id] })
    const northerner = await limitedActor('CLIENT_USER', client, { locations: [north.id] })
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
    expect(await read({ search: 'South' })).toEqual([['locations', south.id]])
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
})
