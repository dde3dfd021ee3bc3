// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import {
  type AnalysisKeypoint,
  toAnalysisKeypoints,
  toPoseFrame,
} from '#domain/videos/analysisInput.ts'
import { judgeLift } from '#domain/videos/judgeLift.ts'
import type { Keypoint2d, Keypoint3d, PoseFrame } from '#domain/videos/poseFrames.ts'
import { CURRENT_THRESHOLDS } from '#domain/videos/thresholds.ts'
import { syntheticLift } from '#test/support/syntheticLift.ts'
import { KNOWN_POSE_MODELS } from '#domain/videos/poseModels.ts'
import { analyseRecording } from './analyseRecording.ts'
import type { AnalysisMessage, AnalysisRequest } from './analysisMessages.ts'

/** A worker whose messages the test sends. */
class ScriptedWorker extends EventTarget {
  request: AnalysisRequest | undefined
  isEnded = false
  constructor() {
    super()
    workers.unshift(this)
  }
  postMessage(request: AnalysisRequest) {
    this.request = request
  }
  terminate() {
    this.isEnded = true
  }
  says(data: AnalysisMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
/** The newest first. */
const workers: ScriptedWorker[] = []
const newest = () => workers[0]!

beforeEach(() => vi.stubGlobal('Worker', ScriptedWorker))

const file = new Blob(['a recording'])
const frame = { timestamp: 0, keypoints3d: [], keypoints2d: [], people: 0 }
const complete: AnalysisMessage = {
  kind: 'complete',
  people: [2],
  width: 480,
  height: 640,
  duration: 5,
  isCutOff: false,
  overlay: new Blob(['lines']),
  preview: {} as ImageBitmap,
  crowd: null,
  cameraMotion: null,
}

it('[41.61] the result is what is sent: judged on this device, it is what the server finds', async () => {
  const frames = syntheticLift({ noise: 0.02, knee: 70, trunk: 60, reach: 0.4 }).map((one) => ({
    ...one,
    keypoints3d: one.keypoints3d.map(([x, y, z, visibility]): Keypoint3d => [
      x + 0.0004,
      y + 0.0003,
      z - 0.0004,
      visibility - 0.004,
    ]),
    keypoints2d: one.keypoints2d.map(([x, y]): Keypoint2d => [x + 0.0004, y - 0.0003]),
  }))
  const analysis = analyseRecording(file)
  for (const [index, frame] of frames.entries())
    newest().says({ kind: 'frame', frame, done: index + 1, total: frames.length, preview: null })
  newest().says({ ...complete, people: frames.map(() => 1) })
  const judge = (given: readonly PoseFrame[]) =>
    judgeLift(given, { thresholds: CURRENT_THRESHOLDS, duration: 5 })
  const result = await analysis
  const sent = JSON.parse(JSON.stringify(toAnalysisKeypoints(result.frames))) as AnalysisKeypoint[]
  expect(judge(result.frames)).toEqual(judge(sent.map((one) => toPoseFrame(one)!)))
  expect(judge(frames)).not.toEqual(judge(result.frames))
})

it('[41.16] the result has the frames in order with the people counted in them, and the model that found them', async () => {
  const onProgress = vi.fn<(done: number, total: number) => void>()
  const analysis = analyseRecording(file, { onProgress, part: { start: 1, end: 6 } })
  expect(newest().request).toMatchObject({ part: { start: 1, end: 6 } })
  newest().says({ kind: 'frame', frame, done: 1, total: 1, preview: null })
  newest().says(complete)
  const { frames, modelHash, ...rest } = await analysis
  expect(frames).toEqual([{ ...frame, people: 2 }])
  expect(KNOWN_POSE_MODELS).toContain(modelHash)
  expect(rest).toMatchObject({ width: 480, height: 640, duration: 5 })
  expect(onProgress).toHaveBeenCalledWith(1, 1, null)
  expect(newest().isEnded).toBe(true)
})

it('[41.18] cancelling ends the worker', async () => {
  const controller = new AbortController()
  const analysis = analyseRecording(file, { signal: controller.signal })
  controller.abort()
  await expect(analysis).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(newest().isEnded).toBe(true)
  await expect(analyseRecording(file, { signal: controller.signal })).rejects.toMatchObject({
    code: 'CANCELLED',
  })
})

it('[41.62] a file that gives no further picture for 20 seconds is damaged; loading the engine takes as long as it takes', async () => {
  vi.useFakeTimers()
  const analysis = analyseRecording(file)
  const failure = analysis.catch((error: unknown) => error)
  newest().says({ kind: 'reading', is: false })
  vi.advanceTimersByTime(60_000)
  newest().says({ kind: 'reading', is: true })
  vi.advanceTimersByTime(19_000)
  newest().says({ kind: 'frame', frame, done: 1, total: 2, preview: null })
  vi.advanceTimersByTime(19_000)
  expect(newest().isEnded).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(await failure).toMatchObject({ code: 'DAMAGED' })
  expect(newest().isEnded).toBe(true)
  vi.useRealTimers()
})

it('[41.18] failures have a code and its sentence, and a recording that is too long its duration', async () => {
  const tooLong = analyseRecording(file)
  newest().says({
    kind: 'failed',
    code: 'TOO_LONG',
    message: '',
    duration: 93,
    turn: null,
    crowd: null,
    cutOffAt: null,
  })
  await expect(tooLong).rejects.toMatchObject({
    code: 'TOO_LONG',
    duration: 93,
    message: 'TOO_LONG',
  })
  const notLoaded = analyseRecording(file)
  newest().dispatchEvent(new Event('error'))
  await expect(notLoaded).rejects.toMatchObject({ code: 'MODEL_NOT_LOADED' })
  expect(newest().isEnded).toBe(true)
})
