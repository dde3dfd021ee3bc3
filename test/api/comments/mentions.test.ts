/** Who can be mentioned in a comment, and how they and the people of its thread are told. */
import { describe, expect, it } from 'vitest'
import { actor, type Actor, api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'
import { change, commentOn, commentsOf } from './commentCalls.ts'

const { mails, drainBackgroundWork, db } = await api()

const PEOPLE = `query ($observationId: ID!, $search: String) {
  peopleToMention(observationId: $observationId, search: $search) { id } }`
const NOTES = `{ myNotifications(take: 100) { kind subject_id subject_name } }`

const scenario = await buildTwoSites({ ai_enabled: true })
const { client, north, south } = scenario
const lead = await actor('CLIENT_SUPER_USER', client)
const observer = await actorAt('CLIENT_OBSERVER', north)
const worker = await actor('CLIENT_OBSERVEE', client)
const elsewhere = {
  'observer of another place': await actorAt('CLIENT_OBSERVER', south),
  'super user of another place': await actorAt('CLIENT_SUPER_USER', south),
  'another person observed': await actor('CLIENT_OBSERVEE', client),
  'user who made it not': await actor('CLIENT_USER', client),
  'person without rights': await actor('NONE', client),
  'super user of another client': await actor('CLIENT_SUPER_USER'),
  provider: await providerActor(),
}

const observed = async (more: object = {}) =>
  (
    await aiObservation(scenario, {
      observee_id: worker.id,
      user_id: observer.id,
      location_id: scenario.north.id,
      ...more,
    })
  ).observation

const toldOf = async (who: Actor, id: string): Promise<string[]> =>
  (await who.gql(NOTES)).data.myNotifications
    .filter(({ subject_id }: { subject_id: string }) => subject_id === id)
    .map(({ kind }: { kind: string }) => kind)

async function mailsTo(who: Actor, after: number) {
  await drainBackgroundWork()
  return mails.slice(after).filter(({ to }) => to.address === who.email)
}

describe('[53.2] who can be mentioned', () => {
  it('people of the client who see the observation, but for oneself', async () => {
    const { id } = await observed()
    const offered = async (who: Actor, search?: string) =>
      (await who.gql(PEOPLE, { observationId: id, search })).data.peopleToMention.map(
        (person: { id: string }) => person.id,
      )
    expect((await offered(lead)).toSorted()).toEqual([observer.id, worker.id].toSorted())
    expect((await offered(worker)).toSorted()).toEqual([lead.id, observer.id].toSorted())
    const { data } = await lead.gql('{ me { firstname lastname } }')
    expect(await offered(worker, `${data.me.firstname} ${data.me.lastname}`)).toContain(lead.id)
    expect(await offered(worker, 'Nobody has this name')).toEqual([])
    for (const [who, person] of Object.entries(elsewhere))
      if (who !== 'provider')
        expect((await person.gql(PEOPLE, { observationId: id })).errors, who).toBeDefined()
  })

  it('nobody else, nor an account that is disabled', async () => {
    const { id } = await observed()
    const gone = await actor('CLIENT_SUPER_USER', scenario.client)
    await asOwner(db, 'update users set is_account_enabled = false where id = $1', [gone.id])
    for (const [who, person] of Object.entries({ ...elsewhere, gone }))
      expect(errorOf(await commentOn(lead, id, { mentions: [person.id] })), who).toMatchObject({
        code: 'BAD_INPUT',
        field: 'mentions',
      })
    expect(
      errorOf(await commentOn(lead, id, { mentions: ['not an id', worker.id] })),
    ).toMatchObject({ field: 'mentions' })
    expect(await commentsOf(lead, id)).toEqual([])
  })
})

describe('[53.2] who is told', () => {
  it('who is mentioned, in the app and by a mail, once, also when the comment is edited', async () => {
    const { id } = await observed()
    const before = mails.length
    const mentions = [worker.id]
    const text = 'Shall we try the height table?'
    const { data } = await commentOn(lead, id, { text, mentions })
    const comment = data.createComment.id
    expect(data.createComment.mentions).toEqual([{ id: worker.id }])
    await change(lead, 'update', comment, { mentions })
    await change(lead, 'update', comment, { mentions: [] })
    await change(lead, 'update', comment, { text, mentions: [worker.id, observer.id] })
    expect(await toldOf(worker, id)).toEqual(['COMMENT_MENTION'])
    expect(await toldOf(observer, id)).toEqual(['COMMENT_MENTION'])
    const [mail, ...others] = await mailsTo(worker, before)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: expect.stringContaining('you are mentioned') })
    expect(mail?.text).toContain(text)
    expect(mail?.text).toContain(
      `/allobservations/${id}?clientId=${scenario.client.id}&comment=${comment}`,
    )
    expect(await mailsTo(observer, before)).toHaveLength(1)
    expect(await mailsTo(lead, before)).toEqual([])
  })

  it('by no mail who no longer sees it, is no longer mentioned, or has turned these mails off', async () => {
    const before = mails.length
    const { id } = await observed()
    await commentOn(lead, id, { mentions: [observer.id] })
    const { data } = await commentOn(lead, id, { mentions: [worker.id] })
    await change(lead, 'update', data.createComment.id, { mentions: [] })
    await asOwner(db, 'update observations set location_id = $2 where id = $1', [
      id,
      scenario.south.id,
    ])
    expect([...(await mailsTo(observer, before)), ...(await mailsTo(worker, before))]).toEqual([])
    await asOwner(
      db,
      `insert into mail_refusals (client_id, user_id, kind) values ($1, $2, 'commentMention')`,
      [scenario.client.id, worker.id],
    )
    await commentOn(lead, id, { mentions: [worker.id] })
    expect(await mailsTo(worker, before)).toEqual([])
  })

  it('who wrote in a thread hears of an answer, of any client, but for who writes or is mentioned', async () => {
    const { id } = await observed()
    const { provider } = elsewhere as { provider: Actor }
    const first = (await commentOn(provider, id)).data.createComment.id
    await commentOn(worker, id, { parentId: first })
    await commentOn(observer, id, { parentId: first, mentions: [worker.id] })
    expect(await toldOf(provider, id)).toEqual(['COMMENT_REPLY', 'COMMENT_REPLY'])
    expect(await toldOf(worker, id)).toEqual(['COMMENT_MENTION'])
    expect(await toldOf(observer, id)).toEqual([])
    expect(await toldOf(lead, id)).toEqual([])
  })
})
