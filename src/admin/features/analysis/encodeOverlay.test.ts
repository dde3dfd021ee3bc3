import { expect, it } from 'vitest'
import { overlaySize } from './encodeOverlay.ts'

it.each([
  [1080, 1920, { width: 304, height: 540 }],
  [1920, 1080, { width: 540, height: 304 }],
  [480, 640, { width: 406, height: 540 }],
  [333, 333, { width: 540, height: 540 }],
  [1, 5_000, { width: 2, height: 540 }],
])(
  '[41.19] the overlay of a recording of %d × %d has even sizes and its form',
  (width, height, size) => {
    expect(overlaySize({ width, height })).toEqual(size)
  },
)
