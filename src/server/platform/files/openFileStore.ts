/** Opens the file store of the settings: S3, or a folder. */
import { join } from 'node:path'
import { assertDataDir } from '../settings/dataDir.ts'
import type { Settings } from '../settings/settings.ts'
import { diskFileStore } from './diskFileStore.ts'
import type { FileStore } from './fileStore.ts'

export type FileStoreSettings = Pick<
  Settings,
  's3' | 'dataDir' | 'tokenSecret' | 'previousTokenSecret'
>

export async function openFileStore({
  s3,
  dataDir,
  tokenSecret,
  previousTokenSecret,
}: FileStoreSettings): Promise<FileStore> {
  if (!s3) {
    assertDataDir(dataDir)
    return diskFileStore({
      folder: join(dataDir, 'files'),
      secret: tokenSecret,
      previousSecret: previousTokenSecret,
    })
  }
  // Loaded only when used: the SDK is large.
  const { s3FileStore } = await import('./s3FileStore.ts')
  return s3FileStore({ settings: s3 })
}

/**
 * Emits a process warning if browsers cannot upload to the bucket yet; a bucket that does not answer now may answer
 * later.
 */
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
