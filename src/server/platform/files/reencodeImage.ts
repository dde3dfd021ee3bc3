/** Re-encodes uploaded images, so that browsers get only their pixels. */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { ImageSize } from '#domain/uploads.ts'

/** Maximum size of a logo in pixels. */
const MAX_DIMENSIONS = { width: 800, height: 400 }

/** 25 megapixels are 100 MB uncompressed; a small file may claim any dimensions. */
const MAX_PIXELS = 25_000_000

const ACCEPTED_TYPES: readonly string[] = ['image/png', 'image/apng', 'image/jpeg', 'image/webp']

/**
 * Returns the first frame as PNG, upright, at most 800 × 400; null if it is not PNG, JPEG or WebP, is broken or has too
 * many pixels. Rejects when the library fails on every image.
 */
export async function reencodeImage(bytes: Buffer, encode = encodePng): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED_TYPES.includes(type.mime)) return null
  try {
    return await encode(bytes)
  } catch {
    // The library's errors have no codes: encoding a valid image shows whether the upload was the cause.
    await encode(ONE_PIXEL)
    return null
  }
}

function encodePng(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ ...MAX_DIMENSIONS, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer()
}

/** Measures an image that was re-encoded. */
export async function measureImage(image: Buffer): Promise<ImageSize> {
  const { width, height, hasAlpha } = await sharp(image).metadata()
  const { channels } = await sharp(image).stats()
  return { width, height, opacity: hasAlpha ? (channels.at(-1)?.max ?? 0) : 255 }
}

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
})
