/** Saved views of the observation list: who has, sees, shares and changes them. */
import { describe, expect, it } from 'vitest'
import { MAX_SAVED_VIEWS } from '#domain/savedViews/savedViewRules.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { actor, type Actor, type Answer, api } from '#test/support/api.ts'
import { errorOf, expectRefused } from '../../support/scenarios/observationCalls.ts'
import { actorAt, buildTwoSites, providerActor } from '../../support/scenarios/twoSites.ts'

const FIELDS = 'id name query user { id } is_mine is_shared has_weekly_mail'
const READ = `query ($clientId: ID) { savedViews(clientId: $clientId) { ${FIELDS} } }`

const scenario = await buildTwoSites()
const lead = await actor('CLIENT_SUPER_USER', scenario.client)
const other = await actor('CLIENT_SUPER_USER', scenario.client)
const worker = await actor('CLIENT_OBSERVEE', scenario.client)

const QUERY = { filter: { showResult: 'incorrect', type: ['AI'] }, sort: 'date', order: 'ASC' }

const save = (who: Actor, input: object, clientId?: string): Promise<Answer> =>
  who.gql(
    `mutation ($clientId: ID, $input: SavedViewInput!) { createSavedView(clientId: $clientId, input: $input) { ${FIELDS} } }`,
    { clientId, input: { query: QUERY, ...input } },
  )

const update = (who: Actor, id: string, input: object): Promise<Answer> =>
  who.gql(
    `mutation ($id: ID!, $input: SavedViewInput!) { updateSavedView(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input: { query: QUERY, ...input } },
  )

const remove = (who: Actor, id: string): Promise<Answer> =>
  who.gql('mutation ($id: ID!) { deleteSavedView(id: $id) }', { id })

const mail = (who: Actor, id: string, isWeekly = true): Promise<Answer> =>
  who.gql(
    `mutation ($id: ID!, $isWeekly: Boolean!) { mailSavedView(id: $id, isWeekly: $isWeekly) { ${FIELDS} } }`,
    { id, isWeekly },
  )

const namesOf = async (who: Actor, clientId?: string): Promise<string[]> =>
  (await who.gql(READ, { clientId })).data.savedViews.map(({ name }: { name: string }) => name)

describe('[53.8] one’s own views', () => {
  it('keep filter and sort by a name, without what the list does not know', async () => {
    const query = { filter: { ...QUERY.filter, nonsense: 1, dateFrom: 'never' }, sort: 'date' }
    const { data } = await save(worker, { name: '  My  lifts ', query })
    expect(data.createSavedView).toEqual({
      id: expect.any(String),
      name: 'My lifts',
      query: { filter: QUERY.filter, sort: 'date', order: null },
      user: { id: worker.id },
      is_mine: true,
      is_shared: false,
      has_weekly_mail: false,
    })
    expect(await namesOf(worker)).toEqual(['My lifts'])
    for (const who of [lead, other, await actor('CLIENT_SUPER_USER')])
      expect(await namesOf(who)).toEqual([])
  })

  it('have each name once, whatever its case, at most a hundred', async () => {
    const person = await actor('CLIENT_USER', scenario.client)
    expect((await save(person, { name: 'Late' })).errors).toBeUndefined()
    expectRefused(await save(person, { name: 'LATE' }), 'DUPLICATE', 'name')
    for (const name of ['', '  ', 'x'.repeat(101)])
      expect(errorOf(await save(person, { name }))).toMatchObject({ field: 'name' })
    for (const query of ['text', { filter: 'text' }, { order: 'UP' }])
      expectRefused(await save(person, { name: 'Odd', query }), 'BAD_INPUT')
    for (let made = 1; made < MAX_SAVED_VIEWS; made += 1) await save(person, { name: `${made}` })
    expect(errorOf(await save(person, { name: 'One more' }))).toMatchObject({ field: 'name' })
  })

  it('are nobody else’s', async () => {
    const { id } = (await save(lead, { name: 'Private' })).data.createSavedView
    for (const who of [other, worker, await actor('CLIENT_SUPER_USER'), await providerActor()])
      for (const call of [update(who, id, { name: 'Mine now' }), remove(who, id), mail(who, id)])
        expectRefused(await call, 'NOT_FOUND')
    expect((await remove(lead, id)).data.deleteSavedView).toBe(id)
    expectRefused(await remove(lead, id), 'NOT_FOUND')
  })
})

describe('[53.9] shared views', () => {
  it('are shared by super users and the provider, seen by everybody of the client, and changed by super users', async () => {
    expectRefused(await save(worker, { name: 'For all', isShared: true }), 'FORBIDDEN')
    const { id } = (await save(lead, { name: 'For all', isShared: true })).data.createSavedView
    expect(await namesOf(worker)).toContain('For all')
    expect(await namesOf(await actor('CLIENT_SUPER_USER'))).toEqual([])
    for (const call of [update(worker, id, { name: 'x', isShared: true }), remove(worker, id)])
      expectRefused(await call, 'FORBIDDEN')
    expect(
      (await update(other, id, { name: 'For everybody', isShared: true })).data.updateSavedView,
    ).toMatchObject({ name: 'For everybody', user: { id: lead.id }, is_mine: false })
    expectRefused(await update(other, id, { name: 'Taken away' }), 'FORBIDDEN')
    expect((await mail(worker, id)).data.mailSavedView.has_weekly_mail).toBe(true)
    await update(lead, id, { name: 'Mine again' })
    expect(await namesOf(worker)).not.toContain('Mine again')
    await update(lead, id, { name: 'Shared again', isShared: true })
    const { data } = await worker.gql(READ)
    expect(data.savedViews.find((view: { id: string }) => view.id === id)).toMatchObject({
      has_weekly_mail: false,
    })
    expect((await remove(other, id)).errors).toBeUndefined()
  })

  it('[53.10] are mailed again to who asks for one after opting out of all of them', async () => {
    const { db } = await api()
    const [user_id, client_id] = [worker.id, scenario.client.id]
    const { id: before } = (await save(worker, { name: 'Weekly before' })).data.createSavedView
    const { id } = (await save(worker, { name: 'Weekly again' })).data.createSavedView
    await mail(worker, before)
    const mailed = async () =>
      (await worker.gql(READ)).data.savedViews
        .filter((view: { has_weekly_mail: boolean }) => view.has_weekly_mail)
        .map((view: { id: string }) => view.id)
    expect(await mailed()).toEqual([before])
    const opted = { client_id, user_id, kind: 'savedView' as const, created_at: new Date() }
    await insertRow(db, client_id, 'mail_refusals', opted)
    const refusals = () =>
      db.read({ clientId: client_id }, (tables) =>
        tables.from('mail_refusals').select('kind').where('user_id', '=', user_id),
      )
    expect(await mailed(), 'opted out').toEqual([])
    await mail(worker, id, false)
    expect(await refusals()).toHaveLength(1)
    await mail(worker, id)
    expect(await refusals()).toEqual([])
    expect(await mailed(), 'that one alone').toEqual([id])
  })

  it('[53.10] are mailed to nobody who asks while they are deleted or shared no longer', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = (await save(lead, { name: `Gone ${round}`, isShared: true })).data
        .createSavedView
      const calls = [remove(lead, id), ...[worker, other, lead].map((who) => mail(who, id))]
      for (const { errors } of await Promise.all(calls))
        if (errors) expectRefused({ data: null, errors }, 'NOT_FOUND')
      const own = (await save(lead, { name: `Mine ${round}`, isShared: true })).data.createSavedView
      const taken = update(lead, own.id, { name: `Mine ${round}`, isShared: false })
      await Promise.all([taken, mail(worker, own.id)])
      const mailed = await scenario.db.read({ clientId: scenario.client.id }, (tables) =>
        tables.from('saved_view_mails').select('user_id').where('view_id', '=', own.id),
      )
      expect(mailed).toEqual([])
    }
  })

  it('of the provider are those of the client that they look at', async () => {
    const provider = await providerActor()
    await save(provider, { name: 'By the provider', isShared: true }, scenario.client.id)
    expect(await namesOf(provider, scenario.client.id)).toContain('By the provider')
    expect(await namesOf(worker)).toContain('By the provider')
    expect(await namesOf(provider)).not.toContain('By the provider')
  })
})

describe('[53.15] a shared view of what somebody does not see', () => {
  const { db, of, north, dock, south, goodsIn, lift } = scenario
  const filterOf = async (who: Actor, id: string) =>
    (await who.gql(READ, {})).data.savedViews.find((view: { id: string }) => view.id === id).query
      .filter
  const shared = async (filter: object) =>
    (await save(lead, { name: `Shared ${Math.random()}`, isShared: true, query: { filter } })).data
      .createSavedView.id
  const total = async (who: Actor, filter: object) =>
    (
      await who.gql('query ($filter: ObservationFilter) { totalObservations(filter: $filter) }', {
        filter,
      })
    ).data.totalObservations

  it('has what they may see of an outer place, and no id of what they do not', async () => {
    const at = { ...of, department_id: goodsIn.id, task_id: lift.id }
    for (const [index, location] of [dock, dock, north, south].entries())
      await buildObservation(db, {
        ...at,
        location_id: location.id,
        date: new Date(Date.now() - (index + 1) * 3_600_000),
      })
    const inside = await actorAt('CLIENT_OBSERVER', dock)
    const id = await shared({ locations: [north.id] })
    expect(await total(lead, await filterOf(lead, id))).toBe(3)
    expect(await filterOf(lead, id)).toEqual({ locations: [north.id] })
    expect(await filterOf(inside, id)).toEqual({ locations: [dock.id] })
    expect(await total(inside, await filterOf(inside, id))).toBe(2)
    const elsewhere = await actorAt('CLIENT_OBSERVER', south)
    expect(JSON.stringify(await filterOf(elsewhere, id))).not.toContain(north.id)
    expect(await total(elsewhere, await filterOf(elsewhere, id))).toBe(0)
    const exact = await shared({ locations: [north.id], exactPlaces: true })
    expect(await total(inside, await filterOf(inside, exact))).toBe(0)
  })

  it('keeps its places when one who sees a part of it changes its name or another filter', async () => {
    const inside = await actorAt('CLIENT_SUPER_USER', dock)
    const id = await shared({ locations: [north.id] })
    const query = { filter: await filterOf(inside, id), sort: null, order: null }
    const renamed = await update(inside, id, { name: 'Renamed', query, isShared: true })
    expect(renamed.errors).toBeUndefined()
    expect(await filterOf(lead, id)).toEqual({ locations: [north.id] })
    const narrower = { ...query, filter: { ...query.filter, showResult: 'incorrect' } }
    await update(inside, id, { name: 'Renamed', query: narrower, isShared: true })
    expect(await filterOf(lead, id)).toEqual({ locations: [north.id], showResult: 'incorrect' })
    await update(inside, id, { name: 'Renamed', query: { ...query, filter: {} }, isShared: true })
    expect(await filterOf(lead, id)).toEqual({})
  })
})
