/** File stores behind their real links: a folder served on its own port, or a bucket. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import fastify from 'fastify'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { s3Client, s3FileStore } from '#server/platform/files/s3FileStore.ts'
import { fileRoutes } from '#server/platform/http/fileRoutes.ts'
import type { S3Settings } from '#server/platform/settings/settings.ts'

export interface TestFileStore {
  store: FileStore
  /** Converts a link to a URL that can be fetched. */
  address: (link: string) => string
  /** Moves the clock that signs links forward by this many seconds; 0: the real time. */
  signAhead: (seconds: number) => void
  /** Returns the uploads that have begun and are not finished. */
  unfinished: () => string[]
  close: () => Promise<void>
}

export async function openFolderStore(): Promise<TestFileStore> {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-store-'))
  const clock = clockAhead()
  const store = diskFileStore({ folder, secret: 'a secret of the test', now: clock.now })
  const app = fastify()
  if (store.local) await app.register(fileRoutes, { local: store.local, closeGraceMs: 200 })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    store,
    address: (link) => base + link,
    signAhead: clock.set,
    unfinished: () => readdirSync(join(folder, '.unfinished')),
    close: async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function openBucketStore(): Promise<TestFileStore> {
  const clock = clockAhead()
  return {
    store: s3FileStore({ settings: await newBucket(), now: clock.now }),
    address: (link) => link,
    signAhead: clock.set,
    unfinished: () => [],
    close: async () => undefined,
  }
}

function clockAhead() {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead * 1000),
    set: (seconds: number) => {
      ahead = seconds
    },
  }
}

/** True if an S3 server is configured (TEST_S3_ENDPOINT); each store has a new bucket. */
export const HAS_OBJECT_STORE = Boolean(process.env['TEST_S3_ENDPOINT'])

export async function newBucket(): Promise<S3Settings> {
  const settings = {
    endpoint: process.env['TEST_S3_ENDPOINT'] ?? '',
    region: 'us-east-1',
    bucket: `liftwise-test-${randomBytes(6).toString('hex')}`,
    accessKeyId: process.env['TEST_S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: process.env['TEST_S3_SECRET_ACCESS_KEY'] ?? '',
    writeCorsRule: false,
  }
  await s3Client(settings).send(new CreateBucketCommand({ Bucket: settings.bucket }))
  return settings
}

/** Returns the settings of a process that keeps its files in a new bucket. */
export async function newBucketSettings(): Promise<Record<string, string>> {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = await newBucket()
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}
