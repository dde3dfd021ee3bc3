/**
 * The recording that this page has analysed last. A form refers to it by its id, so that neither a draft nor the comparison
 * of two submissions carries a video; no form refers to an earlier one.
 */
import type { VideoAnalysisInput } from '#api/generated/contract.ts'
import { toAnalysisKeypoints } from '#domain/videos/analysisInput.ts'
import type { TaskPrinciples } from '#domain/observations/principles.ts'
import type { Judgement, LiftInterval } from '#domain/videos/judgement.ts'
import { uploadFile } from '../../parts/uploads/uploadFile.ts'
import type { AnalysisOptions, RecordingAnalysis } from './analyseRecording.ts'
import { toMilliseconds } from './poseOfResult.ts'

export interface AnalysedRecording {
  id: string
  /** The recording itself, and what of it was analysed. */
  file: File
  how: Pick<AnalysisOptions, 'part' | 'turn'>
  recording: RecordingAnalysis
  /** Lift whose verdict is submitted, as a person has chosen; null: the worst. */
  lift: LiftInterval | null
  /** `lift`: null for the worst one. `task`: null where it is not chosen yet. */
  judge: (lift: LiftInterval | null, task: TaskPrinciples | null) => Judgement
}

let latest: AnalysedRecording | null = null

export const analysedRecordings = {
  add: (analysed: AnalysedRecording): void => {
    latest = analysed
  },
  /** null: the page was reloaded since. */
  get: (id: string): AnalysedRecording | null => (latest?.id === id ? latest : null),
}

/** Uploads the overlay, and the recording itself where the person wants it, each once; returns the analysis as input. */
export async function toAnalysisInput(
  analysed: AnalysedRecording,
  { clientId, withRecording }: { clientId: string; withRecording: boolean },
): Promise<VideoAnalysisInput> {
  const [overlayLocation, recordingLocation] = await Promise.all([
    uploadOnce(analysed.recording.overlay, clientId),
    withRecording ? uploadOnce(analysed.file, clientId) : null,
  ])
  return {
    ...analysisWithoutFiles(analysed),
    overlayLocation,
    ...(recordingLocation ? { recordingLocation } : {}),
  }
}

export function analysisWithoutFiles({
  recording: { frames, modelHash, width, height, duration, cameraMotion },
  lift,
}: AnalysedRecording): Omit<VideoAnalysisInput, 'overlayLocation' | 'recordingLocation'> {
  return {
    keypoints: toAnalysisKeypoints(frames),
    modelHash,
    pictureWidth: width,
    pictureHeight: height,
    duration,
    cameraMotion,
    ...(lift
      ? { liftStartTime: toMilliseconds(lift.start), liftEndTime: toMilliseconds(lift.end) }
      : {}),
  }
}

/** A repeated submission refers to the same upload, so that it is recognised as the same. */
const uploads = new WeakMap<Blob, Promise<string>>()

function uploadOnce(video: Blob, clientId: string): Promise<string> {
  const earlier = uploads.get(video)
  if (earlier) return earlier
  const type = video.type.split(';')[0] ?? ''
  const file = video instanceof File ? video : new File([video], 'overlay', { type })
  const upload = uploadFile(file, type, {
    kind: 'OBSERVATION_VIDEO',
    clientId,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  uploads.set(video, upload)
  upload.catch(() => uploads.delete(video))
  return upload
}
