/** Comments on observations: who reads, writes, answers, edits, deletes and resolves them. */
import { describe, expect, it } from 'vitest'
import { MAILING_ACTS_AN_HOUR } from '#domain/mails/mailLimits.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { errorOf, expectRefused } from '../../support/scenarios/observationCalls.ts'
import { aiObservation, manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'
import { change, commentOn, commentsOf } from './commentCalls.ts'

const scenario = await buildTwoSites({ ai_enabled: true })
const { client, north, south } = scenario
const lead = await actor('CLIENT_SUPER_USER', client)
const observer = await actorAt('CLIENT_OBSERVER', north)
const stranger = await actorAt('CLIENT_OBSERVER', south)
const worker = await actor('CLIENT_OBSERVEE', client)

const observed = async () =>
  (await aiObservation(scenario, { observee_id: worker.id, location_id: scenario.north.id }))
    .observation

describe('createComment', () => {
  it('[53.1] by everybody who sees the observation, with answers under the first comment', async () => {
    const { id } = await observed()
    const provider = await providerActor()
    const first = await commentOn(worker, id, { text: '  Here it was slippery. ', atMs: 2_500 })
    expect(first.data.createComment).toMatchObject({
      observation_id: id,
      user: { id: worker.id },
      text: 'Here it was slippery.',
      at_ms: 2_500,
      parent_id: null,
      mentions: [],
      resolved_at: null,
    })
    const parentId = first.data.createComment.id
    for (const who of [lead, observer, provider])
      expect((await commentOn(who, id, { text: 'Thanks.', parentId })).errors).toBeUndefined()
    for (const who of [worker, lead, observer, provider])
      expect(await commentsOf(who, id)).toMatchObject([
        { user: { id: worker.id }, at_ms: 2_500 },
        { user: { id: lead.id }, parent_id: parentId },
        { user: { id: observer.id }, parent_id: parentId },
        { user: { id: provider.id }, parent_id: parentId },
      ])
  })

  it('[53.1] by nobody who does not see it', async () => {
    const { id } = await observed()
    const comment = (await commentOn(lead, id)).data.createComment.id
    expectRefused(await commentOn(stranger, id), 'NOT_FOUND')
    for (const call of ['update', 'delete', 'resolve'] as const)
      expectRefused(await change(stranger, call, comment), 'NOT_FOUND')
  })

  it('[53.1] refuses an empty or long text, a moment without a recording, and an answer to an answer', async () => {
    const { id } = await observed()
    for (const text of ['', ' \u200B ', 'x'.repeat(2_001)])
      expectRefused(await commentOn(lead, id, { text }), 'BAD_INPUT', 'text')
    const { observation: manual } = await manualObservation(scenario)
    const first = (await commentOn(lead, id)).data.createComment.id
    const answer = (await commentOn(lead, id, { parentId: first })).data.createComment.id
    const elsewhere = await observed()
    for (const [observation, input, field] of [
      [id, { atMs: -1 }, 'atMs'],
      [id, { atMs: 86_400_001 }, 'atMs'],
      [manual.id, { atMs: 100 }, 'atMs'],
      [id, { parentId: first, atMs: 1 }, 'atMs'],
      [manual.id, { parentId: id }, 'parentId'],
      [id, { parentId: answer }, 'parentId'],
      [elsewhere.id, { parentId: first }, 'parentId'],
    ] as const)
      expect(errorOf(await commentOn(lead, observation, input))).toMatchObject({ field })
  })

  it('[53.1] sixty comments an hour', async () => {
    const { id } = await observed()
    const busy = await actor('CLIENT_SUPER_USER', scenario.client)
    for (let made = 0; made < MAILING_ACTS_AN_HOUR; made += 1)
      expect((await commentOn(busy, id)).errors).toBeUndefined()
    expectRefused(await commentOn(busy, id), 'RATE_LIMITED')
  })

  it('[30.12] sixty changes of comments an hour, of whatever kind', async () => {
    const { id } = await observed()
    const busy = await actor('CLIENT_SUPER_USER', scenario.client)
    const comment = (await commentOn(busy, id)).data.createComment.id
    const calls = ['update', 'resolve', 'reopen'] as const
    for (let made = 0; made < MAILING_ACTS_AN_HOUR; made += 1)
      expect((await change(busy, calls[made % 3] ?? 'update', comment)).errors).toBeUndefined()
    for (const call of [...calls, 'delete'] as const)
      expectRefused(await change(busy, call, comment), 'RATE_LIMITED')
  })
})

describe('changes', () => {
  it('[53.3] the author edits, the author and super users delete; the history has it', async () => {
    const { id } = await observed()
    const comment = (await commentOn(observer, id, { text: 'Too fast.' })).data.createComment.id
    for (const who of [worker, lead])
      expectRefused(await change(who, 'update', comment), 'FORBIDDEN')
    expectRefused(await change(worker, 'delete', comment), 'FORBIDDEN')
    const saved = await change(observer, 'update', comment, { text: 'Too fast.' })
    expect(saved.data.updateComment.updated_at).toBe(saved.data.updateComment.created_at)
    const edited = await change(observer, 'update', comment, { text: 'Quick.' })
    expect(edited.data.updateComment).toMatchObject({ text: 'Quick.' })
    const deleted = await change(lead, 'delete', comment)
    expect(deleted.data.deleteComment).toMatchObject({ text: '', deleted_at: expect.any(String) })
    expect(await commentsOf(observer, id)).toEqual([])
    expectRefused(await change(observer, 'update', comment), 'NOT_FOUND')
    const { data } = await lead.gql(
      `query ($id: ID!) { getObservationById(id: $id) { changes { fields { field before after } } } }`,
      { id },
    )
    expect(
      data.getObservationById.changes.flatMap(({ fields }: { fields: object[] }) => fields),
    ).toEqual([
      { field: 'comment_text', before: 'Quick.', after: null },
      { field: 'comment_text', before: 'Too fast.', after: 'Quick.' },
      { field: 'comment_text', before: null, after: 'Too fast.' },
    ])
  })

  it('[53.3] a deleted comment keeps its place while it has answers', async () => {
    const { id } = await observed()
    const first = (await commentOn(observer, id, { text: 'Secret' })).data.createComment.id
    const answer = (await commentOn(lead, id, { parentId: first })).data.createComment.id
    await change(observer, 'delete', first)
    expect(await commentsOf(worker, id)).toMatchObject([
      { id: first, text: '', deleted_at: expect.any(String) },
      { id: answer },
    ])
    await change(lead, 'delete', answer)
    expect(await commentsOf(worker, id)).toEqual([])
  })

  it('[53.4] everybody who sees it resolves a thread and opens it again; open ones are a filter', async () => {
    const { id } = await observed()
    const first = (await commentOn(lead, id)).data.createComment.id
    const answer = (await commentOn(worker, id, { parentId: first })).data.createComment.id
    const found = async (who: Actor) => {
      const { data } = await who.gql(
        `query ($filter: ObservationFilter) { allObservations(filter: $filter) { id } totalObservations(filter: $filter) }`,
        { filter: { hasOpenComments: true, observees: [worker.id], ids: [id] } },
      )
      expect(data.totalObservations).toBe(data.allObservations.length)
      return data.allObservations.length
    }
    expect(await found(worker)).toBe(1)
    expect(await found(stranger)).toBe(0)
    expectRefused(await change(lead, 'resolve', answer), 'BAD_INPUT')
    expect((await change(worker, 'resolve', first)).data.resolveComment).toMatchObject({
      resolved_at: expect.any(String),
      resolved_by: { id: worker.id },
    })
    expect(await found(lead)).toBe(0)
    expect((await change(lead, 'reopen', first)).data.resolveComment).toMatchObject({
      resolved_at: null,
      resolved_by: null,
    })
    expect(await found(lead)).toBe(1)
    await change(lead, 'delete', first)
    expect(await found(lead)).toBe(0)
  })
})
