/** Behaviour of buckets only; runs only where TEST_S3_ENDPOINT names a server. */
import { Readable } from 'node:stream'
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { HAS_OBJECT_STORE, newBucket } from '#test/support/fileStores.ts'
import { abortStaleMultiparts, s3Client, s3FileStore } from './s3FileStore.ts'

async function emptyBucket() {
  const settings = await newBucket()
  const client = s3Client(settings)
  const begin = (Key: string) =>
    client.send(new CreateMultipartUploadCommand({ Bucket: settings.bucket, Key }))
  return { Bucket: settings.bucket, client, begin, store: s3FileStore({ settings }) }
}

async function unfinishedKeys(client: S3Client, Bucket: string, Prefix: string): Promise<unknown> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }))
  return Uploads.map(({ Key }) => Key)
}

function listTwoAtATime(client: S3Client): void {
  client.middlewareStack.add(
    (next) => (args) => next({ ...args, input: { ...args.input, MaxUploads: 2 } }),
    { step: 'initialize' },
  )
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

describe.runIf(HAS_OBJECT_STORE)('unfinished uploads in parts', () => {
  it('[35.7] are aborted when they are ours, and left alone when another application began them', async () => {
    const { Bucket, client, begin, store } = await emptyBucket()
    const theirs = ['backups/monday.tar', 'exports/monday.csv', `other/exports/${uuid()}.csv`]
    const ours = [`exports/${uuid()}.csv`, `imports/${uuid()}-2-problems.csv`]
    for (const key of [...theirs, ...ours]) await begin(key)
    await store.removeUnfinished(inAnHour())
    expect(await unfinishedKeys(client, Bucket, '')).toEqual(theirs.toSorted())
  })

  it('[35.7] are left alone while they are young', async () => {
    const { Bucket, client, begin, store } = await emptyBucket()
    const key = `exports/${uuid()}.csv`
    await begin(key)
    await store.removeUnfinished(new Date(Date.now() - 3_600_000))
    expect(await unfinishedKeys(client, Bucket, '')).toEqual([key])
  })

  it('[35.7] are aborted on every page of the bucket’s listing', async () => {
    const { Bucket, client, begin } = await emptyBucket()
    for (let started = 0; started < 5; started += 1) await begin(`exports/${uuid()}.csv`)
    listTwoAtATime(client)
    await abortStaleMultiparts(client, Bucket, inAnHour())
    expect(await unfinishedKeys(client, Bucket, '')).toEqual([])
  })

  it('[35.7] are aborted by a stream that breaks off', async () => {
    const { Bucket, client, store } = await emptyBucket()
    const breaking = Readable.from(
      (function* () {
        for (let chunks = 0; chunks < 200; chunks += 1) yield Buffer.alloc(100_000)
        throw new Error('the connection ended')
      })(),
    )
    await expect(store.put(`exports/${uuid()}.csv`, breaking, 'text/csv')).rejects.toThrow(
      'the connection ended',
    )
    expect(await unfinishedKeys(client, Bucket, '')).toEqual([])
    for await (const { KeyCount } of paginateListObjectsV2({ client }, { Bucket }))
      expect(KeyCount).toBe(0)
  })
})
