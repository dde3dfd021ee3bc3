/** Signs the people in that operations are measured as, again before their tokens expire. */
import { FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { postGraphql, signedInAs } from '../answerOf.ts'
import { emailOf } from '../seed/seedRecords.ts'
import { seededClients } from '../seed/seedSizes.ts'
import type { OperationRequest, Caller } from './operation.ts'

const observers = seededClients()[0]?.observers ?? 0
/** Every tenth person sees some locations only, every twentieth some departments only. */
const NUMBERS: Record<Caller, number> = {
  'super user': 0,
  observer: observers - 2,
  'observer of some places': observers - 1,
}
const TOKEN_MS = 8 * 60_000

/** Of one server; answers what an operation needs to prepare. */
export function callersFor(
  port: number,
  lastDay: string,
): (asker: Caller | null) => Promise<OperationRequest> {
  const known = new Map<Caller, { asked: OperationRequest; until: number }>()
  return async (asker) => {
    if (!asker) return { token: '', lastDay, ask: () => Promise.reject(new Error('Nobody asks.')) }
    const earlier = known.get(asker)
    if (earlier && earlier.until > Date.now()) return earlier.asked
    const email = emailOf(0, NUMBERS[asker])
    const target = await signedInAs(port, { email, password: FACTORY_PASSWORD })
    const asked: OperationRequest = {
      token: target.headers['authorization']?.replace('Bearer ', '') ?? '',
      lastDay,
      ask: async (query, variables) =>
        JSON.parse(await postGraphql(target, JSON.stringify({ query, variables }))).data,
    }
    known.set(asker, { asked, until: Date.now() + TOKEN_MS })
    return asked
  }
}
