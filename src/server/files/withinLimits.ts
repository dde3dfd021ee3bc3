/** Lets a file through while it keeps to its size, counting the bytes, and ends one that stops coming. */
import { Transform, type TransformCallback } from 'node:stream'
import type { PutLimits, Received } from './fileStore.ts'

export interface WithinLimits {
  stream: Transform
  /** null: the whole file went through. */
  broken: () => Extract<Received, 'too large' | 'another size'> | null
}

export function withinLimits(
  { size, maxSize }: PutLimits,
  stallsAfterMs = STALLS_AFTER_MS,
): WithinLimits {
  const most = size ?? maxSize
  let seen = 0
  let broken: ReturnType<WithinLimits['broken']> = null
  const breakOff = (why: NonNullable<typeof broken>, done: TransformCallback) => {
    broken = why
    done(new Error(`The file is ${why}.`))
  }
  const stalled = setTimeout(
    () => stream.destroy(new Error('The file stopped coming.')),
    stallsAfterMs,
  ).unref()
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      stalled.refresh()
      seen += chunk.length
      if (seen <= most) done(null, chunk)
      else breakOff(seen > maxSize ? 'too large' : 'another size', done)
    },
    flush(done) {
      if (size === null ? seen > 0 : seen === size) done()
      else breakOff('another size', done)
    },
    destroy(error, done) {
      clearTimeout(stalled)
      done(error)
    },
  })
  return { stream, broken: () => broken }
}

const STALLS_AFTER_MS = 60_000
