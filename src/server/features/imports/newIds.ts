/** Ids of many new records at once: asking for chance one by one would take longer than judging a row. */
import { randomFillSync } from 'node:crypto'
import { v7 as uuid } from 'uuid'

export function uuidPool(): () => string {
  const randomBytes = new Uint8Array(BYTES_PER_ID * POOL_SIZE)
  let used = POOL_SIZE
  return () => {
    if (used === POOL_SIZE) {
      randomFillSync(randomBytes)
      used = 0
    }
    const start = used * BYTES_PER_ID
    used += 1
    return uuid({ random: randomBytes.subarray(start, start + BYTES_PER_ID) })
  }
}

const BYTES_PER_ID = 16
const POOL_SIZE = 1_000
