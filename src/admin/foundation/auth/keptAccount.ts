/**
 * What the app cannot start without, kept on the device: the answers of the server about the person and the client. They
 * are used where the server gives no answer, or none soon; they open nothing that the server would refuse.
 */
import { serverClock } from '../data/serverClock.ts'
import { isOutage } from '../data/graphqlError.ts'
import { tokenStore } from '../data/tokenStore.ts'
import { deviceStore } from '../device/deviceStore.ts'

/**
 * Resolves to the server's answer, or to the kept one when there is no `current`. A kept answer is followed by `onAnswer`
 * with the server's, as soon as there is one. Errors that the server answers with are thrown.
 */
export async function answerOrKept<Value>(
  id: string,
  { current, load, onAnswer }: Question<Value>,
): Promise<Value> {
  const answer = loadAndKeep(id, load)
  if (current !== undefined) return answer
  const soon = await Promise.race([answer.then(settled, failed), afterAMoment()])
  if (soon && 'value' in soon) return soon.value
  if (soon && !isOutage(soon.error)) throw soon.error
  const kept = await readKept<Value>(id)
  if (!kept) return answer
  markKept(id, async () => onAnswer(await loadAndKeep(id, load)))
  if (!soon) answer.then(onAnswer, () => undefined)
  return kept.value
}

interface Question<Value> {
  current: Value | undefined
  load: () => Promise<Value>
  onAnswer: (value: Value) => void
}

const settled = <Value>(value: Value) => ({ value })
const failed = (error: unknown) => ({ error })

/** A server nearby has answered the prefetched request by now. Slower networks get the kept answer first. */
const SOON_MS = 50

const afterAMoment = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), SOON_MS))

interface KeptAnswer<Value> {
  value: Value
  /** Milliseconds since 1970. */
  loadedAt: number
}

const MAX_AGE_MS = 30 * 86_400_000

async function loadAndKeep<Value>(id: string, load: () => Promise<Value>): Promise<Value> {
  const value = await load()
  inUse.delete(id)
  store<Value>()
    .put(id, { value, loadedAt: serverClock.now().getTime() })
    .catch(() => undefined)
  return value
}

/** Without IndexedDB, nothing is kept. */
async function readKept<Value>(id: string): Promise<KeptAnswer<Value> | null> {
  const kept = await store<Value>()
    .get(id)
    .catch(() => null)
  return kept && serverClock.now().getTime() - kept.loadedAt < MAX_AGE_MS ? kept : null
}

const store = <Value>() => deviceStore<KeptAnswer<Value>>('account')

/** How kept answers in use are asked for again. */
const inUse = new Map<string, () => Promise<void>>()
let timer: ReturnType<typeof setInterval> | undefined

function markKept(id: string, reload: () => Promise<void>): void {
  inUse.set(id, reload)
  if (timer !== undefined) return
  timer = setInterval(reloadKept, RETRY_MS)
  window.addEventListener('online', reloadKept)
}

/** Browsers do not know when only the server was away. */
const RETRY_MS = 15_000

function reloadKept(): void {
  for (const reload of inUse.values()) reload().catch(() => undefined)
  if (inUse.size > 0) return
  clearInterval(timer)
  timer = undefined
  window.removeEventListener('online', reloadKept)
}

tokenStore.onPersonLeft(() => inUse.clear())
