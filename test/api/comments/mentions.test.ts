/** People who can be mentioned in a comment, and the notices to them and to the people of its thread. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { actor, type Actor, api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
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
    expect(errorOf(await commentOn(lead, id, { mentions: [uuid(), worker.id] }))).toMatchObject({
      field: 'mentions',
    })
    expect(await commentsOf(lead, id)).toEqual([])
  })
})

describe('[53.14] a mention', () => {
  const CREATE = `mutation ($id: ID!, $input: NewCommentInput!) {
    createComment(observationId: $id, input: $input) { id text marked_text mentions { id } } }`
  const named = async (firstname: string, lastname: string, more: object = {}) =>
    buildUser(db, { ...scenario.of, type: 'CLIENT_SUPER_USER', firstname, lastname, ...more })

  it('is the person who was chosen, shown by the name that they have now', async () => {
    const { id } = await observed()
    const ines = await named('Ines', 'Roth')
    const inesLong = await named('Ines', 'Rothmann')
    const text = `@[${inesLong.id}], not @Ines Roth`
    const { createComment: made } = (await lead.gql(CREATE, { id, input: { text } })).data
    expect(made).toMatchObject({
      text: '@Ines Rothmann, not @Ines Roth',
      marked_text: text,
      mentions: [{ id: inesLong.id }],
    })
    await asOwner(db, `update users set lastname = 'Falk' where id = $1`, [inesLong.id])
    const comments = await commentsOf(lead, id)
    expect(comments[0].text).toBe('@Ines Falk, not @Ines Roth')
    expect(await toldTo(ines.id)).toEqual([])
    expect(await toldTo(inesLong.id)).toEqual([{ kind: 'COMMENT_MENTION' }])
  })

  it('of other programs is a whole name in the text; who does not stand in it is not told', async () => {
    const { id } = await observed()
    const [one, other] = [await named('Kim', 'Holm'), await named('Kim', 'Holmgren')]
    const input = { text: 'Thanks @Kim Holmgren', mentions: [one.id, other.id] }
    for (const mentions of [['not an id'], [uuid()]])
      expect(errorOf(await lead.gql(CREATE, { id, input: { ...input, mentions } }))).toMatchObject({
        code: 'BAD_INPUT',
        field: 'mentions',
      })
    const { createComment: made } = (await lead.gql(CREATE, { id, input })).data
    expect(made).toMatchObject({
      text: input.text,
      marked_text: `Thanks @[${other.id}]`,
      mentions: [{ id: other.id }],
    })
    expect(await toldTo(one.id)).toEqual([])
    // As an earlier version has stored it.
    await asOwner(db, 'update comments set text = $2 where id = $1', [made.id, input.text])
    expect((await commentsOf(lead, id))[0]).toMatchObject({
      text: input.text,
      mentions: [{ id: other.id }],
    })
  })

  it('has 2,000 characters around it, as they are read', async () => {
    const { id } = await observed()
    const { id: mentioned } = await named('Max', 'Length')
    const text = (length: number) => `@[${mentioned}]${'x'.repeat(length)}`
    expect((await worker.gql(CREATE, { id, input: { text: text(1_900) } })).errors).toBeUndefined()
    expect(errorOf(await worker.gql(CREATE, { id, input: { text: text(2_001) } }))).toMatchObject({
      code: 'BAD_INPUT',
      field: 'text',
    })
  })

  it('of one of two people of one name is offered with what tells them apart', async () => {
    const { id } = await observed()
    const here = await named('Jo', 'Doe', { user_has_full_location_access: false })
    await insertRow(db, client.id, 'user_locations', {
      client_id: client.id,
      user_id: here.id,
      location_id: scenario.north.id,
    })
    const anywhere = await named('Jo', 'Doe')
    await named('Jo', 'Doe-Smith')
    const offered = async (who: Actor) =>
      (
        await who.gql(
          `query ($id: ID!) { people: peopleToMention(observationId: $id, search: "Jo Doe") { id hint } }`,
          { id },
        )
      ).data.people.map(({ id: of, hint }: { id: string; hint: string | null }) => [of, hint])
    const ofLead = await offered(lead)
    expect(ofLead).toHaveLength(3)
    expect(ofLead).toContainEqual([here.id, 'North'])
    expect(ofLead).toContainEqual([anywhere.id, anywhere.email])
    expect(await offered(worker), 'no address').toContainEqual([anywhere.id, null])
  })

  async function toldTo(userId: string): Promise<{ kind: string }[]> {
    return db.read({ clientId: client.id }, (tables) =>
      tables.from('notifications').select('kind').where('user_id', '=', userId),
    )
  }
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
    await change(lead, 'update', comment, { text, mentions: [worker.id] })
    expect(await toldOf(observer, id), 'taken away again').toEqual([])
    await change(lead, 'update', comment, { text, mentions: [worker.id, observer.id] })
    const [mail, ...others] = await mailsTo(worker, before)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: expect.stringContaining('you were mentioned') })
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
    await drainBackgroundWork()
    expect(await toldOf(provider, id)).toEqual(['COMMENT_REPLY', 'COMMENT_REPLY'])
    expect(await toldOf(worker, id)).toEqual(['COMMENT_MENTION'])
    expect(await toldOf(observer, id)).toEqual([])
    expect(await toldOf(lead, id)).toEqual([])
  })

  it('nobody of an answer who no longer sees the observation, or may see none', async () => {
    const { id } = await observed()
    const moved = await actorAt('CLIENT_OBSERVER', north)
    const disenfranchised = await actorAt('CLIENT_SUPER_USER', north)
    const first = (await commentOn(moved, id)).data.createComment.id
    await commentOn(disenfranchised, id, { parentId: first })
    await asOwner(db, 'update user_locations set location_id = $2 where user_id = $1', [
      moved.id,
      south.id,
    ])
    await asOwner(db, `update users set type = 'NONE' where id = $1`, [disenfranchised.id])
    await commentOn(lead, id, { parentId: first })
    const told = await db.read({ clientId: client.id }, (tables) =>
      tables.from('notifications').select(['user_id', 'kind']).where('subject_id', '=', id),
    )
    expect(told).toEqual([{ user_id: moved.id, kind: 'COMMENT_REPLY' }])
  })

  it('[20.8] nothing any more once the comment is deleted', async () => {
    const { id } = await observed()
    const { provider } = elsewhere as { provider: Actor }
    const first = (await commentOn(worker, id)).data.createComment.id
    await commentOn(provider, id, { parentId: first })
    const answer = await commentOn(lead, id, { parentId: first, mentions: [observer.id] })
    await drainBackgroundWork()
    expect(await toldOf(worker, id)).toEqual(['COMMENT_REPLY', 'COMMENT_REPLY'])
    expect(await toldOf(provider, id)).toEqual(['COMMENT_REPLY'])
    await change(lead, 'delete', answer.data.createComment.id)
    await drainBackgroundWork()
    expect(await toldOf(worker, id)).toEqual(['COMMENT_REPLY'])
    expect([...(await toldOf(provider, id)), ...(await toldOf(observer, id))]).toEqual([])
  })
})
