/** The S3 server of TEST_S3_ENDPOINT, with a new bucket for the test that asks. */
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { randomBytes } from 'node:crypto'
import { s3Client } from '#server/platform/files/s3FileStore.ts'
import type { S3Settings } from '#server/platform/settings/settings.ts'

export const HAS_OBJECT_STORE = Boolean(process.env['TEST_S3_ENDPOINT'])

export async function newBucket(): Promise<S3Settings> {
  const settings = {
    endpoint: process.env['TEST_S3_ENDPOINT'] ?? '',
    region: 'us-east-1',
    bucket: `liftwise-test-${randomBytes(6).toString('hex')}`,
    accessKeyId: process.env['TEST_S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: process.env['TEST_S3_SECRET_ACCESS_KEY'] ?? '',
  }
  await s3Client(settings).send(new CreateBucketCommand({ Bucket: settings.bucket }))
  return settings
}
