import { describe, expect, it } from 'vitest'
import { type Background, cameraMotionOf } from './backgroundShift.ts'

const [WIDTH, HEIGHT] = [72, 96]

/** Patches of brightness that are smooth at the size of a pixel. */
const wallAt = (x: number, y: number) =>
  128 + 50 * Math.sin(x / 2.3) * Math.cos(y / 2.9) + 40 * Math.sin((x + 2 * y) / 5)

interface Filmed {
  at: number
  /** Movement of the camera, in pixels. */
  camera: number
  /** Left edge of somebody who is 20 pixels wide. */
  person?: number
}

function film({ at, camera, person }: Filmed, scene = wallAt): Background {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)]
    const isPerson = person !== undefined && x >= person && x < person + 20 && y > 20
    return isPerson ? wallAt(2 * (x - person), 2 * y) : scene(x + camera, y)
  })
  const people = person === undefined ? [] : [personArea(person)]
  return { at, picture: { width: WIDTH, height: HEIGHT, pixels }, people }
}

const personArea = (left: number) => ({
  left: left / HEIGHT,
  right: (left + 20) / HEIGHT,
  top: 20 / HEIGHT,
  bottom: 1,
})

const seconds = [0, 0.5, 1, 1.5, 2, 2.5, 3]

describe('the motion of a camera', () => {
  it('[41.36] is how far the background moves within two seconds, to a part of a pixel', () => {
    const backgrounds = seconds.map((at) => film({ at, camera: 1.3 * at }))
    expect(cameraMotionOf(backgrounds)).toBeCloseTo((2 * 1.3) / HEIGHT, 2)
  })

  it('[41.36] is none where only people move, also those whom nobody follows', () => {
    const walking = seconds.map((at) => film({ at, camera: 0, person: 10 + 8 * at }))
    expect(cameraMotionOf(walking)).toBeLessThan(0.003)
    const unnoticed = walking.map((background) => ({ ...background, people: [] }))
    expect(cameraMotionOf(unnoticed)).toBeLessThan(0.003)
  })

  it('[41.36] is found beside a person who moves along with it', () => {
    const followed = seconds.map((at) => film({ at, camera: 2 * at, person: 26 }))
    expect(cameraMotionOf(followed)).toBeCloseTo(4 / HEIGHT, 2)
  })

  it('[41.36] is unknown where nothing is seen that could be found again', () => {
    const plain = (level: number) => seconds.map((at) => film({ at, camera: 3 * at }, () => level))
    expect(cameraMotionOf(plain(180))).toBeNull()
    const stripes = seconds.map((at) => film({ at, camera: 0 }, (x) => wallAt(x, 0)))
    expect(cameraMotionOf(stripes)).toBeNull()
    expect(cameraMotionOf([])).toBeNull()
  })
})
