/** Lets a file through while it keeps to its size, counting the bytes, and ends one that stops coming. */
import { Transform, type TransformCallback } from 'node:stream'
import type { PutLimits, ReceiveResult } from './fileStore.ts'

export interface LimitedStream {
  stream: Transform
  /** null: the whole file went through. */
  violation: () => Extract<ReceiveResult, 'too large' | 'another size'> | null
}

export function limitStream(
  { size, maxSize }: PutLimits,
  stallTimeoutMs = STALL_TIMEOUT_MS,
): LimitedStream {
  const maxBytes = size ?? maxSize
  let receivedBytes = 0
  let violation: ReturnType<LimitedStream['violation']> = null
  const fail = (why: NonNullable<typeof violation>, done: TransformCallback) => {
    violation = why
    done(new Error(`The file is ${why}.`))
  }
  const stallTimer = setTimeout(
    () => stream.destroy(new Error('The file stopped coming.')),
    stallTimeoutMs,
  ).unref()
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      stallTimer.refresh()
      receivedBytes += chunk.length
      if (receivedBytes <= maxBytes) done(null, chunk)
      else fail(receivedBytes > maxSize ? 'too large' : 'another size', done)
    },
    flush(done) {
      if (size === null ? receivedBytes > 0 : receivedBytes === size) done()
      else fail('another size', done)
    },
    destroy(error, done) {
      clearTimeout(stallTimer)
      done(error)
    },
  })
  return { stream, violation: () => violation }
}

const STALL_TIMEOUT_MS = 60_000
