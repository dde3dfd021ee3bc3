/** Files in a bucket of an S3-compatible store, which hands them out and takes them in itself by presigned links. */
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetBucketCorsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutBucketCorsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Settings } from '../settings/settings.ts'
import { contentDisposition } from './contentDisposition.ts'
import { fileKey, type FileStore } from './fileStore.ts'

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
      if (content instanceof Readable) await putMultipart(client, target, content)
      else await client.send(new PutObjectCommand({ ...target, Body: content }))
    },
    async get(key) {
      const found = await nullIfGone(client.send(new GetObjectCommand(objectAt(key))))
      return found ? (found.Body as Readable) : null
    },
    async head(key, bytes) {
      const about = await nullIfGone(client.send(new HeadObjectCommand(objectAt(key))))
      if (!about) return null
      const { ContentLength: size = 0, ETag } = about
      // An empty file has no range.
      if (size === 0) return { size, start: Buffer.alloc(0) }
      const range = { ...objectAt(key), Range: `bytes=0-${bytes - 1}`, IfMatch: ETag }
      const found = await nullIfGone(client.send(new GetObjectCommand(range)))
      if (!found?.Body) return null
      return { size, start: Buffer.from(await found.Body.transformToByteArray()) }
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
    removeUnfinished: (before) => abortStaleMultiparts(client, Bucket, before),
    async ping() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
    local: null,
  }
}

/** By default neither is signed, and the link would take any file. */
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
    // Other stores than Amazon's do not know the checksums, and a presigned link cannot foresee one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000 },
  })
}

/** Missing, or another file by now. */
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

/** Sends a stream of unknown length to S3 in parts; a broken one leaves nothing. */
export interface MultipartTarget {
  Bucket: string
  Key: string
  ContentType: string
}

/** S3 takes at most 10,000 parts of at least 5 MiB: this allows 80 GiB. */
const PART_BYTES = 8 * 1024 * 1024

export async function putMultipart(
  client: S3Client,
  target: MultipartTarget,
  content: Readable,
): Promise<void> {
  const parts = splitIntoParts(content)
  const first = await parts.next()
  const second = first.done ? first : await parts.next()
  if (first.done || second.done) {
    await client.send(new PutObjectCommand({ ...target, Body: first.value ?? Buffer.alloc(0) }))
    return
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const { Bucket, Key } = target
  const upload = { Bucket, Key, UploadId }
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    const send = async (Body: Buffer) => {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ ETag, PartNumber })
    }
    await send(first.value)
    await send(second.value)
    for await (const part of parts) await send(part)
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload))
    throw error
  }
}

export async function abortStaleMultiparts(
  client: S3Client,
  Bucket: string,
  before: Date,
): Promise<void> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }))
  for (const { Key, UploadId, Initiated } of Uploads)
    if (Initiated && Initiated < before)
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
}

async function* splitIntoParts(content: Readable): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    const piece = Buffer.from(chunk as Buffer | string)
    waiting.push(piece)
    bytes += piece.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/**
 * Browsers send files to a bucket on another host only when its rules name the web app.
 * Rules that somebody gave the bucket stay as they are.
 */
export async function ensureBucketCors(
  client: S3Client,
  Bucket: string,
  publicUrl: string,
): Promise<void> {
  if (await hasCorsRules(client, Bucket)) return
  const rule = {
    AllowedOrigins: [new URL(publicUrl).origin],
    AllowedMethods: ['PUT', 'GET', 'HEAD'],
    AllowedHeaders: ['content-type', 'range'],
    MaxAgeSeconds: 3_600,
  }
  const CORSConfiguration = { CORSRules: [rule] }
  await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration }))
}

async function hasCorsRules(client: S3Client, Bucket: string): Promise<boolean> {
  try {
    const { CORSRules = [] } = await client.send(new GetBucketCorsCommand({ Bucket }))
    return CORSRules.length > 0
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchCORSConfiguration') return false
    throw error
  }
}
