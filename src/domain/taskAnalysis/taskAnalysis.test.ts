import { describe, expect, it } from 'vitest'
import { REALISTIC_YEAR, scoreYears, syntheticYear } from '#test/support/syntheticYear.ts'
import type { Cell } from './fitEffects.ts'
import { compareGroups, discoveryLimit, nameGroups } from './taskAnalysis.ts'

const named = (cells: readonly Cell[]): string[] =>
  nameGroups([{ key: 'INSIDE_BASE', groups: compareGroups(cells) }])
    .filter(({ isNamed }) => isNamed)
    .map(({ group }) => group)

/** `shares` of each person in turn, ten observations each. */
const cellsOf = (group: string, shares: readonly number[], firstPerson = 0): Cell[] =>
  shares.map((share, index) => ({
    group,
    person: `person ${firstPerson + index}`,
    judged: 10,
    incorrect: Math.round(share * 10),
  }))

/** Nine tasks of sixty people with 10 to 20 percent incorrect. */
const ordinary = Array.from({ length: 9 }, (_, task) =>
  cellsOf(
    `task ${task}`,
    Array.from({ length: 20 }, (_, index) => ((index * 7 + task) % 3) * 0.1 + 0.05),
    (task * 20) % 60,
  ),
).flat()

describe('a task or place that stands out', () => {
  it('[52.1] [52.2] is found in synthetic years, and in none in which tasks do not differ', () => {
    const client = { ...REALISTIC_YEAR, effect: 0.25, seed: 100 }
    expect(scoreYears(client, 3)).toMatchObject({ falsely: 0, missed: 0 })
    expect(scoreYears({ ...client, planted: 0 }, 3).falsely).toBe(0)
  })

  it('[52.3] is one where many people are incorrect more often than elsewhere', () => {
    expect(named(ordinary)).toEqual([])
    expect(
      named([...ordinary, ...cellsOf('Depalletising', [0.5, 0.4, 0.6, 0.5, 0.4, 0.5, 0.6, 0.4])]),
    ).toEqual(['Depalletising'])
  })

  it('[52.12] is not one whose observer finds as many incorrect elsewhere', () => {
    const cells = [...ordinary, ...cellsOf('Depalletising', [0.5, 0.4, 0.6, 0.5, 0.4, 0.5, 0.6])]
    /** One observes 'Depalletising' and a quarter of each other task. */
    const observed = (foundElsewhere: number): Cell[] => [
      { group: 'Depalletising', person: 'one', judged: 70, incorrect: 34 },
      ...Array.from({ length: 9 }, (_, task) => [
        { group: `task ${task}`, person: 'one', judged: 50, incorrect: foundElsewhere },
        { group: `task ${task}`, person: 'other', judged: 150, incorrect: 30 - foundElsewhere },
      ]).flat(),
    ]
    const namedBy = (observers: readonly Cell[]) =>
      nameGroups([{ key: 'INSIDE_BASE', groups: compareGroups(cells, observers) }])
        .filter(({ isNamed }) => isNamed)
        .map(({ group }) => group)
    expect(namedBy(observed(7))).toEqual(['Depalletising'])
    expect(namedBy(observed(22))).toEqual([])
  })

  it.each([
    ['one of nine people', [1, 0.1, 0.2, 0.1, 0.2, 0.1, 0.1, 0.2, 0.1]],
    ['two of six people', [1, 0.9, 0.1, 0.2, 0.1, 0.1]],
  ])('[52.3] is not one where %s are always incorrect', (_who, shares) => {
    expect(named([...ordinary, ...cellsOf('Depalletising', shares, 100)])).toEqual([])
  })

  it('[52.3] is not one where a person with most of the observations is always incorrect', () => {
    const many = { group: 'Depalletising', person: 'person 100', judged: 60, incorrect: 60 }
    const few = cellsOf('Depalletising', [0.2, 0.1, 0.2, 0.1, 0.2, 0.1, 0.1], 101)
    expect(named([...ordinary, many, ...few])).toEqual([])
  })

  it('[52.3] is not one whose people are as often incorrect elsewhere', () => {
    const shares = [0.6, 0.5, 0.7, 0.6, 0.5, 0.6, 0.7, 0.6]
    const elsewhere = ['task 0', 'task 1', 'task 2'].flatMap((task) => cellsOf(task, shares, 100))
    expect(named([...ordinary, ...elsewhere, ...cellsOf('Depalletising', shares, 100)])).toEqual([])
  })

  it('[52.4] has at least five people and twenty observations', () => {
    const four = cellsOf('Depalletising', [0.8, 0.9, 0.8, 0.9])
    const nineteen = cellsOf('Picking', [1, 1, 1, 1, 1, 1]).map((cell, index) => ({
      ...cell,
      judged: index === 0 ? 4 : 3,
      incorrect: 3,
    }))
    const groups = compareGroups([...ordinary, ...four, ...nineteen]).map(({ group }) => group)
    expect(groups).toHaveLength(9)
  })

  it('[52.5] has a share above its limits, between which lies what is expected of its people', () => {
    const compared = compareGroups([
      ...ordinary,
      ...cellsOf('Depalletising', [0.5, 0.4, 0.6, 0.5, 0.4, 0.5, 0.6, 0.4]),
    ])
    for (const { share, expected, limits, isAboveLimits } of compared) {
      expect(limits.low).toBeLessThanOrEqual(expected)
      expect(limits.high).toBeGreaterThanOrEqual(expected)
      expect(isAboveLimits).toBe(share > limits.high)
    }
    expect(compared.at(-1)).toMatchObject({ people: 8, judged: 80, incorrect: 39, share: 39 / 80 })
  })

  it.each([
    ['of the one with most observations', 200, 10],
    ['of the others', 10, 200],
  ])(
    '[52.13] is expected to have what its people show elsewhere, each observation counting once: most are %s',
    (_whose, ofFirst, ofOthers) => {
      const people = Array.from({ length: 10 }, (_, at) => ({
        person: `person ${at}`,
        elsewhere: at === 0 ? 0.8 : 0.1,
        judged: at === 0 ? ofFirst : ofOthers,
      }))
      const elsewhere = ['a', 'b', 'c', 'd'].flatMap((group) =>
        people.map(({ person, elsewhere: share }) => ({
          group,
          person,
          judged: 500,
          incorrect: share * 500,
        })),
      )
      const here = people.map(({ person, judged }, at) => ({
        group: 'Depalletising',
        person,
        judged,
        incorrect: judged * (at === 0 ? 0.8 : 0.5),
      }))
      const judged = here.reduce((all, one) => all + one.judged, 0)
      const plain = people.reduce((all, one) => all + one.judged * one.elsewhere, 0) / judged
      const found = compareGroups([...elsewhere, ...here]).find(
        ({ group }) => group === here[0]?.group,
      )
      expect(Math.abs((found?.expected ?? 0) - plain)).toBeLessThan(0.03)
    },
  )

  it('[52.5] is compared with nothing when there is no other', () => {
    const alone = cellsOf('Depalletising', [0.5, 0.4, 0.6, 0.5, 0.4, 0.5, 0.6, 0.4])
    expect(named(alone)).toEqual([])
    expect(compareGroups([])).toEqual([])
  })

  it('[52.2] of many comparisons at once needs to be the surer', () => {
    expect(discoveryLimit([1e-3])).toBe(0.001)
    expect(discoveryLimit([0.001, ...Array.from({ length: 99 }, () => 0.5)])).toBe(0)
    expect(discoveryLimit([0.00005, 0.0001, ...Array.from({ length: 98 }, () => 0.5)])).toBe(0.0001)
    expect(discoveryLimit([])).toBe(0)
  })

  it('[52.1] gives the same answer for the same observations in any order', () => {
    const { cells } = syntheticYear(REALISTIC_YEAR).principles[0] ?? { cells: [] }
    expect(named(cells.toReversed()).toSorted()).toEqual(named(cells).toSorted())
  })
})
