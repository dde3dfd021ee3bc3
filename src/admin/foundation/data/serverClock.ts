/**
 * The server's time, which counts for every date: this device's clock may be minutes or days off. Learned from the `Date`
 * header of responses and kept in the browser, so that it is known without a connection too.
 */
import { createStore } from '../state/createStore.ts'

/** Returns the current time as the server has it, as far as this device knows. */
const now = (): Date => new Date(Date.now() + offsetMs())

/** Returns by how many milliseconds the server is ahead of this device; negative: this device is fast. */
function offsetMs(): number {
  return offset.get() ?? storedOffset()
}

/** Learns from a response. `date`: its header; `sentAt`: when it was requested, in this device's milliseconds. */
function learn(date: string | null, sentAt: number): void {
  const server = Date.parse(date ?? '')
  // The header has whole seconds and is written at most a second after it was made.
  const least = server - Date.now()
  const most = server + HEADER_MS - sentAt
  const known = offsetMs()
  if (Number.isNaN(server) || least > most || (least <= known && known <= most)) return
  const learned = Math.round((least + most) / 2)
  store(learned)
  offset.set(learned)
}

/** null: what is stored counts. */
const offset = createStore<number | null>(null)

/** `subscribe`: calls the listener after each change of the offset. */
export const serverClock = { now, offsetMs, learn, subscribe: offset.subscribe }

const HEADER_MS = 2_000
const KEY = 'clock_offset'

/** A browser may refuse its storage. */
function storedOffset(): number {
  try {
    const stored = Number(localStorage.getItem(KEY))
    return Number.isFinite(stored) ? stored : 0
  } catch {
    return 0
  }
}

function store(milliseconds: number): void {
  try {
    localStorage.setItem(KEY, String(milliseconds))
  } catch {
    // Known as long as the page is open.
  }
}
