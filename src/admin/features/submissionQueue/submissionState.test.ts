import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newObservationFormState } from './observationFormState.ts'
import { mayEdit, type QueuedSubmission } from './queuedSubmission.ts'
import {
  afterEvent,
  expire,
  isDue,
  isForgotten,
  nextDue,
  retryDelayMs,
  type SubmissionEvent,
} from './submissionState.ts'

const NOW = new Date('2026-11-22T08:00:00.000Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000)
const DAY = 86_400

const WAITING: QueuedSubmission = {
  id: 'k1',
  clientId: 'c1',
  createdAt: NOW.toISOString(),
  state: 'waiting',
  form: newObservationFormState(NOW),
  data: { video: {} },
  recording: null,
  tries: 0,
  nextTryAt: null,
  failure: null,
  delivery: 'none',
  observationId: null,
  sentAt: null,
  replaces: null,
}
const REFUSED = { message: 'This task is gone.', field: 'task_id', existingId: null }

const after = (...events: SubmissionEvent[]) =>
  events.reduce((submission, event) => afterEvent(submission, event, NOW), WAITING)

const STARTED = { type: 'started', mayArrive: true } as const
const LOST = { type: 'unanswered', mayHaveArrived: true } as const

describe('[45.21] states of a submission', () => {
  it('an answer makes it sent, and frees the room of its recording', () => {
    const sent = after(STARTED, { type: 'recorded', observationId: 'o1' })
    expect(sent).toMatchObject({ state: 'sent', observationId: 'o1', recording: null })
    expect(isForgotten(sent, later(DAY - 1))).toBe(false)
    expect(isForgotten(sent, later(DAY + 1))).toBe(true)
  })

  it('[45.84] it waits with the reason where something on the way answered', () => {
    const failure = { message: 'A web filter (403)', field: null, existingId: null }
    expect(after(STARTED, { ...LOST, failure })).toMatchObject({ state: 'waiting', failure })
    expect(after(STARTED, { ...LOST, failure }, STARTED, LOST).failure).toBeNull()
  })

  it('without an answer it waits, each time longer, up to ten minutes', () => {
    let submission = WAITING
    const waits = Array.from({ length: 8 }, () => {
      submission = afterEvent(afterEvent(submission, STARTED, NOW), LOST, NOW)
      return (Date.parse(submission.nextTryAt ?? '') - NOW.getTime()) / 1_000
    })
    expect(waits).toEqual([5, 15, 45, 120, 300, 600, 600, 600])
    expect(retryDelayMs(1)).toBe(5_000)
    expect(isDue(submission, later(599))).toBe(false)
    expect(isDue(submission, later(599), true)).toBe(true)
    expect(isDue(submission, later(600))).toBe(true)
  })

  it('a refusal needs the person, who keeps everything typed and may change it or send it again', () => {
    const refused = after(STARTED, { type: 'refused', failure: REFUSED })
    expect(refused).toMatchObject({ state: 'needsYou', failure: REFUSED, form: WAITING.form })
    expect([isDue(refused, later(DAY), true), mayEdit(refused)]).toEqual([false, true])
    expect(isDue(afterEvent(refused, { type: 'retried' }, NOW), NOW)).toBe(true)
  })

  it('one that the server may have recorded cannot be changed until there is an answer', () => {
    expect(mayEdit(WAITING)).toBe(true)
    expect(mayEdit(after(STARTED))).toBe(false)
    expect(mayEdit(after(STARTED, LOST))).toBe(false)
    const offline = [
      { type: 'started', mayArrive: false },
      { type: 'unanswered', mayHaveArrived: false },
    ] as const
    expect(mayEdit(after(...offline))).toBe(true)
    expect(mayEdit(after(STARTED, LOST, ...offline))).toBe(false)
    const limited = [STARTED, { type: 'postponed', before: 'none' }] as const
    expect(after(...limited)).toMatchObject({ state: 'waiting', delivery: 'refused' })
  })

  it('an unexpected error of the server is tried again, and says what it was', () => {
    const failed = after(STARTED, { type: 'failed', failure: REFUSED })
    expect(failed).toMatchObject({ state: 'waiting', failure: REFUSED, delivery: 'unknown' })
  })

  it('[45.27] after 25 days it needs the person, because the server forgets keys after 30', () => {
    const message = 'too old'
    const at = (days: number) => expire(WAITING, { now: later(days * DAY), message })
    expect(at(24.9).state).toBe('waiting')
    expect(at(25.1)).toMatchObject({ state: 'needsYou', failure: { message } })
    const now = later(26 * DAY)
    const retried = afterEvent(at(25.1), { type: 'retried' }, now)
    expect(expire(retried, { now, message })).toMatchObject({ state: 'waiting' })
  })
})

describe('[45.22] whatever happens in whatever order', () => {
  const events = fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('started' as const), mayArrive: fc.boolean() }),
      fc.constant({ type: 'recorded' as const, observationId: 'o1' }),
      fc.constant({ type: 'refused' as const, failure: REFUSED }),
      fc.record({ type: fc.constant('unanswered' as const), mayHaveArrived: fc.boolean() }),
      fc.constant({ type: 'postponed' as const, before: 'none' as const }),
      fc.constant({ type: 'failed' as const, failure: REFUSED }),
      fc.constant({ type: 'retried' as const }),
    ),
  )

  it('nothing typed is lost, a recorded one is never sent again, and nothing else waits for ever', () => {
    fc.assert(
      fc.property(events, (happened) => {
        let submission = WAITING
        for (const event of happened) {
          const before = submission
          submission = afterEvent(before, event, NOW)
          expect(submission).toMatchObject({
            id: WAITING.id,
            form: WAITING.form,
            data: WAITING.data,
          })
          if (before.state === 'sent') expect(submission).toBe(before)
        }
        const isSettled = submission.state === 'sent' || submission.state === 'needsYou'
        expect(isDue(submission, later(601), true)).toBe(!isSettled)
        expect(isDue(submission, later(601))).toBe(!isSettled)
      }),
    )
  })

  it('every one that is due has its turn, although the first one never gets an answer', () => {
    let queue = Array.from({ length: 5 }, (_, index) => ({
      ...WAITING,
      id: `k${index}`,
      createdAt: later(index).toISOString(),
    }))
    const turns: unknown[] = []
    for (let round = 0; round < queue.length; round++) {
      const now = later(queue.length + round)
      const next = nextDue(queue, { now, isUrgent: true, except: new Set() })
      turns.push(next?.id)
      queue = queue.map((one) =>
        one.id === next?.id ? afterEvent(afterEvent(one, STARTED, now), LOST, now) : one,
      )
    }
    expect(turns).toEqual(['k0', 'k1', 'k2', 'k3', 'k4'])
  })
})
