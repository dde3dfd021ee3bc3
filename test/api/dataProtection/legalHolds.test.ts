/** Right to place and end legal holds, and the notices about them. */
import { expect, it } from 'vitest'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor, api } from '#test/support/api.ts'
import {
  analysisOf,
  completeAnalysis,
  recordAnalysed,
} from '../../support/scenarios/analysisCalls.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import { manualObservation, updateObservation } from '../../support/scenarios/storedObservations.ts'
import {
  buildTwoSites,
  limitedActor,
  providerActor,
  actorAt,
} from '../../support/scenarios/twoSites.ts'

const PLACE = `mutation ($input: LegalHoldInput!) { placeLegalHold(input: $input) { id may_end } }`
const END = `mutation ($id: ID!) { endLegalHold(id: $id) }`
const HOLDS = `query ($subject: LegalHoldSubject!, $subjectId: ID!) {
  legalHolds(subject: $subject, subjectId: $subjectId) { id may_end } }`
const IS_HELD = `query ($id: ID!) { erasurePreview(userId: $id) { is_held } }`
const NOTES = `{ myNotifications { kind subject_id subject_name hold_subject } }`

const { drainBackgroundWork } = await api()
const scenario = await buildTwoSites({ ai_enabled: true })
const lead = await actor('CLIENT_SUPER_USER', scenario.client)
const colleague = await actor('CLIENT_SUPER_USER', scenario.client)
const northern = await actorAt('CLIENT_SUPER_USER', scenario.north)
const provider = await providerActor()

const worker = (...locations: ('north' | 'south')[]) =>
  limitedActor('CLIENT_OBSERVEE', scenario.client, {
    locations: locations.map((name) => scenario[name].id),
  })

type Subject = 'PERSON' | 'OBSERVATION' | 'CLIENT'

const place = (who: Actor, subject: Subject, { id }: { id: string }) =>
  who.gql(PLACE, { input: { subject, subjectId: id, reason: 'A claim' } })

async function placed(who: Actor, subject: Subject, record: { id: string }): Promise<string> {
  const data = await answered(place(who, subject, record))
  expect(data.placeLegalHold.may_end).toBe(true)
  return data.placeLegalHold.id
}

const end = (who: Actor, id: string) => who.gql(END, { id })

const isHeld = async ({ id }: { id: string }) =>
  (await lead.gql(IS_HELD, { id })).data.erasurePreview.is_held

async function mayEnd(who: Actor, subject: Subject, { id }: { id: string }): Promise<boolean[]> {
  const { data } = await who.gql(HOLDS, { subject, subjectId: id })
  return data.legalHolds.map((hold: { may_end: boolean }) => hold.may_end)
}

const FORBIDDEN = { code: 'FORBIDDEN' }

it('[44.31] is ended by who placed it or the provider, who is then told to who placed it', async () => {
  const person = await worker('north')
  const id = await placed(lead, 'PERSON', person)
  for (const who of [colleague, northern]) {
    expect(await mayEnd(who, 'PERSON', person)).toEqual([false])
    expect(errorOf(await end(who, id))).toMatchObject(FORBIDDEN)
  }
  expect(await isHeld(person)).toBe(true)
  expect((await end(lead, id)).errors).toBeUndefined()
  expect(await isHeld(person)).toBe(false)
  expect((await lead.gql(NOTES)).data.myNotifications).toEqual([])

  await end(provider, await placed(lead, 'PERSON', person))
  expect(await isHeld(person)).toBe(false)
  expect((await lead.gql(NOTES)).data.myNotifications).toEqual([
    {
      kind: 'LEGAL_HOLD_ENDED',
      subject_id: person.id,
      subject_name: expect.stringMatching(/\S \S/u),
      hold_subject: 'PERSON',
    },
  ])
})

it('[44.31] of the provider tells them too, who are of another client', async () => {
  const other = await providerActor()
  await end(provider, await placed(other, 'CLIENT', scenario.client))
  await drainBackgroundWork()
  expect((await other.gql(NOTES)).data.myNotifications).toMatchObject([
    { kind: 'LEGAL_HOLD_ENDED', subject_id: scenario.client.id, hold_subject: 'CLIENT' },
  ])
})

it('[44.31] several people hold the same, each once, and the last one ends it', async () => {
  const person = await worker('north')
  const first = await placed(lead, 'PERSON', person)
  expect(errorOf(await place(lead, 'PERSON', person))).toEqual({
    code: 'DUPLICATE',
    field: 'reason',
    message: 'This is already under a legal hold.',
  })
  const second = await placed(colleague, 'PERSON', person)
  await end(lead, first)
  expect(await isHeld(person)).toBe(true)
  await end(colleague, second)
  expect(await isHeld(person)).toBe(false)
})

it('[44.30] nobody places or ends one about themselves, or on an observation by or about them', async () => {
  const { observation: about } = await manualObservation(scenario, { observee_id: lead.id })
  const { observation: by } = await manualObservation(scenario, { user_id: lead.id })
  const ofLead = [
    ['PERSON', lead],
    ['OBSERVATION', about],
    ['OBSERVATION', by],
  ] as const
  for (const [subject, record] of ofLead) {
    expect(errorOf(await place(lead, subject, record))).toMatchObject(FORBIDDEN)
    const id = await placed(provider, subject, record)
    expect(errorOf(await end(lead, id))).toMatchObject(FORBIDDEN)
    await end(provider, id)
  }
  expect(errorOf(await place(provider, 'PERSON', provider))).toMatchObject(FORBIDDEN)
})

it('[44.30] a person is held by who may have their whole data, also later when it is ended', async () => {
  const both = await worker('north', 'south')
  for (const person of [both, lead])
    expect(errorOf(await place(northern, 'PERSON', person))).toMatchObject(FORBIDDEN)
  expect(errorOf(await place(northern, 'PERSON', await worker('south')))).toMatchObject({
    code: 'NOT_FOUND',
  })
  const person = await worker('north')
  const id = await placed(northern, 'PERSON', person)
  await manualObservation(scenario, {
    observee_id: person.id,
    location_id: scenario.south.id,
    department_id: scenario.transport.id,
  })
  expect(await mayEnd(northern, 'PERSON', person)).toEqual([false])
  expect(errorOf(await end(northern, id))).toMatchObject(FORBIDDEN)
  expect((await end(provider, id)).errors).toBeUndefined()
})

it('[44.31] an observation that is held keeps who made it from erasure too', async () => {
  const person = await worker('north')
  const { observation } = await manualObservation(scenario, { user_id: person.id })
  await placed(lead, 'OBSERVATION', observation)
  expect(await isHeld(person)).toBe(true)
})

it('[44.35] an observation that is held keeps its people and its files; the rest may be corrected', async () => {
  const person = await worker('north')
  const { observation } = await manualObservation(scenario, { observee_id: person.id })
  const update = async (input: object) =>
    errorOf(await updateObservation(lead, observation.id, input))
  const id = await placed(lead, 'PERSON', person)
  const underHold = { ...FORBIDDEN, message: expect.stringContaining('legal hold') }
  expect(await update({ observee_id: (await worker('north')).id })).toMatchObject(underHold)
  expect(await update({ observee_id: null, unlinked_observee_name: 'Sam' })).toMatchObject(
    underHold,
  )
  expect(await update({ user_id: lead.id })).toMatchObject(underHold)
  expect(await update({ notes: 'By the dock.', observee_id: person.id })).toBeUndefined()

  const film = await recordAnalysed(lead, scenario, { analysis: await analysisOf(lead) })
  const heldFilm = await placed(provider, 'OBSERVATION', film)
  const analyseAgain = async () =>
    errorOf(await completeAnalysis(lead, film.videoId, await analysisOf(lead)))
  expect(await analyseAgain()).toMatchObject(underHold)

  await end(lead, id)
  await end(provider, heldFilm)
  expect(await update({ user_id: lead.id })).toBeUndefined()
  expect(await analyseAgain()).toBeUndefined()
})
