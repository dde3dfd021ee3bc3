/** CORS rules of a bucket that is only remembered. */
import { type CORSRule, GetBucketCorsCommand, PutBucketCorsCommand } from '@aws-sdk/client-s3'
import { expect, it } from 'vitest'
import { prepareBucketCors } from './bucketCors.ts'
import { s3Client } from './s3FileStore.ts'

const ORIGIN = 'https://liftwise.test'
const THEIRS = { AllowedOrigins: ['https://other.test'], AllowedMethods: ['PUT'] }
const NEEDED = `It needs a rule that allows PUT, GET, HEAD from ${ORIGIN} with the headers content-type and range; S3_CORS=on adds it to a bucket without rules.`

const client = s3Client({
  endpoint: 'http://127.0.0.1:9',
  region: 'us-east-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  writeCorsRule: false,
})

const prepare = (writeCorsRule: boolean, of = client) =>
  prepareBucketCors({ client: of, bucket: 'files', publicUrl: `${ORIGIN}/app`, writeCorsRule })

/** Answers as a store does, which has an error for a bucket without rules. */
function bucketWith(...rules: CORSRule[]) {
  const bucket = {
    rules,
    send: async (command: unknown) => {
      if (command instanceof PutBucketCorsCommand)
        bucket.rules = command.input.CORSConfiguration?.CORSRules ?? []
      if (!(command instanceof GetBucketCorsCommand)) return {}
      if (bucket.rules.length > 0) return { CORSRules: bucket.rules }
      throw Object.assign(new Error('none'), { name: 'NoSuchCORSConfiguration' })
    },
  }
  return bucket as unknown as typeof client & { rules: CORSRule[] }
}

it('[35.12] rules are left alone unless the setting is on, and what is missing is said in words', async () => {
  const bucket = bucketWith()
  expect(await prepare(false, bucket)).toBe(
    `The bucket files has no CORS rule for ${ORIGIN}, so browsers cannot send files to it. ${NEEDED}`,
  )
  expect(bucket.rules).toEqual([])
})

it('[35.12] rules are written once where the setting is on', async () => {
  const bucket = bucketWith()
  expect(await prepare(true, bucket)).toBeNull()
  const written = { AllowedOrigins: [ORIGIN], AllowedMethods: ['PUT', 'GET', 'HEAD'] }
  expect(bucket.rules).toEqual([expect.objectContaining(written)])
  expect(await prepare(false, bucket)).toBeNull()
})

it('[35.12] rules are never changed where someone else wrote them', async () => {
  const bucket = bucketWith(THEIRS)
  expect(await prepare(true, bucket)).toContain(`has no CORS rule for ${ORIGIN}`)
  expect(bucket.rules).toEqual([THEIRS])
})

it.each([ORIGIN, '*', 'https://*.test'])(
  '[35.12] rules fit when they allow %s to send',
  async (origin) => {
    expect(await prepare(false, bucketWith({ ...THEIRS, AllowedOrigins: [origin] }))).toBeNull()
  },
)

it('[35.12] rules that cannot be read are said in words and stop nothing', async () => {
  expect(await prepare(false)).toMatch(
    /^The CORS rules of the bucket files cannot be read \(.+\)\. It needs/,
  )
})
