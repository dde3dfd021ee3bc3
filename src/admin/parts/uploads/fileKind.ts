/** Name of each kind of upload, and the MIME type of a chosen file. */
import type { UploadKind } from '#domain/enumerations.ts'
import { UPLOADS } from '#domain/uploads.ts'

export const fileKind = {
  typeOf: (kind: UploadKind): 'video' | 'image' => (isVideo(kind) ? 'video' : 'image'),

  isVideo: (kind: UploadKind): boolean => isVideo(kind),

  /** Falls back to the file extension, because some systems do not know the type of a video. */
  mimeTypeOf(kind: UploadKind, { name, type }: Pick<File, 'name' | 'type'>): string {
    if (type !== '') return type
    const ending = /\.[^.]+$/u.exec(name.toLowerCase())?.[0]
    const found = Object.entries(UPLOADS[kind].types).find(([, known]) => known === ending)
    return found?.[0] ?? ''
  },
}

const isVideo = (kind: UploadKind) => Object.keys(UPLOADS[kind].types).every(isVideoType)

const isVideoType = (type: string) => type.startsWith('video/')
