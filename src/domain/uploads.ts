/** Uploads: allowed types, file extensions and sizes for each kind. */
import { message } from './messages.ts'
import type { UploadKind } from './enumerations.ts'

export interface UploadLimit {
  /** File extension by MIME type. */
  types: Readonly<Record<string, string>>
  /** Bytes. */
  maxSize: number
  /** For a file input's `accept`. */
  accept: readonly string[]
}

const MIB = 1024 * 1024

const IMAGES = { 'image/png': '.png', 'image/jpeg': '.jpg', 'image/webp': '.webp' }
const VIDEOS = { 'video/mp4': '.mp4', 'video/webm': '.webm', 'video/quicktime': '.mov' }

const VIDEO: UploadLimit = {
  types: VIDEOS,
  maxSize: 500 * MIB,
  accept: ['.mp4', '.webm', '.mov'],
}

export const UPLOADS: Readonly<Record<UploadKind, UploadLimit>> = {
  CLIENT_LOGO: { types: IMAGES, maxSize: 2 * MIB, accept: ['.png', '.jpg', '.webp'] },
  GBS_VIDEO: VIDEO,
  OBSERVATION_VIDEO: VIDEO,
}

/** Import uploads: one CSV file. */
export const CSV_UPLOAD = { accept: ['.csv'], maxSize: 20 * MIB, maxRows: 100_000 } as const

/** Returns the message 'One PNG, JPG or WEBP file, up to 2 MB.' */
export const describeLimits = (kind: UploadKind): string => {
  const { types, maxSize } = UPLOADS[kind]
  return message(types === IMAGES ? 'imageLimits' : 'videoLimits', { megabytes: maxSize / MIB })
}

/** Returns the reason why a file is refused, followed by what the kind accepts. */
export const uploadRefusal = (kind: UploadKind, reason: UploadRefusalReason): string =>
  message('fileRefused', { reason: message(reason), limits: describeLimits(kind) })

export type UploadRefusalReason =
  | 'fileTypeRefused'
  | 'fileTooLarge'
  | 'fileEmpty'
  | 'imageUnreadable'
  | 'imageTooSmall'
  | 'imageTooNarrow'
  | 'imageInvisible'

/** Returns why a file is refused before it is sent; null: accepted. The server checks its bytes again on arrival. */
export const uploadIssue = (
  kind: UploadKind,
  file: { mimeType: string; size?: number | null | undefined },
): { field: 'mimeType' | 'size'; message: string } | null => {
  const limit = UPLOADS[kind]
  if (!Object.hasOwn(limit.types, file.mimeType)) {
    return { field: 'mimeType', message: uploadRefusal(kind, 'fileTypeRefused') }
  }
  const { size } = file
  if (typeof size !== 'number' || (size > 0 && size <= limit.maxSize)) return null
  return { field: 'size', message: uploadRefusal(kind, size > 0 ? 'fileTooLarge' : 'fileEmpty') }
}

/** Pixels of an image, and whether it shows anything. */
export interface ImageSize {
  width: number
  height: number
  /** Opacity of its most opaque pixel, 0 to 255. */
  opacity: number
}

/** Returns why an image cannot serve as a logo; null: it can. */
export function logoIssue({ width, height, opacity }: ImageSize): UploadRefusalReason | null {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (longer > MAX_LOGO_RATIO * shorter) return 'imageTooNarrow'
  if (shorter < MIN_LOGO_SIDE) return 'imageTooSmall'
  return opacity < MIN_LOGO_OPACITY ? 'imageInvisible' : null
}

const MIN_LOGO_SIDE = 16
const MAX_LOGO_RATIO = 20
/** A fainter logo is invisible on every background. */
const MIN_LOGO_OPACITY = 26
