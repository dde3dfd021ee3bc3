/** CORS rules of the bucket: browsers upload to another host only if its rules allow the web app's origin. */
import {
  type CORSRule,
  GetBucketCorsCommand,
  PutBucketCorsCommand,
  type S3Client,
} from '@aws-sdk/client-s3'

interface BucketCors {
  client: S3Client
  bucket: string
  publicUrl: string
  /** True to write a rule to a bucket without rules; existing rules are never changed. */
  writeCorsRule: boolean
}

/** Returns what the bucket still needs before browsers can upload to it; null: nothing. Never rejects. */
export async function prepareBucketCors({
  client,
  bucket: Bucket,
  publicUrl,
  writeCorsRule,
}: BucketCors): Promise<string | null> {
  const { origin } = new URL(publicUrl)
  try {
    const rules = await readCorsRules(client, Bucket)
    if (rules.some((rule) => allowsUploads(rule, origin))) return null
    if (!writeCorsRule || rules.length > 0) return missingRule(Bucket, origin)
    const CORSRules = [{ ...RULE, AllowedOrigins: [origin], MaxAgeSeconds: 3_600 }]
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }))
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    return `The CORS rules of the bucket ${Bucket} cannot be ${writeCorsRule ? 'read or written' : 'read'} (${reason}). ${neededRule(origin)}`
  }
}

const RULE = { AllowedMethods: ['PUT', 'GET', 'HEAD'], AllowedHeaders: ['content-type', 'range'] }

const missingRule = (bucket: string, origin: string): string =>
  `The bucket ${bucket} has no CORS rule for ${origin}, so browsers cannot send files to it. ${neededRule(origin)}`

const neededRule = (origin: string): string =>
  `It needs a rule that allows ${RULE.AllowedMethods.join(', ')} from ${origin} with the headers ${RULE.AllowedHeaders.join(' and ')}; S3_CORS=on adds it to a bucket without rules.`

async function readCorsRules(client: S3Client, Bucket: string): Promise<CORSRule[]> {
  try {
    const { CORSRules = [] } = await client.send(new GetBucketCorsCommand({ Bucket }))
    return CORSRules
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchCORSConfiguration') return []
    throw error
  }
}

/** An allowed origin may contain one `*`. */
function allowsUploads({ AllowedOrigins = [], AllowedMethods = [] }: CORSRule, origin: string) {
  const matches = (allowed: string) => {
    const [start = '', end] = allowed.split('*')
    return end === undefined
      ? allowed === origin
      : origin.startsWith(start) && origin.endsWith(end) && origin.length >= allowed.length - 1
  }
  return AllowedMethods.includes('PUT') && AllowedOrigins.some(matches)
}
