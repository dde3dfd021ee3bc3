/** Where an uploaded file lies: first as it came, then, judged, where its record shows it from. */
import type { UploadKind } from '#domain/enumerations.ts'
import { UPLOADS } from '#domain/uploads.ts'

/** A file that nobody has judged; no link to read it is ever given out. */
export const incomingKey = (uploadId: string): string => `incoming/${uploadId}`

/** `ending` as '.mp4'. */
export const permanentKey = (kind: UploadKind, uploadId: string, extension: string): string =>
  `${KEY_PREFIXES[kind]}/${uploadId}${extension}`

/** Where a file of rows lies for its check and its import. */
export const importKey = (uploadId: string): string => `imports/${uploadId}.csv`

/** Every key that the file of an upload may have been given. */
export const permanentKeys = (kind: UploadKind | 'IMPORT_FILE', uploadId: string): string[] =>
  kind === 'IMPORT_FILE'
    ? [importKey(uploadId)]
    : EXTENSIONS[kind].map((extension) => permanentKey(kind, uploadId, extension))

/** Other files, the demo's for one, may be shown by several records. */
export const isUploadKey = (key: string): boolean =>
  Object.values(KEY_PREFIXES).some((folder) => key.startsWith(`${folder}/`))

const KEY_PREFIXES: Record<UploadKind, string> = {
  CLIENT_LOGO: 'logos',
  GBS_VIDEO: 'gbs-videos',
  OBSERVATION_VIDEO: 'observation-videos',
}

/** Images are written anew, whatever they came as. */
export const IMAGE_EXTENSION = '.png'

const EXTENSIONS: Record<UploadKind, readonly string[]> = {
  CLIENT_LOGO: [IMAGE_EXTENSION],
  GBS_VIDEO: Object.values(UPLOADS.GBS_VIDEO.types),
  OBSERVATION_VIDEO: Object.values(UPLOADS.OBSERVATION_VIDEO.types),
}
