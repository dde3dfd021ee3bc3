/** Writes a sentence a second at most. */
import type { Writable } from 'node:stream'

const INTERVAL_MS = 1_000

export function progressLog(output: Writable): (sentence: string) => void {
  let writtenAt = 0
  return (sentence) => {
    if (Date.now() - writtenAt < INTERVAL_MS) return
    writtenAt = Date.now()
    output.write(`${sentence}\n`)
  }
}
