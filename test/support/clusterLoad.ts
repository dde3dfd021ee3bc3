/** People who read, write and ask for help through the proxy, and try again as the app does. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Caller, CallLost, CallRefused, NORTHWIND, signIn } from '../soak/support/caller.ts'
import type { Installation } from '../soak/support/installation.ts'
import { type Ledger, requestHelp, signInWriters } from '../soak/support/writers.ts'

export interface Load {
  /** Resolves when a number of further writes are acknowledged. */
  progress: () => Promise<void>
  /** Resolves to a sentence for each call that was refused for another reason than an outage. */
  stop: () => Promise<string[]>
}

interface LoadPlan {
  port: number
  writers: number
  readers: number
  ledger: Ledger
}

const WRITES_OF_PROGRESS = 10
/** Pause after a call that failed. */
const PAUSE_MS = 50

export async function startLoad({ port, writers, readers, ledger }: LoadPlan): Promise<Load> {
  const state = { isOver: false }
  const faults = new Set<string>()
  const repeat = async (call: () => Promise<unknown>) => {
    let isFailing = false
    while (!state.isOver || isFailing) {
      try {
        await call()
        isFailing = false
      } catch (error) {
        if (!isOutage(error)) {
          faults.add(String(error))
          return
        }
        isFailing = true
        await wait(PAUSE_MS)
      }
    }
  }
  const people = await Promise.all(NORTHWIND.map((email) => signIn(port, email)))
  const reader = people[0] as Caller
  const working = [
    ...(await signInWriters(port, writers, ledger)).map(({ write }) => repeat(write)),
    ...Array.from({ length: readers }, () => repeat(() => reader.call(LIST))),
    // Two mails each.
    ...people.map((person) => repeat(onceEvery(HELP_PAUSE_MS, () => requestHelp(person, ledger)))),
  ]
  return {
    progress: async () => {
      const enough = ledger.observations.size + WRITES_OF_PROGRESS
      while (ledger.observations.size < enough && faults.size === 0) await wait(20)
    },
    stop: async () => {
      state.isOver = true
      await Promise.all(working)
      return [...faults, ...ledger.faults]
    },
  }
}

const HELP_PAUSE_MS = 250

const onceEvery = (milliseconds: number, call: () => Promise<unknown>) => async () => {
  await call()
  await wait(milliseconds)
}

const LIST = `query { allObservations(filter: { take: 10 }) { id notes task { name } } }`

/** Whether the proxy had no process to answer, or a process no database. */
const isOutage = (error: unknown): boolean =>
  error instanceof CallLost ||
  (error instanceof CallRefused &&
    (error.code === 'UNAVAILABLE' || /^Answered with 50[234]/.test(error.message)))

/** Returns the ids of jobs of mails that are not finished, or whose mail has not come. */
export async function unsentMails(
  { query }: Installation,
  received: readonly string[],
): Promise<string[]> {
  const jobs = await query<{ id: string; state: string }>(
    `select id, state from jobs where kind like 'mail.%' and state <> 'cancelled'`,
  )
  const ids = new Set(received.map((mail) => /^Message-ID: <([^@>]+)/im.exec(mail)?.[1]))
  return jobs.filter(({ id, state }) => state !== 'done' || !ids.has(id)).map(({ id }) => id)
}
