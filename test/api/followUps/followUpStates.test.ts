/** States of follow-ups after changes of observations. */
import { afterAll, describe, expect, it } from 'vitest'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, api } from '#test/support/api.ts'
import { advanceClock, now, resetClock } from '#test/support/clock.ts'
import { sentStatements } from '#test/support/sentStatements.ts'
import { updateRow } from '#test/support/scenarios/scheduleScenario.ts'
import { updateOrThrow } from '../../support/scenarios/storedObservations.ts'
import {
  analysisOf,
  completeAnalysis,
  recordAnalysed,
  setSkeletonFit,
  startAnalysis,
} from '../../support/scenarios/analysisCalls.ts'
import { ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import { actorAt } from '../../support/scenarios/twoSites.ts'
import {
  buildFollowUpScenario,
  finish,
  list,
  observe,
  opened,
  readFollowUp,
  today,
  TWISTED,
  toldTo,
} from './followUpScenario.ts'

const scenario = await buildFollowUpScenario()
const { lead, observer, coach } = scenario

afterAll(resetClock)

/** After what was coached before, and in a minute of its own. */
function atOnce() {
  advanceClock(60)
  return { date: now().toISOString() }
}

const newWorker = (of = scenario) => actorAt('CLIENT_OBSERVEE', of.north)

const correct = (worker: Actor, more: object = {}) =>
  observe(observer, scenario, worker, ALL_CORRECT, more)

async function followed() {
  const worker = await newWorker()
  const observation = await observe(observer, scenario, worker)
  const { id } = await opened(observer, observation, coach)
  const state = async () => {
    const { state: now, reopened_count: count } = await readFollowUp(lead, id)
    return count === 0 ? now : `${now} ${count}`
  }
  return { worker, observation, id, state }
}

const call = (name: string, ids: string[]) =>
  lead.gql(
    `mutation ($ids: [ID!]!) { ${name}(ids: $ids) ${name.includes('Restore') ? '{ ids }' : ''} }`,
    { ids },
  )

it('[51.14] a restoration waits for what concerns the person and task before it holds the follow-up, as every other change does', async () => {
  const { id } = await followed()
  await call('bulkDeleteFollowUps', [id])
  const sent = await sentStatements(() => call('bulkRestoreFollowUps', [id]))
  const placeOf = (text: string) => sent.findIndex((statement) => statement.includes(text))
  expect(placeOf('pg_advisory_xact_lock(hashtextextended(ordered.key')).toBeGreaterThan(-1)
  expect(placeOf('pg_advisory_xact_lock(hashtextextended(ordered.key')).toBeLessThan(
    placeOf('for no key update'),
  )
})

describe('[51.4] a follow-up', () => {
  it('[51.9] closes by a later correct observation, and opens again by an incorrect one', async () => {
    const { worker, id, state } = await followed()
    await finish(coach, id)
    const closing = await correct(worker, atOnce())
    expect(await readFollowUp(worker, id)).toMatchObject({
      state: 'CLOSED',
      closed_by_observation_id: closing.id,
      closed_at: expect.any(String),
      may_run: false,
    })
    await observe(observer, scenario, worker, TWISTED, atOnce())
    expect(await state()).toBe('OPEN 1')
    const reopened = await readFollowUp(lead, id)
    expect(reopened).toMatchObject({ closed_at: null, is_overdue: false })
    expect(reopened.due_date > today()).toBe(true)
    await correct(worker, atOnce())
    expect(await state()).toBe('CLOSED 1')
    expect(await toldTo(worker, scenario.client.id)).toEqual([
      'OPENED',
      'CLOSED',
      'REOPENED',
      'CLOSED',
    ])
    expect((await toldTo(coach, scenario.client.id)).slice(-5)).toEqual([
      'TO_COACH',
      'COACHED',
      'CLOSED',
      'REOPENED',
      'CLOSED',
    ])
  })

  it('[51.13] counts at once how often it had gone on, when it is opened by hand for an earlier observation', async () => {
    const worker = await newWorker()
    const first = await observe(observer, scenario, worker)
    for (const answers of [ALL_CORRECT, TWISTED, ALL_CORRECT, TWISTED])
      await observe(observer, scenario, worker, answers, atOnce())
    const { id, reopened_count } = await opened(observer, first, coach)
    expect(reopened_count).toBe(2)
    await correct(worker, atOnce())
    expect(await readFollowUp(lead, id)).toMatchObject({ state: 'CLOSED', reopened_count: 2 })
  })

  it('[51.8] took as long to close as since it was opened last', async () => {
    const own = await buildFollowUpScenario()
    const worker = await newWorker(own)
    const { id } = await opened(own.lead, await observe(own.observer, own, worker), own.coach)
    const { updated_at } = await readFollowUp(own.lead, id)
    const created_at = new Date(Date.parse(updated_at) - 700 * 86_400_000)
    await updateRow(own.db, 'follow_ups', { id, ...own.of }, { created_at })
    const median = async () => {
      const query = '{ followUpTotals { closed median_days_to_close } }'
      return (await answered(own.lead.gql(query))).followUpTotals
    }
    const next = (answers: object) => observe(own.observer, own, worker, answers, atOnce())
    await next(ALL_CORRECT)
    expect((await median()).median_days_to_close).toBeGreaterThan(699)
    await next(TWISTED)
    await next(ALL_CORRECT)
    const { closed, median_days_to_close: days } = await median()
    expect([closed, Math.round(days)]).toEqual([1, 0])
  })

  it('is of its person and task alone, and of observations after its own', async () => {
    const { worker, state } = await followed()
    await correct(await newWorker())
    await observe(
      observer,
      scenario,
      worker,
      { isTwisting: false, isDipNDrive: true },
      { task_id: scenario.push.id },
    )
    await correct(worker, { date: '2025-12-01T08:00:00Z' })
    expect(await state()).toBe('OPEN')
  })

  it('follows deletions, restorations and what is taken back', async () => {
    const { worker, observation, state } = await followed()
    const closing = await correct(worker)
    expect(await state()).toBe('CLOSED')
    await call('bulkDeleteObservations', [closing.id])
    expect(await state()).toBe('OPEN')
    await call('bulkRestoreObservations', [closing.id])
    expect(await state()).toBe('CLOSED')
    await observer.gql('mutation ($id: ID!) { takeBackObservation(id: $id) { id } }', {
      id: closing.id,
    })
    expect(await state()).toBe('OPEN')
    await call('bulkDeleteObservations', [observation.id])
    expect(await state()).toBe('WITHDRAWN')
    await call('bulkRestoreObservations', [closing.id, observation.id])
    expect(await state()).toBe('CLOSED')
    // Told once of one cause, however often it comes about.
    const told = await toldTo(worker, scenario.client.id)
    expect(told).toEqual(['OPENED', 'CLOSED', 'REOPENED'])
  })

  it('follows edits of answers, dates, people and tasks', async () => {
    const { worker, observation, state } = await followed()
    const later = await observe(observer, scenario, worker)
    await updateOrThrow(lead, later.id, { is_turn_not_twist: true })
    expect(await state()).toBe('CLOSED')
    await updateOrThrow(lead, later.id, { date: '2025-12-02T08:00:00Z' })
    expect(await state()).toBe('OPEN')
    await updateOrThrow(lead, later.id, { date: later.date })
    const other = await newWorker()
    await updateOrThrow(lead, later.id, { observee_id: other.id })
    expect(await state()).toBe('OPEN')
    await updateOrThrow(lead, later.id, { observee_id: worker.id })
    expect(await state()).toBe('CLOSED')
    await updateOrThrow(lead, observation.id, { task_id: scenario.push.id, is_dip_n_drive: true })
    expect(await state()).toBe('WITHDRAWN')
    await updateOrThrow(lead, observation.id, { task_id: scenario.lift.id })
    expect(await state()).toBe('CLOSED')
  })

  it('follows results of the AI that come later, their correction by a person and the skeleton', async () => {
    const { worker, state } = await followed()
    const { id, videoId } = await recordAnalysed(observer, scenario, {
      analysisError: 'NO_PERSON',
    })
    await updateOrThrow(lead, id, { observee_id: worker.id, unlinked_observee_name: null })
    expect(await state()).toBe('OPEN')
    await startAnalysis(observer, videoId)
    await answered(completeAnalysis(observer, videoId, await analysisOf(observer)))
    const before = await state()
    expect(before).toBe('CLOSED')
    await setSkeletonFit(lead, videoId, false)
    expect(await state()).toBe('OPEN')
    await setSkeletonFit(lead, videoId, true)
    expect(await state()).toBe('CLOSED')
    await updateOrThrow(lead, id, {
      review_type: 'MANUAL_OVERRIDE',
      manual_override_reason: 'FOOT_OBSCURED',
      is_inside_base: false,
    })
    expect(await state()).toBe('OPEN')
    await updateOrThrow(lead, id, { review_type: 'AI' })
    expect(await state()).toBe('CLOSED')
  })

  it('closes once, whoever records correct ones at the same time', async () => {
    const { worker, state } = await followed()
    await Promise.all([1, 2, 3, 4].map(() => correct(worker)))
    expect(await state()).toBe('CLOSED')
    expect(await toldTo(worker, scenario.client.id)).toEqual(['OPENED', 'CLOSED'])
  })
})

describe('[51.5] after incorrect ones in a row', () => {
  const mailsTo = async (person: Actor) => {
    const { mails, drainBackgroundWork } = await api()
    await drainBackgroundWork()
    return mails.filter(({ to }) => to.address === person.email)
  }

  it('[51.9] opens by itself, with the observer as coach and the guidance of the task', async () => {
    const eager = await buildFollowUpScenario({ follow_up_after_incorrect: 2 })
    const { db, of, lift, client } = eager
    const video = await buildGbsVideo(db, of)
    await updateRow(db, 'tasks', { id: lift.id, client_id: client.id }, { gbs_video_id: video.id })
    const { worker } = eager
    await observe(eager.observer, eager, worker)
    expect(await list(worker)).toEqual([])
    const second = await observe(eager.observer, eager, worker)
    expect(await list(worker)).toMatchObject([
      {
        observation_id: second.id,
        state: 'OPEN',
        opened_by: null,
        coach: { id: eager.observer.id },
        gbs_video: { name: video.title },
      },
    ])
    await observe(eager.observer, eager, worker)
    expect(await list(worker)).toHaveLength(1)
    expect(await toldTo(worker, client.id)).toEqual(['OPENED'])

    const [mail] = await mailsTo(eager.observer)
    expect(mail?.subject).toMatch(/^Please coach \S/u)
    expect(mail?.text.split(lift.name)).toHaveLength(2)
    expect(mail?.text).toContain('- To work on: Turn Not Twist\n')
  })

  it('has no coach where the person observed themselves, and does not come back once it is deleted', async () => {
    const eager = await buildFollowUpScenario({ follow_up_after_incorrect: 1 })
    await observe(eager.worker, eager, eager.worker)
    const [own] = await list(eager.lead)
    expect(own).toMatchObject({ coach: null, user: { id: eager.worker.id } })
    expect(await toldTo(eager.lead, eager.client.id)).toEqual(['UNCOACHED'])
    expect(await toldTo(eager.observer, eager.client.id)).toEqual([])
    expect(await mailsTo(eager.lead)).toMatchObject([
      { subject: expect.stringMatching(/^\S.* needs a coach$/u), language: 'en' },
    ])
    await eager.lead.gql('mutation ($id: ID!) { deleteFollowUp(id: $id) { id } }', { id: own.id })
    await observe(eager.observer, eager, eager.worker)
    expect(await list(eager.lead)).toEqual([])

    // Nobody is mailed that a coach is needed once there is one.
    const other = await newWorker(eager)
    await observe(other, eager, other)
    const [needing] = await list(eager.lead)
    await answered(
      eager.lead.gql(
        'mutation ($id: ID!, $input: FollowUpInput!) { updateFollowUp(id: $id, input: $input) { id } }',
        { id: needing.id, input: { coachId: eager.coach.id, dueDate: needing.due_date } },
      ),
    )
    expect(await mailsTo(eager.lead)).toHaveLength(1)
  })
})
