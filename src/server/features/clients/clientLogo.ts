/** The link to a client's logo. */
import type { FileStore } from '../../platform/files/fileStore.ts'

export async function logoUrl(files: FileStore, logoFile: string | null): Promise<string | null> {
  return logoFile ? files.signedGetUrl(logoFile, { expiresInSeconds: 3_600 }) : null
}
