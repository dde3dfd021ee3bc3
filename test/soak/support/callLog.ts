/** Repeats calls under a fault, and records how long each took and how it ended. */
import { CallLost, CallRefused } from './caller.ts'

export interface CallLog {
  /** Milliseconds of each call, whatever its end. */
  took: number[]
  /** Reasons of calls without an answer. */
  lost: string[]
  /** Number of refused calls by the error's code, or by its message when it has none. */
  refused: Map<string, number>
  /** Number of refused calls whose error has no code, which would say what to do. */
  withoutCode: number
  answered: number
  /** The call that took longest, and its end. */
  slowest: { took: number; end: string }
}

export const newCallLog = (): CallLog => ({
  took: [],
  lost: [],
  refused: new Map(),
  withoutCode: 0,
  answered: 0,
  slowest: { took: 0, end: 'none' },
})

/** After a refused call, people wait before they try again. */
const PAUSE_MS = 50

/** Calls again and again until `isOver`. */
export async function repeatCalls(
  log: CallLog,
  call: () => Promise<unknown>,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    if (!(await recordCall(log, call)))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Returns whether the call was answered as usual. */
export async function recordCall(log: CallLog, call: () => Promise<unknown>): Promise<boolean> {
  const began = performance.now()
  let end = 'answered'
  try {
    await call()
    log.answered += 1
    return true
  } catch (error) {
    end = String(error)
    if (error instanceof CallLost) log.lost.push(error.message)
    else if (error instanceof CallRefused) recordRefusal(log, error)
    else throw error
    return false
  } finally {
    const took = performance.now() - began
    log.took.push(took)
    if (took > log.slowest.took) log.slowest = { took, end }
  }
}

function recordRefusal(log: CallLog, { code, message }: CallRefused): void {
  const reason = code ?? message
  log.refused.set(reason, (log.refused.get(reason) ?? 0) + 1)
  if (code === undefined) log.withoutCode += 1
}

/** Sentence for calls that were refused without a code, if there are any. */
export const codeFaults = (...logs: readonly CallLog[]): string[] => {
  const number = logs.reduce((sum, { withoutCode }) => sum + withoutCode, 0)
  return number === 0 ? [] : [`${number} refusals have no code.`]
}

/** '12 refused (UNAVAILABLE: 12)' */
export function refusalsOf({ refused }: CallLog): string {
  const total = [...refused.values()].reduce((sum, number) => sum + number, 0)
  const parts = [...refused].map(([code, number]) => `${code}: ${number}`)
  return total === 0 ? 'none refused' : `${total} refused (${parts.join(', ')})`
}
