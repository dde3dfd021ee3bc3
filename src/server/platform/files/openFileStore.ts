/** The store of files that the settings name: S3's, else a folder. */
import { join } from 'node:path'
import type { S3Settings, Settings } from '../settings/settings.ts'
import { diskFileStore } from './diskFileStore.ts'
import type { FileStore } from './fileStore.ts'

export async function openFileStore({
  s3,
  dataDir,
  tokenSecret,
  publicUrl,
}: Settings): Promise<FileStore> {
  return s3
    ? openS3Store(s3, publicUrl)
    : diskFileStore({ folder: join(dataDir, 'files'), secret: tokenSecret })
}

/** Loaded only where it is used: the SDK is large. A store that does not answer now may do so later. */
async function openS3Store(s3: S3Settings, publicUrl: string): Promise<FileStore> {
  const { s3Client, s3FileStore } = await import('./s3FileStore.ts')
  const { ensureBucketCors } = await import('./s3FileStore.ts')
  await ensureBucketCors(s3Client(s3), s3.bucket, publicUrl).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    process.emitWarning(`The bucket ${s3.bucket} may not take files from browsers: ${why}`)
  })
  return s3FileStore({ settings: s3 })
}
