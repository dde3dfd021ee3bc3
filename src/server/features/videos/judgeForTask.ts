/** Judges an analysed recording again where its observation's task asks for something else than it was judged for. */
import { judgedAs, type TaskPrinciples } from '#domain/observations/principles.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Row } from '../../platform/db/tables.ts'
import { judgementColumns, judgeWithCurrentThresholds, movedLift } from './analysedVideo.ts'
import { readPoseFrames, updateFrameVerdicts } from './videoQueries.ts'

type StoredVideo = Row<'videos'>

/** Returns the video with its new verdicts. `judgedFor`: the task that it was judged for; null: it was not known. */
export async function judgeForTask(
  transaction: Transaction,
  actor: Parameters<typeof saveChangedColumns>[1],
  { video, judgedFor, task }: JudgedForTask,
): Promise<StoredVideo> {
  const as = judgedAs(task)
  if (
    JSON.stringify(as) === JSON.stringify(judgedAs(judgedFor)) ||
    video.thresholds_version === null ||
    video.skeleton_misfit_at
  )
    return video
  const frames = await readPoseFrames(transaction, video.id)
  const judgement = judgeWithCurrentThresholds(frames, movedLift(video), {
    duration: video.recording_duration ?? 0,
    cameraMotion: video.camera_motion,
    ...as,
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

interface JudgedForTask {
  video: StoredVideo
  judgedFor: TaskPrinciples | null
  task: TaskPrinciples
}
