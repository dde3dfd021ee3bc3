/** Calibration clips of the demo's recordings, whose truth is known, and what the demo's observer answered. */
import { v7 as uuid } from 'uuid'
import { columnsOfVerdict } from '#domain/calibration/calibrationRules.ts'
import { DAY_MS } from '#domain/dates.ts'
import {
  applicablePrinciples,
  PRINCIPLES,
  type Principle,
} from '#domain/observations/principles.ts'
import type { NewRow } from '../../platform/db/tables.ts'
import { type RowWriter, insertRows } from '../factories/insertRows.ts'
import type { UserRow } from '../factories/buildUser.ts'
import type { DemoObservation } from './demoObservations.ts'
import { truthOfRecording } from './demoRecordings.ts'

const CLIPS = 15

/** The newest clips: one is proposed only, and two wait for the observer. */
const WAITING = 3

interface DemoCalibration {
  clientId: string
  seeded: readonly DemoObservation[]
  people: readonly UserRow[]
  /** Person who confirms the agreed answers. */
  managerId: string
  today: Date
}

export async function buildDemoCalibration(
  db: RowWriter,
  { clientId, seeded, people, managerId, today }: DemoCalibration,
): Promise<void> {
  const observer = people.find(({ email }) => email.startsWith('observer@'))
  const lead = people.find(({ email }) => email.startsWith('super@'))
  if (!observer || !lead) return
  const clips: NewRow<'calibration_clips'>[] = []
  const answers: NewRow<'calibration_answers'>[] = []
  const recorded = seeded.filter(
    ({ observation, video }) =>
      video.file_location &&
      observation.user_id !== observer.id &&
      observation.observee_id !== observer.id,
  )
  for (const [index, { observation, video, task }] of recorded.slice(-CLIPS).entries()) {
    const truth = await truthOfRecording(video.file_location ?? '')
    const asked = applicablePrinciples(task)
    const verdict = Object.fromEntries(
      PRINCIPLES.map((name) => [name, asked.includes(name) ? truth[name] : null]),
    ) as Record<Principle, boolean | null>
    if (!Object.values(verdict).some((answer) => answer !== null)) continue
    const at = new Date(today.getTime() - (CLIPS - index) * DAY_MS)
    const isProposed = index === CLIPS - 1
    const clip = {
      client_id: clientId,
      id: uuid(),
      observation_id: observation.id,
      ...columnsOfVerdict(verdict),
      note: NOTES.find(([name]) => verdict[name] === false)?.[1] ?? null,
      created_by: lead.id,
      created_at: at,
      agreed_by: isProposed ? null : managerId,
      agreed_at: isProposed ? null : at,
    }
    clips.push(clip)
    if (index >= CLIPS - WAITING) continue
    // Now and then a fault is missed.
    const given = { ...verdict, ...(index % 4 === 1 ? { BIG_ENGINES: true } : {}) }
    answers.push({
      client_id: clientId,
      id: uuid(),
      clip_id: clip.id,
      user_id: observer.id,
      ...columnsOfVerdict({ ...given, ...(index % 5 === 2 ? { TURN_NOT_TWIST: null } : {}) }),
      created_at: new Date(at.getTime() + DAY_MS),
    })
  }
  await insertRows(db, clientId, 'calibration_clips', clips)
  await insertRows(db, clientId, 'calibration_answers', answers)
}

const NOTES: readonly (readonly [Principle, string])[] = [
  ['INSIDE_BASE', 'The load stays in front of the feet: the arms reach for it.'],
  ['BIG_ENGINES', 'The back bends and the knees stay almost straight.'],
  ['TURN_NOT_TWIST', 'The shoulders turn while the feet stay.'],
]
