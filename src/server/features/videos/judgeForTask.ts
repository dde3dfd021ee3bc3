/** Judges an analysed recording again where its observation's task is of another kind than it was judged for. */
import type { Selectable } from 'kysely'
import { type Movement, movementOf, type TaskPrinciples } from '#domain/observations/principles.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { VideosTable } from '../../platform/db/tables.ts'
import { judgementColumns, judgeWithCurrentThresholds } from './analysedVideo.ts'
import { readPoseFrames, updateFrameVerdicts } from './videoQueries.ts'

type StoredVideo = Selectable<VideosTable>

/** Returns the video with its new verdicts. `judgedFor`: what it was judged as. */
export async function judgeForTask(
  transaction: Transaction,
  actor: Parameters<typeof saveChangedColumns>[1],
  { video, judgedFor, task }: { video: StoredVideo; judgedFor: Movement; task: TaskPrinciples },
): Promise<StoredVideo> {
  const movement = movementOf(task)
  // Pushing and pulling are judged alike.
  if (
    (movement === 'LIFT') === (judgedFor === 'LIFT') ||
    video.thresholds_version === null ||
    video.skeleton_misfit_at
  )
    return video
  const frames = await readPoseFrames(transaction, video.id)
  const judgement = judgeWithCurrentThresholds(frames, null, {
    duration: video.recording_duration ?? 0,
    cameraMotion: video.camera_motion,
    task: movement,
  })
  const { judgement: principles, ...columns } = judgementColumns(judgement)
  await updateFrameVerdicts(transaction, video.id, judgement.frames)
  await saveChangedColumns(transaction, actor, {
    entity: 'videos',
    record: video,
    set: { ...columns, judgement: principles },
  })
  return { ...video, ...columns, judgement: judgement.principles }
}
