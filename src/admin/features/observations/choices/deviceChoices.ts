/**
 * The copy of all choices of the add form that a person's device keeps, so that the form works without a network. It
 * is refreshed while the form is open and deleted after 14 days.
 */
import { serverClock } from '../../../foundation/data/serverClock.ts'
import { graphql } from '#api/graphql.ts'
import type { OfflineChoices } from '#domain/observations/offlineChoices.ts'
import { PERSON } from '../../../foundation/data/personFields.ts'
import { connection } from '../../../foundation/data/connection.ts'
import { isOutage } from '../../../foundation/data/graphqlError.ts'
import { request } from '../../../foundation/data/request.ts'
import { tokenStore, userIdFromToken } from '../../../foundation/data/tokenStore.ts'
import { createStore } from '../../../foundation/state/createStore.ts'
import { clearOlder, deviceStore } from '../../../foundation/device/deviceStore.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'

export interface DeviceChoices extends OfflineChoices {
  /** ISO instant of the server's clock. */
  read_at: string
  /** Lists of which the device has only a part. */
  truncated: readonly string[]
}

/** Reason why the copy answers. */
type CopyReason = 'offline' | 'slow'

/** The copy that answers the form at the moment. */
export interface CopyInUse {
  reason: CopyReason
  readAt: string
  isTruncated: boolean
}

/**
 * Resolves to the server's answer, or to the copy's where the server cannot be reached or has not answered after two
 * seconds, 0.3 while the copy answers already. Rejects like the server where the device has no copy.
 */
export async function answerFromServerOrCopy<Answer>(
  clientId: string,
  fromServer: () => Promise<Answer>,
  fromCopy: (copy: DeviceChoices) => Answer,
  { isSlowEnough = true }: Waiting = {},
): Promise<Answer> {
  const answer: Promise<Settled<Answer>> = connection.isOnline()
    ? fromServer().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
    : Promise.resolve({ error: new Error(t('messages.unreachable')) })
  const first = await (isSlowEnough ? Promise.race([answer, slow()]) : answer)
  if (first && 'value' in first) return answeredByServer(first.value)
  if (first && !isOutage(first.error)) throw first.error
  const copy = await readCopy(clientId)
  if (copy) {
    setCopyInUse(toCopyInUse(copy, first ? 'offline' : 'slow'))
    return fromCopy(copy)
  }
  const last = first ?? (await answer)
  if ('value' in last) return answeredByServer(last.value)
  throw last.error
}

export interface Waiting {
  /** False: the server is waited for, however slow it is. */
  isSlowEnough?: boolean
}

type Settled<Answer> = { value: Answer } | { error: unknown }

const slow = () =>
  new Promise<null>((resolve) =>
    setTimeout(resolve, copyInUse.get() ? STILL_SLOW_MS : SLOW_MS, null),
  )

/** Keeps the server's current choices, if the copy is older than ten minutes or the device has none. */
export async function refreshCopy(clientId: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  try {
    await clearOlder('choices', Date.now() - MAX_AGE_MS)
    const kept = await store.get(clientId)
    if (!connection.isOnline() || (kept && serverClock.now().getTime() - kept.keptAt < REFRESH_MS))
      return
    const personId = signedInPerson()
    const { choices } = await request(CHOICES, { clientId })
    // Somebody else may have signed in meanwhile.
    if (signedInPerson() === personId)
      await store.put(clientId, { keptAt: serverClock.now().getTime(), choices })
  } catch {
    // The older copy serves until the next time; without storage the form works online only.
  }
}

function signedInPerson(): string | null {
  const accessToken = tokenStore.accessToken()
  return accessToken && userIdFromToken(accessToken)
}

/** Shows the copy as in use when the network is gone, before any dropdown is opened. */
export async function showCopyWhenOffline(clientId: string): Promise<void> {
  const copy = connection.isOnline() ? null : await readCopy(clientId)
  if (copy) setCopyInUse(toCopyInUse(copy, 'offline'))
}

/** null: the server answers. */
export const copyInUse = createStore<CopyInUse | null>(null)

function setCopyInUse(copy: CopyInUse | null): void {
  const before = copyInUse.get()
  if (before?.readAt !== copy?.readAt || before?.reason !== copy?.reason) copyInUse.set(copy)
}

function answeredByServer<Answer>(answer: Answer): Answer {
  setCopyInUse(null)
  return answer
}

const toCopyInUse = ({ read_at: readAt, truncated }: DeviceChoices, reason: CopyReason) => ({
  reason,
  readAt,
  isTruncated: truncated.length > 0,
})

interface KeptChoices {
  /** Milliseconds of this device's clock. */
  keptAt: number
  choices: DeviceChoices
}

const store = deviceStore<KeptChoices>('choices')

/** Resolves to null where the browser refuses its storage, and after 14 days. */
export async function readCopy(clientId: string): Promise<DeviceChoices | null> {
  try {
    const kept = await store.get(clientId)
    return kept && serverClock.now().getTime() - kept.keptAt < MAX_AGE_MS ? kept.choices : null
  } catch {
    return null
  }
}

const SLOW_MS = 2_000
const STILL_SLOW_MS = 300
export const REFRESH_MS = 10 * 60_000
const MAX_AGE_MS = 14 * 86_400_000

const CHOICES = graphql(`query ObservationChoices($clientId: ID) {
  choices: observationChoices(clientId: $clientId) {
    read_at time_zone truncated locations { id name parent_name inside }
    departments { id name parent_name inside locations }
    tasks {
      id name is_pushing is_pulling show_other_observation_option task_principles
      task_principles_override locations departments people guidance { title description }
    }
    campaigns {
      id name start_date end_date location_id department_id task_id locations departments
    }
    people { ${PERSON} employee_id hint locations departments }
  }
}`)
