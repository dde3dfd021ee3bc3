/** Judges an analysed recording again where its observation's task asks for something else than it was judged for. */
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import {
  type JudgedAs,
  judgedAs,
  PRINCIPLES,
  type TaskPrinciples,
} from '#domain/observations/principles.ts'
import { CURRENT_THRESHOLDS_VERSION } from '#domain/videos/thresholds.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Row } from '../../platform/db/tables.ts'
import {
  judgementColumns,
  judgeWithCurrentThresholds,
  movedLift,
  type StoredJudgement,
} from './analysedVideo.ts'
import { readPoseFrames, updateFrameVerdicts } from './videoQueries.ts'

type StoredVideo = Row<'videos'>

/** Returns the video with its new verdicts. `judgedFor`: the task that it was judged for; null: it was not known. */
export async function judgeForTask(
  transaction: Transaction,
  actor: Actor,
  { video, judgedFor, task }: JudgedForTask,
): Promise<StoredVideo> {
  const as = judgedAs(task)
  if (JSON.stringify(as) === JSON.stringify(judgedAs(judgedFor)) || !isJudgedHere(video))
    return video
  return saveJudgement(transaction, actor, video, await judge(transaction, video, as))
}

interface JudgedForTask {
  video: StoredVideo
  judgedFor: TaskPrinciples | null
  task: TaskPrinciples
}

/**
 * Returns the video with the verdicts for its observation's task, which may have changed while an override kept it from
 * being judged again. Verdicts by earlier thresholds stay, unless they are of another movement.
 */
export async function judgeTakenBack(
  transaction: Transaction,
  actor: Actor,
  { video, task }: Pick<JudgedForTask, 'video' | 'task'>,
): Promise<StoredVideo> {
  const as = judgedAs(task)
  const isComparable =
    video.thresholds_version === CURRENT_THRESHOLDS_VERSION || movementJudged(video) !== as.task
  if (!isJudgedHere(video) || !isComparable) return video
  const judged = await judge(transaction, video, as)
  const isSame = PRINCIPLES.every(
    (principle) => judged.principles[principle].verdict === video[ANSWER_COLUMNS[principle]],
  )
  return isSame ? video : saveJudgement(transaction, actor, video, judged)
}

type Actor = Parameters<typeof saveChangedColumns>[1]

const isJudgedHere = (video: StoredVideo): boolean =>
  video.thresholds_version !== null && !video.skeleton_misfit_at

const movementJudged = ({ judgement }: StoredVideo): JudgedAs['task'] =>
  (judgement as StoredJudgement | null)?.DIP_N_DRIVE.reason === 'NOT_JUDGED' ? 'LIFT' : 'PUSH'

const judge = async (transaction: Transaction, video: StoredVideo, as: JudgedAs) =>
  judgeWithCurrentThresholds(await readPoseFrames(transaction, video.id), movedLift(video), {
    duration: video.recording_duration ?? 0,
    cameraMotion: video.camera_motion,
    ...as,
  })

async function saveJudgement(
  transaction: Transaction,
  actor: Actor,
  video: StoredVideo,
  judged: Awaited<ReturnType<typeof judge>>,
): Promise<StoredVideo> {
  const { judgement, ...columns } = judgementColumns(judged)
  await updateFrameVerdicts(transaction, video.id, judged.frames)
  await saveChangedColumns(transaction, actor, {
    entity: 'videos',
    record: video,
    set: { ...columns, judgement },
  })
  return { ...video, ...columns, judgement: judged.principles }
}
