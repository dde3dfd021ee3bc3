/** Gives everybody else their turn before long work goes on. */
import { setImmediate as turn } from 'node:timers/promises'

export const yieldToEventLoop = (): Promise<void> => turn()

/** Runs work that yields now and then, and gives others their turn each time. */
export async function runYielding<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await yieldToEventLoop()
  }
}
