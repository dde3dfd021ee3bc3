/** CORS rules of a real bucket; runs only where TEST_S3_ENDPOINT names a server. */
import { type CORSRule, GetBucketCorsCommand, PutBucketCorsCommand } from '@aws-sdk/client-s3'
import { describe, expect, it } from 'vitest'
import { HAS_OBJECT_STORE, newBucket } from '#test/support/fileStores.ts'
import { prepareBucketCors } from './bucketCors.ts'
import { s3Client } from './s3FileStore.ts'

const ORIGIN = 'https://liftwise.test'
const NEEDED = `It needs a rule that allows PUT, GET, HEAD from ${ORIGIN} with the headers content-type and range; S3_CORS=on adds it to a bucket without rules.`

async function bucketWith(rules: CORSRule[]) {
  const settings = await newBucket()
  const { bucket: Bucket } = settings
  const client = s3Client(settings)
  if (rules.length > 0)
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: rules } }))
  return {
    Bucket,
    prepare: (writeCorsRule: boolean) =>
      prepareBucketCors({ client, bucket: Bucket, publicUrl: `${ORIGIN}/app`, writeCorsRule }),
    readRules: () =>
      client.send(new GetBucketCorsCommand({ Bucket })).then(
        ({ CORSRules }) => CORSRules,
        () => [],
      ),
  }
}

describe.runIf(HAS_OBJECT_STORE)('a bucket’s CORS rules', () => {
  it('[35.12] are left alone unless the setting is on, and what is missing is said in words', async () => {
    const { Bucket, prepare, readRules } = await bucketWith([])
    expect(await prepare(false)).toBe(
      `The bucket ${Bucket} has no CORS rule for ${ORIGIN}, so browsers cannot send files to it. ${NEEDED}`,
    )
    expect(await readRules()).toEqual([])
  })

  it('[35.12] are written once where the setting is on', async () => {
    const { prepare, readRules } = await bucketWith([])
    expect(await prepare(true)).toBeNull()
    expect(await readRules()).toEqual([
      expect.objectContaining({
        AllowedOrigins: [ORIGIN],
        AllowedMethods: expect.arrayContaining(['GET', 'HEAD', 'PUT']),
      }),
    ])
    expect(await prepare(false)).toBeNull()
  })

  it('[35.12] are never changed where someone else wrote them', async () => {
    const theirs = { AllowedOrigins: ['https://other.test'], AllowedMethods: ['PUT'] }
    const { prepare, readRules } = await bucketWith([theirs])
    expect(await prepare(true)).toContain(`has no CORS rule for ${ORIGIN}`)
    expect(await readRules()).toEqual([expect.objectContaining(theirs)])
  })

  it.each([ORIGIN, '*', 'https://*.test'])(
    '[35.12] fit when they allow %s to send',
    async (origin) => {
      const { prepare } = await bucketWith([{ AllowedOrigins: [origin], AllowedMethods: ['PUT'] }])
      expect(await prepare(false)).toBeNull()
    },
  )
})

it('[35.12] CORS rules that cannot be read are said in words and stop nothing', async () => {
  const client = s3Client({
    endpoint: 'http://127.0.0.1:9',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    writeCorsRule: false,
  })
  const problem = await prepareBucketCors({
    client,
    bucket: 'files',
    publicUrl: ORIGIN,
    writeCorsRule: false,
  })
  expect(problem).toMatch(/^The CORS rules of the bucket files cannot be read \(.+\)\. It needs/)
})
