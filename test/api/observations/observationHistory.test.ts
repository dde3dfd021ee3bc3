/** History of an observation and its video: who changed what. */
import { describe, expect, it } from 'vitest'
import { actor } from '#test/support/api.ts'
import {
  nextMinute,
  createObservation,
  uploadVideo,
} from '../../support/scenarios/observationCalls.ts'
import { placeOf, buildTwoSites, providerActor } from '../../support/scenarios/twoSites.ts'
import {
  manualObservation,
  updateObservation,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'

const CHANGES = `query ($id: ID!) { getObservationById(id: $id) {
  changes { id at action user { id firstname lastname } fields { field before after } }
} }`

interface Change {
  at: string
  action: string
  user: { id: string } | null
  fields: { field: string; before: unknown; after: unknown }[]
}

const scenario = await buildTwoSites({ ai_enabled: true, show_manual_override_options: true })
const editor = await actor('CLIENT_SUPER_USER', scenario.client)

async function changesOf(id: string, who = editor): Promise<Change[] | null> {
  const { data } = await who.gql(CHANGES, { id })
  return data.getObservationById.changes
}

const field = (change: Change | undefined, name: string) =>
  change?.fields.find((one) => one.field === name)

describe('the changes of an observation', () => {
  it('[3.58] creating, updating and deleting it are on record, newest first, with who, when and what', async () => {
    const observer = await actor('CLIENT_OBSERVER', scenario.client)
    const uploaded = await uploadVideo(observer)
    const { data } = await createObservation(observer, {
      date: nextMinute(),
      ...placeOf(scenario),
      unlinked_observee_name: 'Sam',
      review_type: 'MANUAL_TASK',
      video_id: uploaded.data.uploadVideo.id,
    })
    const { id } = data.createObservation
    await updateOrThrow(editor, id, { notes: 'Seen', is_inside_base: false })
    await editor.gql('mutation ($id: ID!) { deleteObservation(id: $id) { id } }', { id })
    const changes = await changesOf(id)
    expect(changes?.map(({ action, user }) => [action, user?.id])).toEqual([
      ['DELETE', editor.id],
      ['UPDATE', editor.id],
      ['CREATE', observer.id],
      ['CREATE', observer.id],
    ])
    expect(changes?.[0]?.fields).toEqual([
      { field: 'deleted_at', before: null, after: expect.any(String) },
    ])
    // The answer is in both the observation and its video: one call is one change.
    expect(changes?.[1]?.fields.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'is_inside_base', before: true, after: false },
      { field: 'notes', before: null, after: 'Seen' },
      { field: 'technique', before: 'correct', after: 'incorrect' },
    ])
    expect(field(changes?.[2], 'technique')).toEqual({
      field: 'technique',
      before: null,
      after: 'correct',
    })
    const times = (changes ?? []).map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('[21.18] what was refused and what changed nothing leaves no trace', async () => {
    const { observation } = await manualObservation(scenario)
    await updateObservation(editor, observation.id, { notes: 'x', task_id: 'no id' })
    await updateObservation(editor, observation.id, { notes: observation.notes })
    await editor.gql('mutation ($ids: [ID!]!) { bulkDeleteObservations(ids: $ids) }', {
      ids: [observation.id, scenario.client.id],
    })
    expect(await changesOf(observation.id)).toEqual([])
  })

  it('[21.17] the provider is named, too, and at most 200 changes are listed', async () => {
    const { observation } = await manualObservation(scenario)
    const person = await providerActor()
    for (let made = 0; made < 201; made += 1)
      await updateOrThrow(person, observation.id, { notes: `Note ${made}` })
    const changes = await changesOf(observation.id)
    expect(changes).toHaveLength(200)
    expect(changes?.[0]).toMatchObject({ user: { id: person.id, firstname: 'Robin' } })
    expect(field(changes?.[0], 'notes')).toMatchObject({ before: 'Note 199', after: 'Note 200' })
  })

  it('[21.18] who may not edit it reads none of them', async () => {
    const { observation } = await manualObservation(scenario)
    await updateOrThrow(editor, observation.id, { notes: 'Changed' })
    const observer = await actor('CLIENT_OBSERVER', scenario.client)
    expect(await changesOf(observation.id, observer)).toBeNull()
    expect(await changesOf(observation.id)).toHaveLength(1)
  })
})
