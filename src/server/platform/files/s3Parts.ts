/** Sends a stream of unknown length to S3 in parts; a broken one leaves nothing. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'

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
