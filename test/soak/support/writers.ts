/**
 * Writes observations with their videos, and help requests. What got no answer is repeated with the same idempotency
 * keys, as the app does, so that in the end each was written once.
 */
import { randomUUID } from 'node:crypto'
import { type Caller, CallLost, CallRefused, NORTHWIND, signIn } from './caller.ts'

export interface Ledger {
  /** Ids of acknowledged observations and their videos, by the note that each observation carries. */
  observations: Map<string, { id: string; videoId: string }>
  /** Subjects of acknowledged help requests. */
  helpRequests: string[]
  /** Answers that nobody should get. */
  faults: string[]
}

export const newLedger = (): Ledger => ({ observations: new Map(), helpRequests: [], faults: [] })

export interface Writer {
  /**
   * Makes one call: an observation's video first, then the observation. Throws CallLost and CallRefused; the next call
   * then repeats the one that failed.
   */
  write: () => Promise<void>
}

/** A combination that the demo has an observation of. */
export interface Place {
  task_id: string
  location_id: string
  department_id: string
  observee_id: string
}

/** Returns writers who take turns as the people of the demo's first company. */
export async function signInWriters(
  port: number,
  count: number,
  ledger: Ledger,
): Promise<Writer[]> {
  const observers = NORTHWIND.filter((email) => /^(super|observer)@/.test(email))
  const callers = await Promise.all(observers.map((email) => signIn(port, email)))
  const places = await readPlaces(callers[0]!)
  return Array.from({ length: count }, (_, index) =>
    createWriter(callers[index % callers.length]!, places, ledger),
  )
}

export async function readPlaces(caller: Caller): Promise<Place[]> {
  const { rows } = await caller.call<{ rows: (Place & { observee_id: string | null })[] }>(
    `{ rows: allObservations(filter: { take: 100, type: [MANUAL_TASK] }) {
      task_id location_id department_id observee_id
    } }`,
  )
  const places = rows.filter(({ observee_id }) => observee_id !== null)
  if (places.length === 0) throw new Error('The demo has no observation to take places from.')
  return places
}

/** One observation on its way: the keys stay the same until it is acknowledged. */
interface Submission {
  note: string
  videoKey: string
  observationKey: string
  videoId: string | null
  input: object
}

let minutes = 0

function newSubmission(places: readonly Place[]): Submission {
  minutes += 1
  const { observee_id, ...place } = places[minutes % places.length]!
  // Every third is correct; an incorrect one of a known person enqueues an alert.
  const isCorrect = minutes % 3 === 0
  const note = `soak ${randomUUID()}`
  return {
    note,
    videoKey: randomUUID(),
    observationKey: randomUUID(),
    videoId: null,
    input: {
      ...place,
      ...(minutes % 2 === 0 ? { observee_id } : { unlinked_observee_name: note }),
      // A minute of its own, long before those of the demo.
      date: new Date(FIRST_MINUTE + minutes * 60_000).toISOString(),
      technique: isCorrect ? 'correct' : 'incorrect',
      review_type: 'MANUAL_TASK',
      notes: note,
    },
  }
}

const FIRST_MINUTE = Date.parse('2024-01-01T00:00:00Z')

export const UPLOAD_VIDEO = `mutation ($input: UploadVideoInput!, $idempotencyKey: String) {
  made: uploadVideo(input: $input, idempotencyKey: $idempotencyKey) { id }
}`
export const CREATE_OBSERVATION = `mutation ($input: CreateObservationInput!, $idempotencyKey: String) {
  made: createObservation(input: $input, idempotencyKey: $idempotencyKey) { id }
}`

/** Answers of a form that make this technique. */
export const answersOf = (technique: 'correct' | 'incorrect') => ({
  isBigEngines: true,
  isTwisting: false,
  isDipNDrive: true,
  isInsideBase: technique === 'correct',
})

interface Made {
  made: { id: string }
}

export function createWriter(caller: Caller, places: readonly Place[], ledger: Ledger): Writer {
  let submission = newSubmission(places)
  return {
    write: async () => {
      const { note, videoKey, observationKey, input } = submission
      const { technique } = input as { technique: 'correct' | 'incorrect' }
      if (submission.videoId === null) {
        const variables = { input: answersOf(technique), idempotencyKey: videoKey }
        submission.videoId = (await caller.call<Made>(UPLOAD_VIDEO, variables)).made.id
        return
      }
      const { videoId } = submission
      const variables = { input: { ...input, video_id: videoId }, idempotencyKey: observationKey }
      const { made } = await caller.call<Made>(CREATE_OBSERVATION, variables)
      ledger.observations.set(note, { id: made.id, videoId })
      submission = newSubmission(places)
    },
  }
}

export const HELP_MESSAGE = 'Written by the soak.'

/** Asks for help, which mails two people; a person who did so too often is refused. */
export async function requestHelp(caller: Caller, ledger: Ledger): Promise<void> {
  const subject = `soak ${randomUUID()}`
  try {
    await caller.call(`mutation ($input: HelpRequestInput!) { sendHelpRequest(input: $input) }`, {
      input: { subject, message: HELP_MESSAGE },
    })
    ledger.helpRequests.push(subject)
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'RATE_LIMITED') throw error
  }
}

/** Writes until `isOver`, or until the product no longer answers. A refusal is a fault. */
export async function writeUntilLost(
  writer: Writer,
  ledger: Ledger,
  isOver: () => boolean = () => false,
): Promise<void> {
  while (!isOver())
    try {
      await writer.write()
    } catch (error) {
      if (error instanceof CallLost) return
      if (!(error instanceof CallRefused)) throw error
      ledger.faults.push(`A correct observation was refused: ${error.message}`)
      return
    }
}
