import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Technique } from '../enumerations.ts'
import {
  findObservationToFollow,
  type FollowUpFacts,
  type ObservedAttempt,
  settleFollowUps,
} from './followUpState.ts'

const DAY = 86_400_000
const day = (number: number) => new Date(number * DAY)

/** 'i' incorrect, 'c' correct, '?' undecided; one a day. Ids are places. */
const attemptsOf = (word: string): ObservedAttempt[] =>
  word.split('').map((letter, place) => ({
    id: String(place),
    date: day(place),
    technique: { i: 'incorrect', c: 'correct', '?': null }[letter] as Technique | null,
  }))

const followUp = (place: number, more: Partial<FollowUpFacts> = {}): FollowUpFacts => ({
  id: `f${place}`,
  observation_id: String(place),
  created_at: day(place),
  coached_at: null,
  ...more,
})

const progressOf = (word: string, coachedOn: number | null = null) =>
  settleFollowUps(
    [followUp(0, { coached_at: coachedOn === null ? null : day(coachedOn) })],
    attemptsOf(word),
  ).get('f0')

describe('[51.3] the state of a follow-up', () => {
  it.each([
    ['i', 'OPEN', null, 0],
    ['i?', 'OPEN', null, 0],
    ['ii', 'OPEN', null, 0],
    ['ic', 'CLOSED', '1', 0],
    ['iicc', 'CLOSED', '2', 0],
    ['ici', 'OPEN', null, 1],
    ['icic', 'CLOSED', '3', 1],
    ['icicci', 'OPEN', null, 2],
    ['c', 'WITHDRAWN', null, 0],
    ['?ci', 'WITHDRAWN', null, 0],
  ])('after %s is %s', (word, state, closedBy, reopened) => {
    expect(progressOf(word)).toMatchObject({
      state,
      closed_by_observation_id: closedBy,
      reopened_count: reopened,
    })
  })

  it.each([
    ['i', 1.5, 'COACHED', null],
    ['ii', 0.5, 'OPEN', '1'],
    ['ii', 1.5, 'COACHED', null],
    ['ic', 0.5, 'CLOSED', null],
    ['ici', 1.5, 'OPEN', '2'],
    ['ici', 2.5, 'COACHED', null],
  ])('after %s with coaching on day %s is %s', (word, coached, state, reopenedBy) => {
    expect(progressOf(word, coached)).toMatchObject({ state, reopened_by: reopenedBy })
  })

  it('withdraws one whose observation is gone, and goes on with the newest of several', () => {
    const states = (word: string) => {
      const settled = settleFollowUps([followUp(0), followUp(1)], attemptsOf(word))
      return ['f0', 'f1'].map((id) => settled.get(id)?.state)
    }
    expect(states('ii')).toEqual(['WITHDRAWN', 'OPEN'])
    expect(states('ic')).toEqual(['CLOSED', 'WITHDRAWN'])
    expect(settleFollowUps([followUp(7)], attemptsOf('ii')).get('f7')?.state).toBe('WITHDRAWN')
  })
})

const words = fc.stringMatching(/^[ic?]{0,12}$/u)
const followUps = fc.uniqueArray(fc.record({ place: fc.nat(12), coached: fc.option(fc.nat(14)) }), {
  maxLength: 4,
  selector: ({ place }) => place,
})
const factsOf = (chosen: readonly { place: number; coached: number | null }[]) =>
  chosen.map(({ place, coached }) =>
    followUp(place, { coached_at: coached === null ? null : day(coached + 0.5) }),
  )

describe('[51.3] whatever happens', () => {
  it('at most one of a person and task goes on, and it is closed by a later correct one alone', () => {
    fc.assert(
      fc.property(words, followUps, (word, chosen) => {
        const attempts = attemptsOf(word)
        const settled = settleFollowUps(factsOf(chosen), attempts)
        const going = [...settled].filter(([, { state }]) => state !== 'WITHDRAWN')
        expect(settled.size).toBe(chosen.length)
        expect(going.length).toBeLessThanOrEqual(1)
        for (const [id, { state, closed_by_observation_id: closedBy }] of going) {
          const own = Number(id.slice(1))
          expect(word[own]).toBe('i')
          const decided = word.slice(own + 1).replaceAll('?', '')
          expect(state === 'CLOSED').toBe(decided.endsWith('c'))
          expect(closedBy === null).toBe(state !== 'CLOSED')
          if (closedBy === null) continue
          expect(Number(closedBy)).toBeGreaterThan(own)
          expect(word.slice(Number(closedBy)).replaceAll('?', '')).toMatch(/^c+$/u)
          expect(word.slice(own, Number(closedBy)).replaceAll('?', '')).toMatch(/i$/u)
        }
      }),
    )
  })

  it('the order in which observations and follow-ups are read does not matter', () => {
    fc.assert(
      fc.property(
        words,
        followUps,
        fc.infiniteStream(fc.double({ noNaN: true })),
        (word, chosen, noise) => {
          const shuffled = <T>(values: readonly T[]): T[] =>
            values
              .map((value) => [noise.next().value as number, value] as const)
              .toSorted(([a], [b]) => a - b)
              .map(([, value]) => value)
          const attempts = attemptsOf(word)
          const facts = factsOf(chosen)
          const one = settleFollowUps(facts, attempts)
          const other = settleFollowUps(shuffled(facts), shuffled(attempts))
          for (const [id, progress] of one) expect(other.get(id)).toEqual(progress)
        },
      ),
    )
  })
})

describe('[51.5] one opens by itself', () => {
  const found = (word: string, count: number | null, since: number | null = null) =>
    findObservationToFollow(attemptsOf(word), { count, since: since === null ? null : day(since) })

  it.each([
    ['i', 1, null, '0'],
    ['ii', 3, null, null],
    ['ci?ii', 3, null, '4'],
    ['iic', 1, null, null],
    ['iici', 2, null, null],
    ['iii', null, null, null],
    ['iii', 2, 1, null],
    ['iiii', 2, 1, '3'],
  ])('after %s with %s in a row, deleted on day %s: %s', (word, count, since, id) => {
    expect(found(word, count, since)).toBe(id)
  })

  it('for the newest observation, which is incorrect, or for none', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 10 }), (word, count) => {
        const decided = word.replaceAll('?', '')
        const streak = /i*$/u.exec(decided)?.[0].length ?? 0
        expect(found(word, count)).toBe(streak >= count ? String(word.lastIndexOf('i')) : null)
      }),
    )
  })
})
