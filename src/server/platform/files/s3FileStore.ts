/** Stores files in a bucket of an S3-compatible store; browsers access them through presigned links. */
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Settings } from '../settings/settings.ts'
import { contentDisposition } from './contentDisposition.ts'
import { isUuid } from '#domain/uuid.ts'
import {
  fileKey,
  isFileKey,
  type FileStore,
  type ListedFile,
  STREAMED_FOLDERS,
} from './fileStore.ts'

export interface S3FileStoreOptions {
  settings: S3Settings
  now?: () => Date
}

export function s3FileStore({ settings, now = () => new Date() }: S3FileStoreOptions): FileStore {
  const { bucket: Bucket } = settings
  const client = s3Client(settings)
  const objectAt = (key: string) => ({ Bucket, Key: fileKey(key) })
  return {
    async put(key, content, contentType) {
      const target = { ...objectAt(key), ContentType: contentType }
      const params = { ...target, Body: content }
      if (content instanceof Readable) await new Upload({ client, params, ...PARTS }).done()
      else await client.send(new PutObjectCommand(params))
    },
    async get(key) {
      const object = await nullIfGone(client.send(new GetObjectCommand(objectAt(key))))
      return object ? (object.Body as Readable) : null
    },
    async head(key, bytes) {
      const about = await nullIfGone(client.send(new HeadObjectCommand(objectAt(key))))
      if (!about) return null
      const { ContentLength: size = 0, ETag } = about
      // An empty file has no byte range.
      if (size === 0) return { size, start: Buffer.alloc(0) }
      const range = { ...objectAt(key), Range: `bytes=0-${bytes - 1}`, IfMatch: ETag }
      const object = await nullIfGone(client.send(new GetObjectCommand(range)))
      if (!object?.Body) return null
      return { size, start: Buffer.from(await object.Body.transformToByteArray()) }
    },
    async signedGetUrl(key, { expiresInSeconds, downloadName }) {
      const { contentType, disposition } = contentDisposition(key, downloadName ?? null)
      const command = new GetObjectCommand({
        ...objectAt(key),
        ...(contentType && { ResponseContentType: contentType }),
        ...(disposition && { ResponseContentDisposition: disposition }),
      })
      return getSignedUrl(client, command, { expiresIn: expiresInSeconds, signingDate: now() })
    },
    async signedPutUrl(key, { expiresInSeconds, contentType, size }) {
      const command = new PutObjectCommand({
        ...objectAt(key),
        ContentType: contentType,
        ...(size !== null && { ContentLength: size }),
      })
      return getSignedUrl(client, command, {
        expiresIn: expiresInSeconds,
        signingDate: now(),
        signableHeaders: SIGNED_HEADERS,
      })
    },
    async move(from, to) {
      const copy = new CopyObjectCommand({
        ...objectAt(to),
        CopySource: `${Bucket}/${fileKey(from)}`,
        MetadataDirective: 'REPLACE',
        ContentType: contentDisposition(to, null).contentType ?? undefined,
      })
      if (!(await nullIfGone(client.send(copy)))) return false
      await client.send(new DeleteObjectCommand(objectAt(from)))
      return true
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectAt(key)))
    },
    list: () => listObjects(client, Bucket),
    removeUnfinished: (before) => abortStaleMultiparts(client, Bucket, before),
    async ping() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
    local: null,
  }
}

/** S3 accepts at most 10,000 parts: this allows 80 GiB, with 16 MiB of a file in memory. A failed upload is aborted. */
const PARTS = { partSize: 8 * 1024 * 1024, queueSize: 2 }

/** Neither is signed by default, and the link would accept any file. */
const SIGNED_HEADERS = new Set(['content-type', 'content-length'])

export function s3Client({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Omit<S3Settings, 'bucket'>): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Stores other than Amazon's may not support the checksums, and a presigned link cannot contain one in advance.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000 },
  })
}

async function* listObjects(client: S3Client, Bucket: string): AsyncGenerator<ListedFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key: key = '', Size: size = 0 } of Contents)
      if (isFileKey(key)) yield { key, size }
}

/** Returns null if the object is missing or was replaced meanwhile. */
async function nullIfGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (GONE.has(statusOf(error))) return null
    throw error
  }
}

const GONE = new Set<unknown>([404, 412])

function statusOf(error: unknown): unknown {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: unknown } }
  return $metadata?.httpStatusCode
}

/** Aborts uploads of this application that began before this time; the bucket may also hold those of others. */
export async function abortStaleMultiparts(
  client: S3Client,
  Bucket: string,
  before: Date,
): Promise<void> {
  for (const Prefix of STREAMED_FOLDERS) {
    let page: ListMultipartUploadsCommandOutput | undefined
    do {
      const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page ?? {}
      page = await client.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix, KeyMarker, UploadIdMarker }),
      )
      for (const { Key = '', UploadId, Initiated } of page.Uploads ?? [])
        if (Initiated && Initiated < before && isUuid(Key.slice(Prefix.length, Prefix.length + 36)))
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
    } while (page.IsTruncated)
  }
}
