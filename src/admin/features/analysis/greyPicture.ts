import type { GreyPicture } from './backgroundShift.ts'

/** Makes a small picture of brightness. */
export function greyPicture(picture: OffscreenCanvas): GreyPicture {
  const scale = LONG_SIDE / Math.max(picture.width, picture.height)
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) return { width, height, pixels: new Uint8Array(width * height) }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const pixels = Uint8Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
  return { width, height, pixels }
}

const LONG_SIDE = 128
