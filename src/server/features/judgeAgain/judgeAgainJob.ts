/**
 * Job that judges the stored keypoints of a client's analysed observations again, with the current thresholds: reports
 * what would change, or applies it. What a person has reviewed or overridden stays.
 */
import type { JudgeAgainChange, JudgeAgainResult } from '#api/generated/contract.ts'
import { isAppError } from '#domain/errors.ts'
import { isReviewedByPerson } from '#domain/observations/aiReview.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import type { AuditActor } from '../../context/audit/audit.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import { defineJob } from '../../platform/queue/queue.ts'
import { ACCESS_REVOKED, requesterOf } from '../jobs/requestJob.ts'
import { userJobPayload } from '../jobs/userJobQueries.ts'
import { saveVideoChanges } from '../videos/changeVideo.ts'
import { lockObservationOf, readPoseFrames, updateFrameVerdicts } from '../videos/videoQueries.ts'
import {
  type AnalysedObservation,
  countAnalysed,
  readAnalysed,
  readPoses,
} from './judgeAgainQueries.ts'
import { type JudgedAgain, judgeStored } from './judgeStored.ts'

/** Observations whose keypoints are in memory together. */
const BATCH = 10

/** Changes of the report that are named. */
const MAX_LISTED = 100

/** Each observation is written by itself: a cancelled job leaves what it has applied, and a repeated one continues. */
export const judgeAgain = defineJob({
  kind: 'judgeAgain',
  payload: userJobPayload,
  handler: async (job, parts) => {
    const requester = await requesterOf(job, parts)
    if (!requester) return { state: 'failed', reason: ACCESS_REVOKED }
    const { db, now } = parts
    const { access } = requester
    const { check: isReport = false } = job.payload
    const session = job.userId === null ? null : { userId: job.userId }
    const actor: AuditActor = { session, requestId: job.id, now }
    const total = await countAnalysed(db, access)
    const report = startReport()
    let done = 0
    let after: string | null = null
    for (;;) {
      await parts.progress({ done, total })
      const rows = await readAnalysed(db, access, { after, take: BATCH })
      const last = rows.at(-1)
      if (!last) break
      const open = rows.filter(({ observation, video }) => !isReviewedByPerson(observation, video))
      report.skip(rows.length - open.length)
      const poses = await readPoses(
        db,
        open.map(({ video }) => video),
      )
      for (const [index, row] of open.entries()) {
        const judged = judgeStored(row, poses[index] ?? [])
        const applied =
          isReport || !judged.isStale ? judged : await applyJudgement(db, { access, actor, row })
        if (applied) report.add(applied)
        else report.skip(1)
      }
      done += rows.length
      after = last.id
    }
    const result = report.result()
    return { state: 'done', artifacts: { result, rows_done: done, rows_total: done } }
  },
})

interface Application {
  access: Access
  actor: AuditActor
  row: AnalysedObservation
}

/** Judges what is stored by now. Returns null when a person has decided or deleted it meanwhile. */
async function applyJudgement(
  db: Database,
  { access, actor, row }: Application,
): Promise<JudgedAgain | null> {
  const videoId = row.video.id
  try {
    return await db.write({ clientId: access.clientId }, async (transaction) => {
      const observation = await lockObservationOf(transaction, access, videoId)
      const video = await lockRecord(transaction, null, 'videos', { id: videoId })
      if (video.thresholds_version === null || isReviewedByPerson(observation, video)) return null
      const stored = { observation, video, task: row.task }
      const judged = judgeStored(stored, await readPoseFrames(transaction, videoId))
      await updateFrameVerdicts(transaction, videoId, judged.judgement.frames)
      await saveVideoChanges(transaction, actor, stored, judged.changes)
      return judged
    })
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return null
    throw error
  }
}

function startReport() {
  const listed: JudgeAgainChange[] = []
  const counts = new Map<string, number>()
  let [judged, changed, skipped] = [0, 0, 0]
  return {
    skip: (count: number) => {
      skipped += count
    },
    add: ({ difference }: JudgedAgain) => {
      judged += 1
      if (!difference) return
      changed += 1
      if (listed.length < MAX_LISTED) listed.push(difference)
      for (const { principle, from, to } of difference.principles) {
        const key = keyOf(principle, from ?? null, to ?? null)
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    },
    result: (): JudgeAgainResult => ({
      judged,
      changed,
      skipped,
      principles: PRINCIPLES.flatMap((principle) =>
        ANSWERS.flatMap((from) =>
          ANSWERS.flatMap((to) => {
            const count = counts.get(keyOf(principle, from, to)) ?? 0
            return count > 0 ? [{ principle, from, to, count }] : []
          }),
        ),
      ),
      observations: listed,
    }),
  }
}

const ANSWERS = [true, false, null] as const

const keyOf = (principle: string, from: boolean | null, to: boolean | null): string =>
  `${principle} ${from} ${to}`
