/** Finds the person in each frame of a recording, in a worker of its own; nothing is sent anywhere. */
import loaderUrl from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url'
import wasmUrl from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url'
import modelUrl from 'virtual:pose-model-url'
// oxlint-disable-next-line import/default -- the bundler makes the export
import workerUrl from './analysisWorker.ts?worker&url'
import type { Rotation } from 'mediabunny'
import { asSent } from '#domain/videos/analysisInput.ts'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { POSE_MODEL_HASH } from '#domain/videos/poseModels.ts'
import { trustedScriptUrl } from '../../foundation/chunks/trustedScriptUrl.ts'
import { analysisFailure } from './analysisFailure.ts'
import type {
  AnalysisMessage,
  AnalysisRequest,
  CompletedAnalysis,
  Crowd,
  RecordingPart,
  StillsMessage,
  StillsRequest,
} from './analysisMessages.ts'
import type { PersonPath } from './followedPerson.ts'

export type { Crowd, RecordingPart }

export interface AnalysisOptions {
  /** Frames done and in all; now and then with a small still of the frame and the detected person. */
  onProgress?: ((done: number, total: number, preview: ImageBitmap | null) => void) | undefined
  /** Ends the worker. */
  signal?: AbortSignal | undefined
  /** The part to analyse, at most 60 seconds; without one the whole recording. */
  part?: RecordingPart | null | undefined
  /** Degrees clockwise by which the picture is turned. */
  turn?: Rotation | undefined
  /** Person to follow among several. */
  person?: PersonPath | null | undefined
}

/** Times count from the start of the analysed part. */
export interface RecordingAnalysis extends Omit<CompletedAnalysis, 'people'> {
  frames: PoseFrame[]
  /** SHA-256 of the pose model. */
  modelHash: string
}

/** Rejects with an AnalysisFailure. */
export function analyseRecording(
  file: Blob,
  { onProgress, signal, part = null, turn = 0, person = null }: AnalysisOptions = {},
): Promise<RecordingAnalysis> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(analysisFailure('CANCELLED'))
    const worker = startWorker()
    const cancel = () => end(() => reject(analysisFailure('CANCELLED')))
    let idle = 0
    let isReading = false
    // Ticks instead of a clock: a machine that has slept owes no frames.
    const watch = setInterval(() => {
      idle = isReading ? idle + 1 : 0
      if (idle >= LONGEST_WAIT) end(() => reject(analysisFailure('DAMAGED')))
    }, 1_000)
    const end = (report: () => void) => {
      clearInterval(watch)
      signal?.removeEventListener('abort', cancel)
      worker.terminate()
      report()
    }
    signal?.addEventListener('abort', cancel)
    const frames: PoseFrame[] = []
    // A worker that fails outside of an analysis could not be loaded.
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      end(() => reject(analysisFailure('MODEL_NOT_LOADED', { cause: event.message })))
    })
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisMessage>) => {
      idle = 0
      if (data.kind === 'reading') isReading = data.is
      else if (data.kind === 'frame') {
        frames.push(data.frame)
        onProgress?.(data.done, data.total, data.preview)
      } else if (data.kind === 'failed') {
        const { code, message, kind: _kind, ...details } = data
        end(() => reject(analysisFailure(code, { cause: message, ...details })))
      } else {
        const { people, kind: _kind, ...rest } = data
        const counted = frames.map((frame, index) => ({ ...frame, people: people[index] ?? 0 }))
        end(() => resolve({ ...rest, frames: asSent(counted), modelHash: POSE_MODEL_HASH }))
      }
    })
    worker.postMessage({ file, part, turn, person, engine: engineUrls() } satisfies AnalysisRequest)
  })
}

/** Seconds. */
const LONGEST_WAIT = 20

/** Returns the pictures of analysed frames, by their time; those that cannot be read are missing. */
export function stillsOfRecording(
  request: StillsRequest,
  signal: AbortSignal,
): Promise<StillsMessage> {
  const worker = startWorker()
  const ended = new Promise<StillsMessage>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<StillsMessage>) => resolve(data))
    worker.addEventListener('error', () => resolve([]))
    signal.addEventListener('abort', () => resolve([]))
  })
  worker.postMessage(request)
  return ended.finally(() => worker.terminate())
}

const startWorker = () => new Worker(trustedScriptUrl(workerUrl), { type: 'module' })

/** A worker resolves addresses against its own script. */
const engineUrls = () => ({
  loader: new URL(loaderUrl, location.href).href,
  wasm: new URL(wasmUrl, location.href).href,
  model: new URL(modelUrl, location.href).href,
})
