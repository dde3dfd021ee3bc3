/** Ids of many new records at once: asking for chance one by one would take longer than judging a row. */
import { randomFillSync } from 'node:crypto'
import { v7 as uuid } from 'uuid'

export function newIds(): () => string {
  const chance = new Uint8Array(BYTES * AT_ONCE)
  let used = AT_ONCE
  return () => {
    if (used === AT_ONCE) {
      randomFillSync(chance)
      used = 0
    }
    const start = used * BYTES
    used += 1
    return uuid({ random: chance.subarray(start, start + BYTES) })
  }
}

const BYTES = 16
const AT_ONCE = 1_000
