/** Makes a small still of a frame with the detected person, for the person at this machine only. */
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { drawPerson } from './drawPerson.ts'

export function drawPreview(picture: OffscreenCanvas, frame: PoseFrame): ImageBitmap {
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(
    Math.round(picture.width * scale),
    Math.round(picture.height * scale),
  )
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  if (context) drawPerson(context, frame, { height: canvas.height, colour: DETECTED_COLOUR })
  return canvas.transferToImageBitmap()
}

const LONG_SIDE = 480
/** Seen on work clothes and floors alike. */
export const DETECTED_COLOUR = '#00e5ff'
