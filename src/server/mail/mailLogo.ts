/** A client's logo as mails carry it inside: a link to it would expire before the mail is read again. */
import type { FileStore } from '../files/fileStore.ts'
import { bytesOf } from '../files/bytesOf.ts'

export interface MailLogo {
  png: Buffer
  /** Pixels as shown; the picture has twice as many where the logo is large enough. */
  width: number
  height: number
}

/** On white, so that it is seen on dark mails too. null: there is none that can be read, and the name stands alone. */
export async function mailLogo(
  files: FileStore,
  logoFile: string | null,
): Promise<MailLogo | null> {
  if (!logoFile) return null
  const kept = known.get(logoFile)
  if (kept) return kept
  const logo = await made(files, logoFile).catch(() => null)
  if (!logo) return null
  if (known.size >= MOST_KEPT) known.delete(known.keys().next().value ?? '')
  known.set(logoFile, logo)
  return logo
}

/** Pixels of white around it, as shown. */
export const LOGO_ROOM = 6

/** A file never changes under its name. */
const known = new Map<string, MailLogo>()
const MOST_KEPT = 100

const LARGEST = { width: 180, height: 48 }
const MOST_BYTES = 4 * 1024 * 1024

async function made(files: FileStore, logoFile: string): Promise<MailLogo | null> {
  const content = await files.get(logoFile)
  const bytes = content && (await bytesOf(content, MOST_BYTES))
  if (!bytes) return null
  // Loaded with the first logo: it brings a library of its own.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes, { limitInputPixels: 25_000_000 })
    .resize({
      width: LARGEST.width * 2,
      height: LARGEST.height * 2,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png()
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(1, LARGEST.width / info.width, LARGEST.height / info.height)
  const room = Math.round(LOGO_ROOM / scale)
  const png = await sharp(data)
    .flatten({ background: '#ffffff' })
    .extend({ top: room, bottom: room, left: room, right: room, background: '#ffffff' })
    .png({ palette: true, effort: 7 })
    .toBuffer()
  const shown = (pixels: number): number => Math.round(pixels * scale) + 2 * LOGO_ROOM
  return { png, width: shown(info.width), height: shown(info.height) }
}
