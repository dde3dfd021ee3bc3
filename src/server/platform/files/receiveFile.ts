/** Receives an upload under a temporary name and publishes it only when it is complete. */
import { link, open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MIN_FREE_BYTES } from './diskSpace.ts'
import type { PutLimits, ReceiveResult } from './fileStore.ts'

interface ReceiveRequest {
  path: string
  /** Must be on the same disk as `path`. */
  temporaryPath: string
  content: Readable
  limits: PutLimits
}

export async function receiveFile({
  path,
  temporaryPath,
  content,
  limits,
}: ReceiveRequest): Promise<ReceiveResult> {
  if (await fileExists(path)) return 'already there'
  if (!(await hasDiskSpace(dirname(path), limits.size ?? limits.maxSize))) return 'no room'
  const { stream, violation } = limitStream(limits)
  try {
    // Opened before the stream can fail: a file still being created would survive its removal.
    const file = await open(temporaryPath, 'wx', 0o600)
    await pipeline(content, stream, file.createWriteStream({ flush: true }))
    return (await publishFile(temporaryPath, path)) ? 'kept' : 'already there'
  } catch (error) {
    const failure = violation() ?? (errorCode(error) === 'ENOSPC' ? 'no room' : null)
    if (failure === null) throw error
    return failure
  } finally {
    await rm(temporaryPath, { force: true })
  }
}

/** Publishes the file without ever overwriting one, not even one finished a moment ago. */
async function publishFile(temporaryPath: string, path: string): Promise<boolean> {
  try {
    await link(temporaryPath, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    // Some file systems have no hard links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(errorCode(error))) throw error
    if (await fileExists(path)) return false
    await rename(temporaryPath, path)
    return true
  }
}

async function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Reserves space for the database, which cannot complete a write on a full disk. */
async function hasDiskSpace(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= MIN_FREE_BYTES
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Passes a file through while it respects its size, counts its bytes and aborts it when it stalls. */
interface LimitedStream {
  stream: Transform
  /** null: the whole file passed through. */
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
    () => stream.destroy(new Error('The upload stopped.')),
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
