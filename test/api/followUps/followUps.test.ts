/** Opening and changing follow-ups: who may, with what, and who is told. */
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { ALL_CORRECT, errorOf, expectRefused } from '../../support/scenarios/observationCalls.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { providerActor, actorAt } from '../../support/scenarios/twoSites.ts'
import {
  buildFollowUpScenario,
  finish,
  FOLLOW_UP,
  list,
  observe,
  open,
  opened,
  readFollowUp,
  today,
  toldTo,
} from './followUpScenario.ts'

const UPDATE = `mutation ($id: ID!, $input: FollowUpInput!, $read: DateTime) {
  updateFollowUp(id: $id, input: $input, expectedUpdatedAt: $read) { ${FOLLOW_UP} } }`
const SEEN = `mutation ($id: ID!) { markFollowUpSeen(id: $id) { seen_at } }`

const scenario = await buildFollowUpScenario()
const { observer, lead, coach, db, of, south } = scenario

/** Another worker at the place, observed incorrectly. */
async function incorrect(more: object = {}) {
  const worker = await actorAt('CLIENT_OBSERVEE', scenario.north)
  return {
    worker,
    observation: await observe(scenario.observer, scenario, worker, undefined, more),
  }
}

describe('openFollowUp', () => {
  it('[51.1] by who made the observation, super users and the provider', async () => {
    for (const who of [observer, lead, await providerActor()]) {
      const { worker, observation } = await incorrect()
      expect(await opened(who, observation, coach, { note: ' Watch the feet. ' })).toMatchObject({
        observation_id: observation.id,
        state: 'OPEN',
        user: { id: worker.id },
        coach: { id: coach.id },
        opened_by: { id: who.id },
        principles: ['TURN_NOT_TWIST'],
        note: 'Watch the feet.',
        due_date: addDays(today(), 7),
        may_run: true,
      })
      expect(await toldTo(worker, scenario.client.id)).toEqual(['OPENED'])
    }
    expect(await toldTo(coach, scenario.client.id)).toEqual(['TO_COACH', 'TO_COACH', 'TO_COACH'])
  })

  it('[51.1] by nobody else who sees it', async () => {
    const { observation, worker } = await incorrect()
    const colleague = await actor('CLIENT_OBSERVER', scenario.client)
    for (const who of [colleague, worker])
      expectRefused(await open(who, observation, scenario.coach), 'FORBIDDEN')
  })

  it('[51.1] for an incorrect observation of a person with an account, not one corrected since', async () => {
    const { worker, observation } = await incorrect()
    const correct = await observe(observer, scenario, worker, ALL_CORRECT)
    const { observation: stranger } = await aiObservation(scenario, {
      unlinked_observee_name: 'Sam',
      user_id: observer.id,
    })
    for (const one of [correct, stranger, observation])
      expectRefused(await open(observer, one, coach), 'BAD_INPUT', 'observationId')
  })

  it('[51.1] one of a person and task is open at a time, also of calls at once', async () => {
    const { worker, observation } = await incorrect()
    const answers = await Promise.all(
      [observer, lead, observer, lead].map((who) => open(who, observation, coach)),
    )
    const refused = answers.filter(({ errors }) => errors)
    expect(refused.map(errorOf)).toMatchObject(
      Array.from({ length: 3 }, () => ({ code: 'DUPLICATE', field: 'observationId' })),
    )
    const other = await observe(observer, scenario, worker, undefined, {
      task_id: scenario.push.id,
      location_id: scenario.north.id,
    })
    expect((await open(observer, other, coach)).errors).toBeUndefined()
  })

  it('[51.2] with a coach who works there, and a day to come', async () => {
    const { observation, worker } = await incorrect()
    const elsewhere = await actorAt('CLIENT_USER', south)
    const disabled = await buildUser(db, { ...of, is_account_enabled: false })
    const stranger = await actor('CLIENT_USER')
    const powerless = await buildUser(db, { ...of, type: 'NONE' })
    for (const one of [
      worker,
      elsewhere,
      disabled,
      stranger,
      powerless,
      { id: 'nobody' },
      { id: '' },
    ])
      expect(errorOf(await open(observer, observation, one)), one.id).toMatchObject({
        code: 'BAD_INPUT',
        field: 'coachId',
      })
    const dueDate = addDays(today(), -1)
    expectRefused(await open(observer, observation, coach, { dueDate }), 'BAD_INPUT', 'dueDate')
    expectRefused(
      await open(lead, observation, coach, { gbsVideoId: observation.id }),
      'BAD_INPUT',
      'gbsVideoId',
    )
    const video = await buildGbsVideo(db, { ...of, title: 'Feet first' })
    expect(
      await opened(lead, observation, coach, { gbsVideoId: video.id, dueDate: today() }),
    ).toMatchObject({ gbs_video: { name: 'Feet first' }, is_overdue: false })
  })
})

describe('changes', () => {
  const update = (who: Actor, id: string, input: object, read?: string) =>
    who.gql(UPDATE, { id, input, read })

  it('[51.6] by the coach, who opened it and super users, never by the person', async () => {
    const { worker, observation } = await incorrect()
    const { id, updated_at: read } = await opened(observer, observation, coach)
    const plan = { coachId: coach.id, dueDate: addDays(today(), 3), note: 'At the dock' }
    const { data } = await update(coach, id, plan, read)
    expect(data.updateFollowUp).toMatchObject({ due_date: plan.dueDate, note: plan.note })
    expectRefused(await update(lead, id, plan, read), 'CONFLICT')
    expect((await update(lead, id, { ...plan, coachId: observer.id })).errors).toBeUndefined()
    expect(await toldTo(observer, scenario.client.id)).toEqual(['TO_COACH'])
    for (const coachId of [coach.id, observer.id, coach.id])
      expect((await update(lead, id, { ...plan, coachId })).errors).toBeUndefined()
    expect(await toldTo(observer, scenario.client.id), 'chosen again').toEqual(
      Array(2).fill('TO_COACH'),
    )
    expect((await update(lead, id, { ...plan, coachId: observer.id })).errors).toBeUndefined()
    const colleague = await actor('CLIENT_OBSERVER', scenario.client)
    for (const who of [worker, colleague]) expectRefused(await update(who, id, plan), 'FORBIDDEN')
    expectRefused(await update(coach, id, plan), 'NOT_FOUND')
  })

  it('[51.6] the coach says once, in words, what was agreed; the person that they have seen it', async () => {
    const { worker, observation } = await incorrect()
    const { id } = await opened(observer, observation, coach)
    expectRefused(await finish(worker, id), 'FORBIDDEN')
    expectRefused(await finish(coach, id, '  '), 'BAD_INPUT', 'agreed')
    expect((await finish(coach, id)).data.finishCoaching).toMatchObject({
      state: 'COACHED',
      agreed: 'Turn the feet first.',
      coached_at: expect.any(String),
    })
    expectRefused(await finish(coach, id), 'BAD_INPUT', 'id')
    expect((await toldTo(coach, scenario.client.id)).at(-1)).toBe('COACHED')
    expectRefused(await observer.gql(SEEN, { id }), 'FORBIDDEN')
    const { data } = await worker.gql(SEEN, { id })
    expect(data.markFollowUpSeen.seen_at).toEqual(expect.any(String))
    expect((await worker.gql(SEEN, { id })).data).toEqual(data)
  })

  it('[51.6] super users delete and restore it, which opens the way for another', async () => {
    const { worker, observation } = await incorrect()
    const { id } = await opened(observer, observation, coach)
    const remove = `mutation ($id: ID!) { deleteFollowUp(id: $id) { deleted_at } }`
    const restore = `mutation ($id: ID!) { restoreFollowUp(id: $id) { state } }`
    expectRefused(await observer.gql(remove, { id }), 'FORBIDDEN')
    expect((await lead.gql(remove, { id })).errors).toBeUndefined()
    expect(await list(worker)).toEqual([])
    const again = await observe(observer, scenario, worker)
    const { id: other } = await opened(observer, again, coach)
    expectRefused(await lead.gql(restore, { id }), 'DUPLICATE')
    await lead.gql(remove, { id: other })
    await observe(observer, scenario, worker, ALL_CORRECT)
    expect((await lead.gql(restore, { id })).data.restoreFollowUp.state).toBe('CLOSED')
    expect(await readFollowUp(worker, id)).toMatchObject({ state: 'CLOSED' })
  })
})

describe('[51.15] followUpOffer', () => {
  const OFFER = `query ($id: ID!) {
    followUpOffer(observationId: $id) { may_open refusal open_id closed_id coach { id } } }`
  const offer = async (who: Actor, { id }: { id: string }) =>
    (await who.gql(OFFER, { id })).data?.followUpOffer
  const NOTHING = { may_open: false, refusal: null, open_id: null, closed_id: null, coach: null }

  it('suggests the observer, or a super user of the place where the observer cannot coach', async () => {
    const { observation } = await incorrect()
    const mayOpen = { ...NOTHING, may_open: true }
    expect(await offer(observer, observation)).toEqual({ ...mayOpen, coach: { id: observer.id } })
    const own = await observe(lead, scenario, await actorAt('CLIENT_OBSERVEE', scenario.north))
    expect(await offer(lead, own)).toEqual({ ...mayOpen, coach: { id: lead.id } })
    const gone = await actorAt('CLIENT_OBSERVER', scenario.north)
    const theirs = await observe(gone, scenario, await actorAt('CLIENT_OBSERVEE', scenario.north))
    await lead.gql('mutation ($id: ID!) { deleteUser(id: $id) { id } }', { id: gone.id })
    const { coach: suggested } = await offer(lead, theirs)
    expect(suggested).toEqual({ id: lead.id })
  })

  it('is nothing for who may not, and where the result or the person does not fit', async () => {
    const { observation, worker } = await incorrect()
    expect(await offer(worker, observation)).toEqual(NOTHING)
    const correct = await observe(observer, scenario, worker, ALL_CORRECT)
    expect(await offer(observer, correct)).toEqual(NOTHING)
    const stranger = await actorAt('CLIENT_SUPER_USER', south)
    expectRefused(await stranger.gql(OFFER, { id: observation.id }), 'NOT_FOUND')
  })

  it('says which one is open, that the person was correct since, and which one it closed', async () => {
    const { observation, worker } = await incorrect()
    const followUp = await opened(observer, observation, coach)
    expect(await offer(observer, observation)).toMatchObject({
      may_open: false,
      refusal: 'OPEN_ALREADY',
      open_id: followUp.id,
    })
    const correct = await observe(observer, scenario, worker, ALL_CORRECT)
    expect(await offer(observer, correct)).toEqual({ ...NOTHING, closed_id: followUp.id })
    expect(await offer(observer, observation)).toMatchObject({
      may_open: false,
      refusal: 'CORRECT_SINCE',
      open_id: null,
    })
  })
})
