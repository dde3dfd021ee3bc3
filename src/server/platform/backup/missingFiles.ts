/** Finds files that rows name and the file store has not. */
import type { ClientBase } from 'pg'
import { type FileStore, isFileKey } from '../files/fileStore.ts'
import type { Settings } from '../settings/settings.ts'

/** Every column that holds the key of a file, each with its client. Files of exports and imports are removed when they expire. */
export const FILE_KEYS: Readonly<Record<string, string>> = {
  'clients.logo_file': 'select client_id, logo_file from clients where logo_file is not null',
  'gbs_videos.file_location': 'select client_id, file_location from gbs_videos',
  'videos.file_location':
    'select client_id, file_location from videos where file_location is not null',
  'videos.raw_file_location':
    'select client_id, raw_file_location from videos where raw_file_location is not null',
  'jobs.file': 'select client_id, file from jobs where file is not null and files_until > now()',
  'jobs.payload': `select client_id, payload->>'source' from jobs where payload->>'source' is not null and files_until > now()`,
}

const KEYS_PER_FETCH = 5_000

/** The keys of all files of a store, read before the rows that name them. */
export async function listKeys(files: FileStore): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of files.list()) keys.add(key)
  return keys
}

/**
 * Runs in a transaction. `listed` are the keys of the store at an earlier moment: a file that was added since then is
 * looked for, and one that was removed since then, with its row, is not reported.
 */
export async function findMissingFiles(
  client: ClientBase,
  files: FileStore,
  listed: ReadonlySet<string>,
): Promise<string[]> {
  const missing = new Set<string>()
  await client.query(
    `declare file_keys no scroll cursor for select key from (${Object.values(FILE_KEYS).join(' union all ')}) k (client_id, key)`,
  )
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${KEYS_PER_FETCH} from file_keys`)
    for (const { key } of rows)
      if (!listed.has(key) && !missing.has(key) && !(await exists(files, key))) missing.add(key)
    if (rows.length < KEYS_PER_FETCH) break
  }
  await client.query('close file_keys')
  return [...missing].toSorted()
}

async function exists(files: FileStore, key: string): Promise<boolean> {
  return isFileKey(key) && (await files.head(key, 1)) !== null
}

const KEYS_IN_SENTENCE = 10

/** Returns a sentence that names the first of them and the place where they were looked for. */
export function missingFilesSentence(
  missing: readonly string[],
  { s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>,
): string {
  const named = missing.slice(0, KEYS_IN_SENTENCE).join(', ')
  const others = missing.length - KEYS_IN_SENTENCE
  const place = s3 ? `in the bucket ${s3.bucket}` : `in ${dataDir}/files`
  return `${missing.length} ${missing.length === 1 ? 'file that the database names is' : 'files that the database names are'} not ${place}: ${named}${others > 0 ? ` and ${others} more` : ''}.`
}
