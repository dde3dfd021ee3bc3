/** Judges the stored keypoints of an observation with the current thresholds, and compares. */
import type { JudgeAgainChange, JudgedPrincipleChange } from '#api/generated/contract.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { judgedAs, PRINCIPLES } from '#domain/observations/principles.ts'
import type { Judgement } from '#domain/videos/judgement.ts'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { judgementColumns, judgeWithCurrentThresholds, movedLift } from '../videos/analysedVideo.ts'
import type { VideoChanges } from '../videos/changeVideo.ts'
import { judgedObservation } from '../videos/evaluateAnswers.ts'
import type { AnalysedObservation } from './judgeAgainQueries.ts'

export interface JudgedAgain {
  judgement: Judgement
  changes: Required<VideoChanges>
  /** null: all verdicts stay. */
  difference: JudgeAgainChange | null
  /** true: something stored changes, if only thresholds, evidence or lift times. */
  isStale: boolean
}

export function judgeStored(
  { observation, video, task }: Omit<AnalysedObservation, 'id'>,
  frames: readonly PoseFrame[],
): JudgedAgain {
  const judgement = judgeWithCurrentThresholds(frames, movedLift(video), {
    duration: video.recording_duration ?? 0,
    cameraMotion: video.camera_motion,
    isMisfit: video.skeleton_misfit_at !== null,
    ...judgedAs(task),
  })
  const columns = judgementColumns(judgement)
  const verdict = judgedObservation(task, { ...video, ...columns })
  const principles: JudgedPrincipleChange[] = PRINCIPLES.flatMap((principle) => {
    const column = ANSWER_COLUMNS[principle]
    const [from, to] = [video[column], columns[column as keyof typeof columns] as boolean | null]
    return from === to ? [] : [{ principle, from, to }]
  })
  const isChanged = principles.length > 0 || observation.technique !== verdict.technique
  return {
    judgement,
    changes: { video: columns, observation: verdict },
    difference: isChanged
      ? {
          observation_id: observation.id,
          name: observation.name,
          date: new Date(observation.date).toISOString(),
          task_name: task.name,
          technique_from: observation.technique,
          technique_to: verdict.technique,
          principles,
        }
      : null,
    isStale: isChanged || !isSame(video, columns),
  }
}

/** Evidence follows from everything else. */
const isSame = (video: object, columns: object): boolean =>
  Object.entries(columns).every(
    ([column, value]) =>
      column === 'judgement' ||
      JSON.stringify(value) === JSON.stringify((video as Record<string, unknown>)[column]),
  )
