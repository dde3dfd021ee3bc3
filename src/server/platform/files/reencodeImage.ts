/** An image written anew: what a browser gets of it is its pixels, and nothing else that the file held. */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** Pixels that a logo may be shown with. */
const MAX_DIMENSIONS = { width: 800, height: 400 }

/** 25 megapixels, unpacked 100 MB: a small file may claim to be any size. */
const MAX_PIXELS = 25_000_000

const ACCEPTED_TYPES: readonly string[] = ['image/png', 'image/apng', 'image/jpeg', 'image/webp']

/** The first frame, upright, at most 800 × 400. null: no png, jpg or webp, broken, or of too many pixels. */
export async function reencodeImage(bytes: Buffer): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED_TYPES.includes(type.mime)) return null
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ ...MAX_DIMENSIONS, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer()
  } catch {
    return null
  }
}

sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
})
