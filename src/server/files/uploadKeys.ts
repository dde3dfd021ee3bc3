/** Where an uploaded file lies: first as it came, then, judged, where its record shows it from. */
import type { UploadKind } from '#domain/enumerations.ts'
import { UPLOADS } from '#domain/uploads.ts'

/** A file that nobody has judged; no link to read it is ever given out. */
export const incomingKey = (uploadId: string): string => `incoming/${uploadId}`

/** `ending` as '.mp4'. */
export const lastingKey = (kind: UploadKind, uploadId: string, ending: string): string =>
  `${FOLDERS[kind]}/${uploadId}${ending}`

/** Where a file of rows lies for its check and its import. */
export const importKey = (uploadId: string): string => `imports/${uploadId}.csv`

/** Every key that the file of an upload may have been given. */
export const lastingKeys = (kind: UploadKind | 'IMPORT_FILE', uploadId: string): string[] =>
  kind === 'IMPORT_FILE'
    ? [importKey(uploadId)]
    : ENDINGS[kind].map((ending) => lastingKey(kind, uploadId, ending))

/** Other files, the demo's for one, may be shown by several records. */
export const isUploadedFile = (key: string): boolean =>
  Object.values(FOLDERS).some((folder) => key.startsWith(`${folder}/`))

const FOLDERS: Record<UploadKind, string> = {
  CLIENT_LOGO: 'logos',
  GBS_VIDEO: 'gbs-videos',
  OBSERVATION_VIDEO: 'observation-videos',
}

/** Images are written anew, whatever they came as. */
export const IMAGE_ENDING = '.png'

const ENDINGS: Record<UploadKind, readonly string[]> = {
  CLIENT_LOGO: [IMAGE_ENDING],
  GBS_VIDEO: Object.values(UPLOADS.GBS_VIDEO.types),
  OBSERVATION_VIDEO: Object.values(UPLOADS.OBSERVATION_VIDEO.types),
}
