/** Reads of the audit log: access, filters, search, pages, and the integrity check. */
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, type Actor, type Answer, api } from '#test/support/api.ts'
import { buildTwoSites, providerActor, type TwoSites } from '../../support/scenarios/twoSites.ts'
import {
  appendChanges,
  CHAIN,
  CHECK,
  errorOf,
  LIST,
  listEntries,
  listPositions,
} from './auditLogEntries.ts'

const { db } = await api()

describe('[3.58] the entries', () => {
  let scenario: TwoSites
  let admin: Actor
  let kim: { id: string }
  let ramp: { id: string }

  /** 1 is the admin's sign-in, 2 to 5 are Kim's, 6 and 7 have no person, 8 is the provider's. */
  beforeAll(async () => {
    scenario = await buildTwoSites({ time_zone: 'Pacific/Auckland' })
    const { db, client, of, north, lift } = scenario
    admin = await actor('CLIENT_SUPER_USER', client)
    kim = await buildUser(db, { ...of, firstname: 'Kim', lastname: 'Ångström' })
    ramp = { id: uuid() }
    // 23:30 on the 1st and 00:30 on the 2nd of June in Auckland.
    await appendChanges(
      client,
      kim,
      [
        { action: 'CREATE', entity: 'locations', recordId: ramp.id },
        { action: 'UPDATE', entity: 'tasks', recordId: lift.id },
      ],
      new Date('2025-06-01T11:30:00Z'),
    )
    await appendChanges(
      client,
      kim,
      [
        {
          action: 'UPDATE',
          entity: 'locations',
          recordId: north.id,
          before: { name: 'Nord' },
          after: { name: 'North' },
        },
        { action: 'DELETE', entity: 'locations', recordId: ramp.id },
      ],
      new Date('2025-06-01T12:30:00Z'),
    )
    await appendChanges(client, null, [
      { action: 'LOGIN', entity: 'users', recordId: kim.id, after: { outcome: 'refused' } },
      {
        action: 'EMAIL_SENT',
        entity: 'users',
        recordId: admin.id,
        after: { mail: 'weeklySummary' },
      },
    ])
    await appendChanges(
      client,
      await buildUser(db, { type: 'PROVIDER_SUPER_USER', firstname: 'Provia', lastname: 'Dera' }),
      [
        {
          action: 'UPDATE',
          entity: 'clients',
          recordId: client.id,
          after: { color: '#000000', weekly_email_enabled: true, account_manager: uuid() },
        },
      ],
    )
  })

  it('[33.6] are listed newest first with who, when, what, and each field before and after', async () => {
    const { entries, total } = await listEntries(admin)
    expect(total).toBe(8)
    expect(entries.map(({ position }) => position)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(entries[4]).toEqual({
      id: expect.any(String),
      client_id: scenario.client.id,
      position: 4,
      at: '2025-06-01T12:30:00.000Z',
      action: 'UPDATE',
      user: { id: kim.id, firstname: 'Kim', lastname: 'Ångström' },
      entity: 'locations',
      record_id: scenario.north.id,
      record_name: 'North',
      fields: [{ field: 'name', before: 'Nord', after: 'North' }],
      request_id: 'the request',
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
    expect(entries[1]?.user).toBeNull()
  })

  it('[33.10] name their record as it is called now, a person by first and last name', async () => {
    const named = await buildWorldOfNames()
    await appendChanges(
      named.client,
      null,
      named.records.map(([entity, recordId]) => ({ action: 'CREATE', entity, recordId })),
    )
    const boss = await providerActor()
    const { entries } = await listEntries(
      boss,
      { sort: { column: 'at', order: 'ASC' }, take: 100 },
      { clientId: named.client.id },
    )
    expect(entries.map(({ entity, record_name }) => [entity, record_name])).toEqual(
      named.records.map(([entity, , name]) => [entity, name]),
    )
  })

  it.each([
    ['oldest first', { sort: { column: 'at', order: 'ASC' } }, [1, 2, 3, 4, 5, 6, 7, 8]],
    ['a page', { skip: 2, take: 3 }, [6, 5, 4]],
    ['a page of the oldest', { skip: 2, take: 3, sort: { column: 'at', order: 'ASC' } }, [3, 4, 5]],
    ['beyond the end', { skip: 8 }, []],
    ['far beyond the end', { skip: 2_000_000_000 }, []],
    ['one action', { actions: ['DELETE'] }, [5]],
    ['actions', { actions: ['LOGIN', 'EMAIL_SENT'] }, [7, 6, 1]],
    ['one table', { entities: ['tasks'] }, [3]],
    ['tables', { entities: ['tasks', 'clients'] }, [8, 3]],
    ['a table that is none', { entities: ['pg_class'] }, []],
    ['nothing chosen', { entities: [], actions: [], userIds: [] }, [8, 7, 6, 5, 4, 3, 2, 1]],
    ['a page of a filter', { actions: ['UPDATE'], skip: 1, take: 1 }, [4]],
    ['a record that cannot be', { recordId: 'no id' }, []],
    ['people who cannot be', { userIds: ['no id'] }, []],
    ['the 1st of June in Auckland', { dateFrom: '2025-06-01', dateTo: '2025-06-01' }, [3, 2]],
    ['the 2nd', { dateFrom: '2025-06-02', dateTo: '2025-06-02' }, [5, 4]],
    ['until the 2nd', { dateTo: '2025-06-02' }, [5, 4, 3, 2]],
    ['from the 3rd', { dateFrom: '2025-06-03' }, [8, 7, 6, 1]],
    ['days the wrong way round', { dateFrom: '2025-06-02', dateTo: '2025-06-01' }, []],
    ['a search for a place', { search: 'NORTH' }, [4]],
    ['a search for a task', { search: 'lift a' }, [3]],
    ['a search for who did it or whom it is about', { search: 'angstrom' }, [6, 5, 4, 3, 2]],
    ['a search for one of the provider', { search: 'provia d' }, [8]],
    ['a search and an action', { search: 'Kim', actions: ['LOGIN'] }, [6]],
    ['a page of a search', { search: 'Kim', skip: 1, take: 2 }, [5, 4]],
    ['a search for nobody', { search: '%' }, []],
    [
      'all at once',
      {
        userIds: 'kim',
        recordId: 'ramp',
        dateFrom: '2025-06-02',
        actions: ['DELETE'],
        entities: ['locations'],
        search: 'Kim',
      },
      [5],
    ],
  ])('%s', async (_what, filter, expected) => {
    const given = {
      ...filter,
      ...('userIds' in filter && filter.userIds === 'kim' && { userIds: [kim.id] }),
      ...('recordId' in filter && filter.recordId === 'ramp' && { recordId: ramp.id }),
    }
    const { entries, total } = await listEntries(admin, { take: 100, ...given })
    expect(entries.map(({ position }) => position)).toEqual(expected)
    if (!('skip' in filter)) expect(total).toBe(expected.length)
    else expect(total).toBeGreaterThanOrEqual(expected.length)
  })

  it('of one person, and of one record', async () => {
    expect(await listPositions(admin, { userIds: [kim.id] })).toEqual([5, 4, 3, 2])
    expect(await listPositions(admin, { userIds: [kim.id, admin.id] })).toEqual([5, 4, 3, 2, 1])
    expect(await listPositions(admin, { recordId: ramp.id })).toEqual([5, 2])
  })

  it.each([
    ['take', { take: 101 }],
    ['take', { take: 0 }],
    ['skip', { skip: -1 }],
    ['search', { search: 'x'.repeat(201) }],
    ['dateFrom', { dateFrom: '2025-02-30' }],
    ['actions', { actions: ['LOOK'] }],
    ['sort', { sort: { column: 'hash', order: 'ASC' } }],
  ])('a wrong %s is refused: %j', async (_field, filter) => {
    expect(errorOf(await admin.gql(LIST, { filter }))?.code).toBe('BAD_INPUT')
  })

  it('of the client itself keep from its people what its record keeps from them', async () => {
    const fieldsFor = async (who: Actor) => {
      const { entries } = await listEntries(
        who,
        { entities: ['clients'] },
        { clientId: scenario.client.id },
      )
      return entries.map(({ fields }) => fields.map(({ field }) => field))
    }
    expect(await fieldsFor(admin)).toEqual([['color']])
    expect(await fieldsFor(await providerActor())).toEqual([
      ['account_manager', 'color', 'weekly_email_enabled'],
    ])
  })
})

async function buildWorldOfNames() {
  const { db, client, of, goodsIn, dock } = await buildTwoSites()
  const { id: campaign } = await buildCampaign(db, { ...of, name: 'Spring' })
  const { id: guidance } = await buildGbsVideo(db, { ...of, title: 'How to lift' })
  const { id: person } = await buildUser(db, { ...of, firstname: 'Lou', lastname: 'Reed' })
  const { id: named } = await buildObservation(db, { ...of, name: 'Lift a box of Sam' })
  const { id: gone } = await buildTask(db, { ...of, name: 'Gone', deleted_at: new Date() })
  return {
    client,
    records: [
      ['clients', client.id, client.company_name],
      ['users', person, 'Lou Reed'],
      ['locations', dock.id, 'Dock'],
      ['departments', goodsIn.id, 'Goods in'],
      ['tasks', gone, 'Gone'],
      ['campaigns', campaign, 'Spring'],
      ['gbs_videos', guidance, 'How to lift'],
      ['observations', named, 'Lift a box of Sam'],
      ['locations', uuid(), null],
    ] as const,
  }
}

/** Access to the audit log by role. */
await api()

describe('[3.58] who reads the audit log', () => {
  it('[33.7] a client super user that of their own client, whatever client they name', async () => {
    const [client, other] = [await buildClient(db), await buildClient(db)]
    await appendChanges(other, null, [{ action: 'CREATE', entity: 'locations', recordId: uuid() }])
    const admin = await actor('CLIENT_SUPER_USER', client)
    const { entries, total } = await listEntries(admin, null, { clientId: other.id })
    expect(entries.map(({ client_id, action }) => [client_id, action])).toEqual([
      [client.id, 'LOGIN'],
    ])
    expect(total).toBe(1)
    const { data } = await checked(admin, other.id)
    expect(data.auditChain).toEqual({
      entry_count: 1,
      is_whole: true,
      broken_at: null,
      checked_at: expect.any(String),
      progress: null,
      has_failed: false,
      last_hash: entries[0]?.hash,
    })
  })

  it('the provider that of the client they chose, their own otherwise; an unknown one is NOT_FOUND', async () => {
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

  it('[33.12] a client without an entry has a whole chain of none, once it was checked', async () => {
    const { id: clientId } = await buildClient((await api()).db)
    const provider = await providerActor()
    const never = { entry_count: 0, is_whole: null, checked_at: null, last_hash: null }
    expect((await provider.gql(CHAIN, { clientId })).data.auditChain).toMatchObject(never)
    const { data } = await checked(provider, clientId)
    expect(data.auditChain).toMatchObject({ entry_count: 0, is_whole: true, last_hash: null })
  })

  it('[33.11] nobody asks for a check all the time, and requests share one', async () => {
    const client = await buildClient(db)
    const admin = await actor('CLIENT_SUPER_USER', client)
    const codes = []
    for (let asked = 0; asked < 21; asked += 1) codes.push(errorOf(await admin.gql(CHECK))?.code)
    expect(codes).toEqual([...Array.from({ length: 20 }), 'RATE_LIMITED'])
    const other = await actor('CLIENT_SUPER_USER', client)
    expect((await other.gql(CHECK)).data.checkAuditChain).toEqual({ progress: 0 })
    const jobs = await db.read({ clientId: client.id }, (tables) =>
      tables.from('jobs').select('state').where('kind', '=', 'checkAuditLogs'),
    )
    expect(jobs).toEqual([{ state: 'waiting' }])
  })
})

/** Returns what the chain says after a check. */
async function checked(who: Actor, clientId: string): Promise<Answer> {
  await who.gql(CHECK, { clientId })
  await (await api()).drainBackgroundWork()
  return who.gql(CHAIN, { clientId })
}
