import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { KNOWN_POSE_MODELS } from '../domain/videos/poseModels.ts'
import { makePoseModel } from './poseModel.ts'

const model = Buffer.from(await makePoseModel())

it('[41.11] the pose model is made of the package and has the known SHA-256', () => {
  expect(KNOWN_POSE_MODELS).toContain(createHash('sha256').update(model).digest('hex'))
})

it('[41.11] the pose model has both parts uncompressed, each at a place that can be used as it is', () => {
  for (const name of ['pose_detector.tflite', 'pose_landmarks_detector.tflite']) {
    const { start, bytes } = entryOf(model, name)
    expect(start % 64).toBe(0)
    expect(bytes.subarray(4, 8).toString()).toBe('TFL3')
    expect(bytes.includes('TFLITE_METADATA')).toBe(true)
  }
})

/** Reads the zip's directory, as programs do. */
function entryOf(zip: Buffer, name: string): { start: number; bytes: Buffer } {
  const end = zip.lastIndexOf('PK\u0005\u0006')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    const nameLength = zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = zip.readUInt32LE(at + 42)
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      return { start, bytes: zip.subarray(start, start + zip.readUInt32LE(at + 24)) }
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30)
  }
  throw new Error(`${name} is not in the zip.`)
}
