/** A measured operation: the call, the person who makes it, and the part that the bare driver repeats. */
import { FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { type RawConnection, requestOf } from '../load/underLoad.ts'
import { LOGIN, postGraphql, signedInAs } from '../requests.ts'
import { emailOf } from '../seed/seedRecords.ts'
import { BIG_CLIENT, seededClients } from '../seed/seedSizes.ts'

export interface Operation {
  name: string
  /** Shown beside the figures; empty: nothing was promised of it. */
  promised: string
  /** null: not signed in. */
  as: Caller | null
  /**
   * The bare driver repeats the statements, a write's with other ids each time; null: what takes the time is no
   * statement.
   */
  limit: 'same values' | 'fresh values' | null
  /** Makes what is done each time. */
  prepare: (asked: OperationRequest) => Promise<Done>
}

/** The records it is about depend on `turn` alone; repeating a turn makes something new about the same records. */
type Done = (connection: RawConnection, turn: number) => Promise<unknown>

interface OperationRequest {
  token: string
  /** 'YYYY-MM-DD': of the newest observations. */
  lastDay: string
  /** As the asker; answers `data`. */
  ask: <Data>(query: string, variables?: object) => Promise<Data>
}

/** People of the big client: its super user, an observer who sees all of it, one who sees a few places. */
export type Caller = 'super user' | 'observer' | 'observer of some places'

/** People of the big client sign in, one after the other. */
export const SIGN_IN: Operation = {
  name: 'sign-in',
  promised: '',
  as: null,
  // The password's hash is what takes the time.
  limit: null,
  prepare: async () => (connection, turn) => {
    const loginData = { email: emailOf(0, turn % BIG_CLIENT.users), password: FACTORY_PASSWORD }
    return connection.ask(requestOf(JSON.stringify({ query: LOGIN, variables: { loginData } })))
  },
}

const observers = seededClients()[0]?.observers ?? 0
/** Every tenth person sees some locations only, every twentieth some departments only. */
const NUMBERS: Record<Caller, number> = {
  'super user': 0,
  observer: observers - 2,
  'observer of some places': observers - 1,
}
const TOKEN_MS = 8 * 60_000

/**
 * Signs in on one server the people that operations are measured as, again before their tokens expire. Returns what an
 * operation needs to prepare.
 */
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
