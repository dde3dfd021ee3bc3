/** Browsers send files to a bucket on another host only when its rules name the web app. */
import { GetBucketCorsCommand, PutBucketCorsCommand, type S3Client } from '@aws-sdk/client-s3'

/** Rules that somebody gave the bucket stay as they are. */
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
