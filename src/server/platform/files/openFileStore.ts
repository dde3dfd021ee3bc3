/** The store of files that the settings name: S3's, else a folder. */
import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import { diskFileStore } from './diskFileStore.ts'
import type { FileStore } from './fileStore.ts'

export async function openFileStore({ s3, dataDir, tokenSecret }: Settings): Promise<FileStore> {
  if (!s3) return diskFileStore({ folder: join(dataDir, 'files'), secret: tokenSecret })
  // Loaded only where it is used: the SDK is large.
  const { s3FileStore } = await import('./s3FileStore.ts')
  return s3FileStore({ settings: s3 })
}

/** Warns, in words, when browsers cannot send files to the bucket yet; a bucket that does not answer now may do so later. */
export async function checkBrowserUploads({
  s3,
  publicUrl,
}: Pick<Settings, 's3' | 'publicUrl'>): Promise<void> {
  if (!s3) return
  const { s3Client } = await import('./s3FileStore.ts')
  const { prepareBucketCors } = await import('./bucketCors.ts')
  const client = s3Client(s3)
  const problem = await prepareBucketCors({ client, publicUrl, ...s3 })
  client.destroy()
  if (problem !== null) process.emitWarning(problem)
}
