/** Limits of each kind of upload as text, and the MIME type of a chosen file. */
import type { UploadKind } from '#domain/enumerations.ts'
import { UPLOADS } from '#domain/uploads.ts'

export const fileKind = {
  noun: (kind: UploadKind): string => (isVideo(kind) ? 'video' : 'image'),

  isVideo: (kind: UploadKind): boolean => isVideo(kind),

  /** Returns 'One PNG, JPG or WEBP file of at most 2 MB.' */
  limitsOf(kind: UploadKind): string {
    const { accept, maxSize } = UPLOADS[kind]
    const endings = accept.map((ending) => ending.slice(1).toUpperCase())
    const types = `${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`
    return `One ${types} file, up to ${maxSize / MIB} MB.`
  },

  problemOf: (kind: UploadKind, message: string): string =>
    `${message}. ${fileKind.limitsOf(kind)}`,

  /** Falls back to the file extension, because some systems do not know the type of a video. */
  mimeTypeOf(kind: UploadKind, { name, type }: Pick<File, 'name' | 'type'>): string {
    if (type !== '') return type
    const ending = /\.[^.]+$/u.exec(name.toLowerCase())?.[0]
    const found = Object.entries(UPLOADS[kind].types).find(([, known]) => known === ending)
    return found?.[0] ?? ''
  },
}

const MIB = 1024 * 1024

const isVideo = (kind: UploadKind) => Object.keys(UPLOADS[kind].types).every(isVideoType)

const isVideoType = (type: string) => type.startsWith('video/')
