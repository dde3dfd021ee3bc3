import { gunzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { type AnalysisKeypoint, toPoseFrame } from '#domain/videos/analysisInput.ts'
import { findImplausibility } from '#domain/videos/plausibility.ts'
import { findPictureMismatch } from '#domain/videos/plausiblePicture.ts'
import { KNOWN_POSE_MODELS } from '#domain/videos/poseModels.ts'
import { judgeWithCurrentThresholds } from '../../features/videos/analysedVideo.ts'
import { DEMO_RECORDINGS, type RecordingFile } from './demoRecordings.ts'

const recordings = DEMO_RECORDINGS.map((name) => {
  const packed = readFileSync(join(import.meta.dirname, 'recordings', `${name}.json.gz`))
  return [name, JSON.parse(gunzipSync(packed).toString()) as RecordingFile] as const
})

it.each(recordings)(
  '[41.23] the recording %s is what a known model finds, and its known verdicts are true',
  (_name, { keypoints, duration, modelHash, asBuilt, ...picture }) => {
    const frames = keypoints.map(
      (keypoint: AnalysisKeypoint) => toPoseFrame(keypoint) ?? expect.fail(),
    )
    expect(findImplausibility(frames, duration)).toBeNull()
    expect(findPictureMismatch(frames, picture)).toBeNull()
    expect(KNOWN_POSE_MODELS).toContain(modelHash)
    const { principles } = judgeWithCurrentThresholds(frames, null, { duration })
    for (const principle of PRINCIPLES) {
      const { verdict } = principles[principle]
      if (verdict !== null) expect(verdict, principle).toBe(asBuilt[principle])
    }
  },
)

it('[41.23] each fault is found in the recording that shows it, and nothing from the front', () => {
  const found = recordings.map(([name, { keypoints, duration }]) => {
    const frames = keypoints.flatMap((keypoint) => toPoseFrame(keypoint) ?? [])
    const { principles } = judgeWithCurrentThresholds(frames, null, { duration })
    return [name, PRINCIPLES.filter((principle) => principles[principle].verdict === false)]
  })
  expect(Object.fromEntries(found)).toEqual({
    squat: [],
    stoop: ['BIG_ENGINES'],
    reach: ['INSIDE_BASE'],
    twist: ['TURN_NOT_TWIST'],
    turn: [],
    frontal: [],
  })
})
