/**
 * Cache on the device of what the app cannot start without: the answers of the server about the person and the client. They
 * are used where the server gives no answer, or none soon; they open nothing that the server would refuse.
 */
import { serverClock } from '../data/serverClock.ts'
import { isOutage } from '../data/graphqlError.ts'
import { tokenStore } from '../data/tokenStore.ts'
import { deviceStore } from '../device/deviceStore.ts'

/**
 * Resolves to the server's answer, or to the cached one when there is no `current`. A cached answer is followed by `onAnswer`
 * with the server's, as soon as there is one. Errors that the server answers with are thrown.
 */
export async function answerOrCached<Value>(
  id: string,
  { current, load, onAnswer }: Question<Value>,
): Promise<Value> {
  const answer = loadAndCache(id, load)
  if (current !== undefined) return answer
  const soon = await Promise.race([answer.then(settled, failed), afterAMoment()])
  if (soon && 'value' in soon) return soon.value
  if (soon && !isOutage(soon.error)) throw soon.error
  const cached = await readCached<Value>(id)
  if (!cached) return answer
  reloadLater(id, async () => onAnswer(await loadAndCache(id, load)))
  if (!soon) answer.then(onAnswer, () => undefined)
  return cached.value
}

interface Question<Value> {
  current: Value | undefined
  load: () => Promise<Value>
  onAnswer: (value: Value) => void
}

const settled = <Value>(value: Value) => ({ value })
const failed = (error: unknown) => ({ error })

/** A server nearby has answered the prefetched request by now. Slower networks get the cached answer first. */
const SOON_MS = 50

const afterAMoment = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), SOON_MS))

interface CachedAnswer<Value> {
  value: Value
  /** Milliseconds since 1970. */
  loadedAt: number
}

const MAX_AGE_MS = 30 * 86_400_000

async function loadAndCache<Value>(id: string, load: () => Promise<Value>): Promise<Value> {
  const value = await load()
  inUse.delete(id)
  store<Value>()
    .put(id, { value, loadedAt: serverClock.now().getTime() })
    .catch(() => undefined)
  return value
}

/** Without IndexedDB, nothing is cached. */
async function readCached<Value>(id: string): Promise<CachedAnswer<Value> | null> {
  const cached = await store<Value>()
    .get(id)
    .catch(() => null)
  return cached && serverClock.now().getTime() - cached.loadedAt < MAX_AGE_MS ? cached : null
}

const store = <Value>() => deviceStore<CachedAnswer<Value>>('account')

/** Reloads of the cached answers in use. */
const inUse = new Map<string, () => Promise<void>>()
let timer: ReturnType<typeof setInterval> | undefined

function reloadLater(id: string, reload: () => Promise<void>): void {
  inUse.set(id, reload)
  if (timer !== undefined) return
  timer = setInterval(reloadCached, RETRY_MS)
  window.addEventListener('online', reloadCached)
}

/** Browsers do not know when only the server was away. */
const RETRY_MS = 15_000

function reloadCached(): void {
  for (const reload of inUse.values()) reload().catch(() => undefined)
  if (inUse.size > 0) return
  clearInterval(timer)
  timer = undefined
  window.removeEventListener('online', reloadCached)
}

tokenStore.onPersonLeft(() => inUse.clear())
