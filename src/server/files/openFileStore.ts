/** The store of files that the settings name: S3's, else a folder. */
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { diskFileStore } from './diskFileStore.ts'
import type { FileStore } from './fileStore.ts'

export async function openFileStore({ s3, dataDir, tokenSecret }: Settings): Promise<FileStore> {
  if (!s3) return diskFileStore({ folder: join(dataDir, 'files'), secret: tokenSecret })
  // Loaded only where it is used: the SDK is large.
  const { s3FileStore } = await import('./s3FileStore.ts')
  return s3FileStore({ settings: s3 })
}
