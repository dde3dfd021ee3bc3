import { expect, it } from 'vitest'
import { poseOfResult } from './poseOfResult.ts'

const part = (x: number, y: number, z: number) => ({ x, y, z, visibility: 0.98765 })

it('[41.16] keypoints are metres with y up and z towards the camera, and heights of the picture from its corner', () => {
  const found = {
    landmarks: [[part(0.5, 0.25, 9)]],
    worldLandmarks: [[part(0.12345678, -0.5, 0.2)]],
  }
  expect(poseOfResult(1.23456, found, 0.75)).toEqual({
    timestamp: 1.235,
    keypoints3d: [[0.1235, 0.5, -0.2, 0.9877]],
    keypoints2d: [[0.375, 0.25]],
    people: 1,
  })
})

it('[41.16] a frame in which nobody was found has no keypoints', () => {
  expect(poseOfResult(2, { landmarks: [], worldLandmarks: [] }, 0.75)).toEqual({
    timestamp: 2,
    keypoints3d: [],
    keypoints2d: [],
    people: 0,
  })
})

it('zeros have no sign', () => {
  const found = { landmarks: [[part(0, 0, 0)]], worldLandmarks: [[part(0, 0, 0)]] }
  expect(JSON.stringify(poseOfResult(0, found, 1))).not.toContain('-0')
  expect(Object.is(poseOfResult(0, found, 1).keypoints3d[0]?.[1], 0)).toBe(true)
})
