/** Re-encodes uploaded images: browsers get their pixels, and nothing else that the file contained. */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** Pixels of a logo at most. */
const MAX_DIMENSIONS = { width: 800, height: 400 }

/** 25 megapixels, unpacked 100 MB: a small file may claim to be any size. */
const MAX_PIXELS = 25_000_000

const ACCEPTED_TYPES: readonly string[] = ['image/png', 'image/apng', 'image/jpeg', 'image/webp']

/**
 * Returns the first frame as PNG, upright, at most 800 × 400; null: no png, jpg or webp, broken, or of too many pixels.
 * Rejects when the library fails on every image.
 */
export async function reencodeImage(bytes: Buffer, encode = encodePng): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED_TYPES.includes(type.mime)) return null
  try {
    return await encode(bytes)
  } catch {
    // The library's errors have no codes: only a good image tells whether it was the upload's fault.
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

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
})
