/** Every operation by every role: allowed, refused, and the error for another client's id. */
import { v7 as uuid } from 'uuid'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { type Actor, type Answer, actor, api } from '#test/support/api.ts'
import { sampleCall, takesId } from '#test/support/sampleCall.ts'
import { CALL_MATRIX, PRINCIPALS } from '#test/support/accessMatrix.ts'

type Gql = (document: string) => Promise<Answer>

const REFUSED = ['FORBIDDEN', 'UNAUTHENTICATED']
const EVERY_PRINCIPAL = ['login', 'refreshToken', 'resetPassword', 'forgotPassword']
const everybody = new Map<string, Gql>()
let foreignIds: string[] = []

beforeAll(async () => {
  const { db, post } = await api()
  const client = await buildClient(db)
  for (const [letter, role] of PRINCIPALS) {
    const person: Actor | null = role && (await actor(role, client))
    everybody.set(letter, person ? person.gql : (document) => post(document))
  }
  foreignIds = await idsOfAnotherClient(db)
})

/** The number of running exports and imports per person is limited. */
afterEach(async () => {
  const { drainBackgroundWork } = await api()
  await drainBackgroundWork()
})

/** Their refusals depend on the input, not on the caller. */
const outcomeOf = CALL_MATRIX.filter(
  ([, operation]) => !EVERY_PRINCIPAL.includes(operation) && operation !== 'logout',
)

describe('[6.48] each restriction holds when the operation is called directly', () => {
  it.each(outcomeOf)('[%s] %s is answered to %s alone', async (_item, operation, who) => {
    const document = sampleCall(operation, uuid(), false)
    let letIn = ''
    for (const [letter] of PRINCIPALS) {
      const { errors } = await callAs(letter)(document)
      const code = errors?.[0]?.extensions.code ?? ''
      if (!REFUSED.includes(code)) letIn += letter
      else expect(code, letter).toBe(letter === '-' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
    }
    expect(letIn).toBe(who)
  })
})

describe('[1.2] a record of another client answers exactly like one that does not exist', () => {
  const namingRecords = outcomeOf.filter(([, operation]) => takesId(operation))

  it.each(namingRecords)('[%s] %s', async (_item, operation, who) => {
    // The provider works in every client.
    for (const letter of who.replace(/[P-]/g, '')) {
      const call = callAs(letter)
      const random = uuid()
      const unknown = comparable(await call(sampleCall(operation, random)), random)
      for (const id of foreignIds)
        expect(comparable(await call(sampleCall(operation, id)), id), letter).toEqual(unknown)
    }
  })
})

function callAs(letter: string): Gql {
  const call = everybody.get(letter)
  if (!call) throw new Error(`Nobody is ${letter}.`)
  return call
}

function comparable({ data, errors }: Answer, id: string): unknown {
  const told = errors?.map(({ message, extensions: { code, field } }) => ({ message, code, field }))
  return JSON.parse(
    JSON.stringify({ data: data ?? null, told: told ?? null }).replaceAll(id, 'the id'),
  )
}

async function idsOfAnotherClient(db: Database): Promise<string[]> {
  const observation = await buildObservation(db)
  const of = { client_id: observation.client_id }
  const { id: campaign } = await buildCampaign(db, of)
  const { id: guidance } = await buildGbsVideo(db, of)
  const { id, client_id, task_id, location_id, department_id, user_id, video_id } = observation
  return [id, client_id, task_id, location_id, department_id, user_id, campaign, guidance].concat(
    video_id ?? [],
  )
}
