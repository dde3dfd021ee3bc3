/** Measures from small grey pictures how far a camera moves while it records. */
import type { Area } from './countPeople.ts'

export interface GreyPicture {
  width: number
  height: number
  /** Brightness, row by row, 0 to 255. */
  pixels: Uint8Array
}

/** A picture with the time at which it was taken, in seconds, and the people in it. */
export interface Background {
  at: number
  picture: GreyPicture
  /** They move by themselves. */
  people: readonly Area[]
}

/**
 * Returns the farthest that the background moves within two seconds, in heights of the picture; null: it has too little to go
 * by. `backgrounds`: in order of time.
 */
export function cameraMotionOf(backgrounds: readonly Background[]): number | null {
  const path: Place[] = []
  for (const background of backgrounds) {
    const last = path.at(-1)
    const shift = last ? backgroundShift(last.background, background) : { x: 0, y: 0 }
    const { x, y } = last ?? { x: 0, y: 0 }
    if (shift) path.push({ background, at: background.at, x: x + shift.x, y: y + shift.y })
  }
  if (path.length < 2) return null
  return Math.max(
    ...path.flatMap((from) =>
      path
        .filter(({ at }) => at > from.at && at <= from.at + WINDOW)
        .map(({ x, y }) => Math.hypot(x - from.x, y - from.y)),
    ),
  )
}

interface Place extends Shift {
  background: Background
  at: number
}

/** Seconds: a lift with what leads to it. */
const WINDOW = 2

interface Shift {
  x: number
  y: number
}

/** Returns where the background has moved to, in heights of the picture; null: it has too few edges to tell. */
export function backgroundShift(before: Background, after: Background): Shift | null {
  const { width, height, pixels } = before.picture
  const places = placesOf(before.picture, [...before.people, ...after.people])
  if (places.length < MIN_BACKGROUND * width * height) return null
  const difference = (x: number, y: number) => {
    let sum = 0
    for (const place of places) {
      const other = after.picture.pixels[place + y * width + x] ?? 0
      // People or doors in one of the two frames make a large difference at every shift: each pixel's part is limited.
      sum += Math.min(MAX_DIFFERENCE, Math.abs((pixels[place] ?? 0) - other))
    }
    return sum / places.length
  }
  let best = { x: 0, y: 0, is: difference(0, 0) }
  for (let y = -MAX_SHIFT; y <= MAX_SHIFT; y += 1)
    for (let x = -MAX_SHIFT; x <= MAX_SHIFT; x += 1) {
      const is = difference(x, y)
      if (is < best.is) best = { x, y, is }
    }
  if (Math.abs(best.x) === MAX_SHIFT || Math.abs(best.y) === MAX_SHIFT) return null
  const [left, right] = [difference(best.x - 1, best.y), difference(best.x + 1, best.y)]
  const [above, below] = [difference(best.x, best.y - 1), difference(best.x, best.y + 1)]
  if (Math.min(left, right, above, below) - best.is < MIN_CONTRAST) return null
  return {
    x: (best.x + vertex(left, best.is, right)) / height,
    y: (best.y + vertex(above, best.is, below)) / height,
  }
}

/** Largest shift that is searched, in pixels. */
const MAX_SHIFT = 6
/** Share of the picture that must be background. */
const MIN_BACKGROUND = 0.1
/** Largest difference that counts for a pixel, in brightness. */
const MAX_DIFFERENCE = 24
/** Brightness by which a pixel farther must differ more: a plain wall looks the same there. */
const MIN_CONTRAST = 0.1

/** Returns the indices of pixels away from the people and from the edges. */
function placesOf({ width, height }: GreyPicture, people: readonly Area[]): number[] {
  const places: number[] = []
  for (let row = MAX_SHIFT; row < height - MAX_SHIFT; row += 1)
    for (let column = MAX_SHIFT; column < width - MAX_SHIFT; column += 1) {
      const [x, y] = [column / height, row / height]
      const isPerson = people.some(
        ({ left, right, top, bottom }) =>
          x > left - MARGIN && x < right + MARGIN && y > top - MARGIN && y < bottom + MARGIN,
      )
      if (!isPerson) places.push(row * width + column)
    }
  return places
}

/** Around people, for hair and loads; heights of the picture. */
const MARGIN = 0.04

/** Returns where between two steps the difference is smallest, -0.5 to 0.5 of a pixel. */
function vertex(before: number, at: number, after: number): number {
  const slope = Math.max(before, after) - at
  return slope <= 0 ? 0 : (before - after) / (2 * slope)
}

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
