/** Contests of results, and their answers. */
import { describe, expect, it } from 'vitest'
import { actor, type Actor, type Answer, api, signIn } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { errorOf, expectRefused } from '../../support/scenarios/observationCalls.ts'
import {
  aiObservation,
  manualObservation,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'

const { advanceClock, db, drainBackgroundWork } = await api()

const FIELDS = `id observation_id user { id } reason is_result_changed answer answer_text answered_by { id } answered_at`
const CONTEST = `mutation ($id: ID!, $reason: String!) { contestObservation(id: $id, reason: $reason) { ${FIELDS} } }`
const ANSWER = `mutation ($id: ID!, $text: String!) { answerContest(id: $id, text: $text) { ${FIELDS} } }`
const READ = `query ($id: ID!) { getObservationById(id: $id) { contests { ${FIELDS} } changes { fields { field after } } } }`
const NEXT = `query ($id: ID!) { getObservationById(id: $id) { next_to_review_id } }`
const FIND = `query ($filter: ObservationFilter) { allObservations(filter: $filter) { id } totalObservations(filter: $filter) }`
const NOTES = `{ myNotifications { kind subject_id subject_name } }`

const scenario = await buildTwoSites({ ai_enabled: true, show_manual_override_options: true })
let reviewer = await actor('CLIENT_SUPER_USER', scenario.client)
let worker = await actor('CLIENT_OBSERVEE', scenario.client)
let observer = await actor('CLIENT_OBSERVER', scenario.client)

const observed = async (more: object = {}) =>
  (await aiObservation(scenario, { observee_id: worker.id, user_id: observer.id, ...more }))
    .observation

const contest = (who: Actor, id: string, reason = 'I did not twist.'): Promise<Answer> =>
  who.gql(CONTEST, { id, reason })

async function contested(who = worker, more: object = {}) {
  const { id } = await observed(more)
  const { data } = await contest(who, id)
  return { id, contestId: data.contestObservation.id as string }
}

const answer = (who: Actor, id: string, text = 'The frame at 2 s shows it.'): Promise<Answer> =>
  who.gql(ANSWER, { id, text })

const contestsOf = async (who: Actor, id: string) =>
  (await who.gql(READ, { id })).data.getObservationById.contests

describe('contestObservation', () => {
  it('[44.21] by the person observed and by the observer, each once until it is answered', async () => {
    const { id } = await observed()
    expect(
      (await contest(worker, id, '  I did not twist. ')).data.contestObservation,
    ).toMatchObject({
      observation_id: id,
      user: { id: worker.id },
      reason: 'I did not twist.',
      is_result_changed: false,
      answer: null,
      answered_by: null,
    })
    expectRefused(await contest(worker, id), 'DUPLICATE', 'reason')
    const { data } = await contest(observer, id)
    await answer(reviewer, data.contestObservation.id)
    expect((await contest(observer, id)).errors).toBeUndefined()
  })

  it('[44.21] by nobody else who sees it', async () => {
    const { id } = await observed()
    for (const who of [await actor('CLIENT_OBSERVER', scenario.client), reviewer])
      expectRefused(await contest(who, id), 'FORBIDDEN')
  })

  it('[44.21] refuses no reason, a reason too long, and a result that is none', async () => {
    const { id } = await observed()
    for (const reason of ['', '   ', '\u200B\u2060 \u3164\uFE0F', 'x'.repeat(2_001)])
      expectRefused(await contest(worker, id, reason), 'BAD_INPUT', 'reason')
    const unjudged = await observed({ technique: null, ai_technique: null })
    expectRefused(await contest(worker, unjudged.id), 'BAD_INPUT')
  })
})

it('[44.21] ten results an hour, also when they are contested at once', async () => {
  const busy = await actor('CLIENT_OBSERVEE', scenario.client)
  const ids: string[] = []
  for (let made = 0; made < 12; made += 1) ids.push((await observed({ observee_id: busy.id })).id)
  const answers = await Promise.all(ids.slice(0, 11).map((id) => contest(busy, id)))
  const refused = answers.filter(({ errors }) => errors)
  expect(refused.map(errorOf)).toMatchObject([{ code: 'RATE_LIMITED' }])
  advanceClock(3_601)
  expect((await contest(await signIn(busy), ids[11] ?? '')).errors).toBeUndefined()
  reviewer = await signIn(reviewer)
  worker = await signIn(worker)
  observer = await signIn(observer)
})

describe('answerContest', () => {
  it('[44.22] an unchanged result is upheld, a changed one changed, and who contested is told', async () => {
    const upheld = await contested()
    expect((await answer(reviewer, upheld.contestId)).data.answerContest).toMatchObject({
      answer: 'UPHELD',
      answer_text: 'The frame at 2 s shows it.',
      answered_by: { id: reviewer.id },
      answered_at: expect.any(String),
    })
    const changed = await contested()
    await updateOrThrow(reviewer, changed.id, {
      review_type: 'MANUAL_OVERRIDE',
      manual_override_reason: 'FOOT_OBSCURED',
      is_turn_not_twist: true,
    })
    expect(await contestsOf(worker, changed.id)).toMatchObject([{ is_result_changed: true }])
    expect((await answer(reviewer, changed.contestId)).data.answerContest.answer).toBe('CHANGED')
    const { data } = await worker.gql(NOTES)
    expect(data.myNotifications.slice(0, 2)).toEqual([
      { kind: 'CONTEST_ANSWERED', subject_id: changed.id, subject_name: scenario.lift.name },
      { kind: 'CONTEST_ANSWERED', subject_id: upheld.id, subject_name: scenario.lift.name },
    ])
    const history = await reviewer.gql(READ, { id: upheld.id })
    expect(history.data.getObservationById.changes).toMatchObject([
      { fields: [{ field: 'contest_answer', after: 'UPHELD' }, { field: 'contest_answer_text' }] },
      { fields: [{ field: 'contest_reason', after: 'I did not twist.' }] },
    ])
  })

  it('[44.22] once, in words, never by who contests, nor by who does not see the observation', async () => {
    const { contestId } = await contested()
    expectRefused(await answer(reviewer, contestId, ' '), 'BAD_INPUT', 'text')
    const south = await actorAt('CLIENT_SUPER_USER', scenario.south)
    const foreigner = await actor('CLIENT_SUPER_USER')
    for (const who of [south, foreigner]) expectRefused(await answer(who, contestId), 'NOT_FOUND')
    const own = await contested(reviewer, { observee_id: reviewer.id })
    expectRefused(await answer(reviewer, own.contestId), 'FORBIDDEN')
    expect((await answer(await providerActor(), own.contestId)).errors).toBeUndefined()
    const byReviewer = await contested(worker, { user_id: reviewer.id })
    expectRefused(await answer(reviewer, byReviewer.contestId), 'FORBIDDEN')
    const both = await Promise.all([answer(reviewer, contestId), answer(reviewer, contestId)])
    expect(both.filter(({ errors }) => errors).map(errorOf)).toMatchObject([{ code: 'CONFLICT' }])
  })
})

describe('[44.23] who learns of a contest', () => {
  it('notifies the super users who see the observation, nobody whom it is about or by, and the account manager where nobody else is left', async () => {
    const other = await buildTwoSites({ ai_enabled: true })
    const [person, sole, manager] = [
      await actor('CLIENT_OBSERVEE', other.client),
      await actor('CLIENT_SUPER_USER', other.client),
      await providerActor(),
    ]
    await asOwner(db, 'update clients set account_manager_id = $2 where id = $1', [
      other.client.id,
      manager.id,
    ])
    advanceClock(1)
    const { observation } = await aiObservation(other, { observee_id: person.id, user_id: sole.id })
    await contest(person, observation.id)
    const kinds = async (who: Actor) => (await who.gql(NOTES)).data.myNotifications
    expect(await kinds(sole)).toEqual([])
    await drainBackgroundWork()
    expect(await kinds(manager)).toMatchObject([
      { kind: 'RESULT_CONTESTED', subject_id: observation.id },
    ])
    const second = await actor('CLIENT_SUPER_USER', other.client)
    const south = await actorAt('CLIENT_SUPER_USER', other.south)
    const next = await aiObservation(other, { observee_id: person.id, user_id: sole.id })
    await contest(person, next.observation.id)
    expect(await kinds(second)).toMatchObject([{ subject_id: next.observation.id }])
    expect(await kinds(south)).toEqual([])
    expect(await kinds(manager)).toHaveLength(1)
  })

  it('shows reviewers all contests of an observation, others their own', async () => {
    const { id } = await contested()
    await contest(observer, id)
    const who = async (one: Actor) =>
      (await contestsOf(one, id)).map(({ user }: { user: { id: string } }) => user.id)
    expect(await who(reviewer)).toEqual([worker.id, observer.id])
    expect(await who(worker)).toEqual([worker.id])
    expect(await who(observer)).toEqual([observer.id])
  })

  it('is a filter of the list and comes first in the review, oldest contest first', async () => {
    const other = await buildTwoSites({ ai_enabled: true })
    const [person, maker, lead] = [
      await actor('CLIENT_OBSERVEE', other.client),
      await actor('CLIENT_OBSERVER', other.client),
      await actor('CLIENT_SUPER_USER', other.client),
    ]
    const of = { observee_id: person.id, user_id: maker.id }
    const { observation: unreviewed } = await aiObservation(other, of)
    const { observation: first } = await manualObservation(other, of)
    const { observation: second } = await aiObservation(other, of)
    const { data } = await contest(person, second.id)
    await contest(maker, first.id)
    const found = async (one: Actor) => {
      const { data: list } = await one.gql(FIND, { filter: { contested: true } })
      expect(list.totalObservations).toBe(list.allObservations.length)
      return list.allObservations.map(({ id }: { id: string }) => id)
    }
    expect((await found(lead)).toSorted()).toEqual([first.id, second.id].toSorted())
    expect(await found(person)).toEqual([second.id])
    expect(await found(maker)).toEqual([first.id])
    const next = async (id: string) =>
      (await lead.gql(NEXT, { id })).data.getObservationById.next_to_review_id
    expect(await next(unreviewed.id)).toBe(second.id)
    expect(await next(second.id)).toBe(first.id)
    await answer(lead, data.contestObservation.id)
    expect(await next(unreviewed.id)).toBe(first.id)
    expect(await found(person)).toEqual([])
    expect(await next(first.id)).toBe(unreviewed.id)
  })
})
