// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { ANALYSIS_ERROR_MESSAGES } from '#domain/videos/analysisErrors.ts'
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

it('[41.18] failures have a code and its sentence, and a recording that is too long its duration', async () => {
  const tooLong = analyseRecording(file)
  newest().says({
    kind: 'failed',
    code: 'TOO_LONG',
    message: '',
    duration: 93,
    turn: null,
    crowd: null,
  })
  await expect(tooLong).rejects.toMatchObject({
    code: 'TOO_LONG',
    duration: 93,
    message: ANALYSIS_ERROR_MESSAGES.TOO_LONG,
  })
  const notLoaded = analyseRecording(file)
  newest().dispatchEvent(new Event('error'))
  await expect(notLoaded).rejects.toMatchObject({ code: 'MODEL_NOT_LOADED' })
  expect(newest().isEnded).toBe(true)
})
