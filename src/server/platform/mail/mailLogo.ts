/** Reads a client's logo for embedding in mails: a link would expire. */
import { type FileStore, readAll } from '../files/fileStore.ts'

export interface MailLogo {
  png: Buffer
  /** Display size in pixels; the image has twice as many where the logo is large enough. */
  width: number
  height: number
}

/**
 * Renders the logo on white, so that it is visible on dark backgrounds. Returns null without a readable logo; the name
 * is shown instead.
 */
export async function readMailLogo(
  files: FileStore,
  logoFile: string | null,
): Promise<MailLogo | null> {
  if (!logoFile) return null
  const cached = logoCache.get(logoFile)
  if (cached) return cached
  const logo = await renderLogo(files, logoFile).catch((error: unknown) =>
    logFailure(logoFile, error),
  )
  if (!logo) return null
  if (logoCache.size >= MAX_CACHED_LOGOS) logoCache.delete(logoCache.keys().next().value ?? '')
  logoCache.set(logoFile, logo)
  return logo
}

/** Logs the error, since a mail without a logo is better than no mail. */
function logFailure(logoFile: string, error: unknown): null {
  const reason = error instanceof Error ? error.message : String(error)
  process.emitWarning(`The logo ${logoFile} could not be read for a mail: ${reason}`)
  return null
}

/** White padding in display pixels. */
export const LOGO_PADDING = 6

/** Cached without expiry: the file of a key never changes. */
const logoCache = new Map<string, MailLogo>()
const MAX_CACHED_LOGOS = 100

const MAX_LOGO_SIZE = { width: 180, height: 48 }
const MAX_LOGO_BYTES = 4 * 1024 * 1024

async function renderLogo(files: FileStore, logoFile: string): Promise<MailLogo | null> {
  const content = await files.get(logoFile)
  const bytes = content && (await readAll(content, MAX_LOGO_BYTES))
  if (!bytes) return null
  // Loaded with the first logo, because sharp is large.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes, { limitInputPixels: 25_000_000 })
    .resize({
      width: MAX_LOGO_SIZE.width * 2,
      height: MAX_LOGO_SIZE.height * 2,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png()
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(1, MAX_LOGO_SIZE.width / info.width, MAX_LOGO_SIZE.height / info.height)
  const padding = Math.round(LOGO_PADDING / scale)
  const png = await sharp(data)
    .flatten({ background: '#ffffff' })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: '#ffffff' })
    .png({ palette: true, effort: 7 })
    .toBuffer()
  const displayed = (pixels: number): number => Math.round(pixels * scale) + 2 * LOGO_PADDING
  return { png, width: displayed(info.width), height: displayed(info.height) }
}
