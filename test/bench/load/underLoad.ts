/** Asks over a number of connections, each the next time as soon as it is answered, and notes how long each answer took. */
import { performance } from 'node:perf_hooks'
import type { RawConnection } from './rawConnection.ts'

/** One operation from its first request to its last answer; `turn` is another number each time. */
export type Perform = (connection: RawConnection, turn: number) => Promise<unknown>

let runConnection = 0

/** Milliseconds of each, in the order of their answers. */
export async function runUnderLoad(
  connections: readonly RawConnection[],
  perform: Perform,
  seconds: number,
): Promise<number[]> {
  const took: number[] = []
  const end = performance.now() + seconds * 1_000
  const work = async (connection: RawConnection) => {
    for (let now = performance.now(); now < end;) {
      await perform(connection, (runConnection += 1))
      const done = performance.now()
      took.push(done - now)
      now = done
    }
  }
  await Promise.all(connections.map(work))
  return took
}
