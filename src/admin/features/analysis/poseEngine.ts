/** The pose model in its WebAssembly runtime, on the CPU. */
import { PoseLandmarker } from '@mediapipe/tasks-vision'
import { MAX_PEOPLE_COUNTED } from '#domain/videos/poseFrames.ts'
import { analysisFailure, failingAs } from './analysisFailure.ts'
import type { EngineUrls } from './analysisMessages.ts'
import type { FoundPoses } from './poseOfResult.ts'

export interface PoseEngine {
  /** Finds one person, and follows them from the picture before. Seconds. */
  follow: (picture: TexImageSource, timestamp: number) => FoundPoses
  /** Returns what finds up to three people in a picture, whatever the one before; `follow` cannot be called after it. */
  toFindAll: () => Promise<(picture: TexImageSource) => FoundPoses>
  /** Frees its memory. */
  close: () => void
}

/** Throws NO_WEBGL or MODEL_NOT_LOADED. */
export async function loadPoseEngine({ loader, wasm, model }: EngineUrls): Promise<PoseEngine> {
  if (!hasWebGl()) throw analysisFailure('NO_WEBGL')
  // The runtime takes its settings from here. Its log says nothing to anybody, and calls information an error.
  const runtime = { print: () => undefined, printErr: () => undefined }
  Object.assign(globalThis, { Module: runtime })
  const landmarker = await failingAs('MODEL_NOT_LOADED', async () =>
    PoseLandmarker.createFromOptions(
      { wasmLoaderPath: loader, wasmBinaryPath: wasm },
      {
        baseOptions: { modelAssetBuffer: await fetchBytes(model), delegate: 'CPU' },
        runningMode: 'VIDEO',
        numPoses: 1,
        canvas: new OffscreenCanvas(1, 1),
      },
    ),
  )
  let previous = -1
  return {
    follow: (picture, timestamp) => {
      // The engine counts in milliseconds and accepts no time twice.
      previous = Math.max(previous + 1, Math.round(timestamp * 1_000))
      return landmarker.detectForVideo(picture, previous)
    },
    toFindAll: async () => {
      await landmarker.setOptions({ runningMode: 'IMAGE', numPoses: MAX_PEOPLE_COUNTED })
      return (picture) => landmarker.detect(picture)
    },
    close: () => landmarker.close(),
  }
}

/** The runtime reads pictures through WebGL, even on the CPU; a browser may emulate it. */
const hasWebGl = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('webgl2') !== null

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}
