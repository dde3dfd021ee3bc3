import { describe, expect, it } from 'vitest'
import type { Area } from './countPeople.ts'
import { pathsOf, peopleAround, surroundings } from './followedPerson.ts'

/** A person of a third of the picture's height. */
const standing = (left: number): Area => ({ left, right: left + 0.2, top: 0.3, bottom: 0.8 })
const bent = (left: number): Area => ({ left, right: left + 0.3, top: 0.5, bottom: 0.8 })

describe('one of several people', () => {
  it('[41.37] is followed by where they are, from the left to the right, whoever is larger', () => {
    const { at, paths } = pathsOf([
      { at: 0, people: [standing(0.1)] },
      { at: 0.5, people: [standing(0.55), standing(0.12)] },
      { at: 1, people: [bent(0.1), standing(0.5)] },
      { at: 1.5, people: [standing(0.45)] },
    ])
    expect(at).toBe(0.5)
    const lefts = paths.map((path) => path.map(({ at, area }) => [at, area.left]))
    expect(lefts).toEqual([
      [
        [0, 0.1],
        [0.5, 0.12],
        [1, 0.1],
      ],
      [
        [0, 0.1],
        [0.5, 0.55],
        [1, 0.5],
        [1.5, 0.45],
      ],
    ])
  })

  it('[41.37] does not jump to somebody far away', () => {
    const { paths } = pathsOf([
      { at: 0, people: [standing(0.1), standing(1.2)] },
      { at: 0.5, people: [standing(1.2)] },
    ])
    expect(paths.map((path) => path.length)).toEqual([1, 2])
  })

  it('[41.37] is looked for where they were and where they will be, with some room', () => {
    const path = [
      { at: 0, area: standing(0.1) },
      { at: 1, area: bent(0.2) },
    ]
    const { left, right, top, bottom } = surroundings(path, 0.5)
    expect([left < 0.1, right > 0.5, top < 0.3, bottom > 0.8]).toEqual([true, true, true, true])
    expect([left > 0, right < 0.6]).toEqual([true, true])
    expect(surroundings(path, 3)).toEqual(surroundings(path, 1))
  })

  it('[41.37] is alone unless somebody comes as near as to be mistaken for them', () => {
    const path = [{ at: 0, area: standing(0.1) }]
    expect(peopleAround(path, { at: 0, people: [standing(0.1), standing(0.6)] })).toBe(1)
    expect(peopleAround(path, { at: 0, people: [standing(0.1), standing(0.2)] })).toBe(2)
    expect(peopleAround(path, { at: 0, people: [] })).toBe(1)
  })
})
