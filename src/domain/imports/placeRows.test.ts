import { message } from '../messages.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Place, createPlacePaths } from '../exports/placePaths.ts'
import { type PlaceRow, type PlaceResolution, resolvePlaceRows } from './placeRows.ts'
import { ambiguousPlace } from './rowProblems.ts'
import { runs } from '#test/support/propertyRuns.ts'

const place = (id: string, name: string, parentId: string | null = null): Place => ({
  id,
  name,
  parentId,
})

const THERE = [
  place('leeds', 'Leeds'),
  place('hull', 'Hull'),
  place('dock1', 'Dock', 'leeds'),
  place('dock2', 'Dock', 'hull'),
]

function settle(rows: readonly (readonly [string, string?])[], existing: readonly Place[] = THERE) {
  const input = rows.map(([name, parent], at): PlaceRow => ({
    row: at + 2,
    name,
    parent: parent ?? null,
  }))
  let createdCount = 0
  const work = resolvePlaceRows(input, existing, () => `new${(createdCount += 1)}`)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
const parentNames = ({ places }: PlaceResolution) =>
  Object.fromEntries(places.map(({ source, id, parentId }) => [source.row, [id, parentId]]))
const problems = (resolution: PlaceResolution) =>
  resolution.problems.map(({ row, column, message }) => [row, column, message])

describe('the places of an import', () => {
  it('[27.4] are those that are there, by name below the same parent in any case, or new ones', () => {
    const resolution = settle([['LEEDS'], ['dock', 'leeds'], ['Gate', 'Hull > Dock'], ['Dock']])
    expect(parentNames(resolution)).toEqual({
      2: ['leeds', null],
      3: ['dock1', 'leeds'],
      4: ['new2', 'dock2'],
      5: ['new1', null],
    })
    expect(resolution.problems).toEqual([])
  })

  it('[27.19] are the one of that name wherever it is, which another parent moves', () => {
    const existing = [...THERE, place('depot', 'Depot'), place('yard', 'Yard', 'depot')]
    const resolution = settle(
      [
        ['Yard', 'Hull'],
        ['Depot', 'Yard'],
        ['Gate', 'Yard'],
      ],
      existing,
    )
    expect(resolution.problems).toEqual([])
    expect(resolution.places.map(({ id, parentId, move }) => [id, parentId, move])).toEqual([
      ['yard', 'hull', { from: 'Depot', to: 'Hull' }],
      ['depot', 'yard', { from: null, to: 'Yard' }],
      ['new1', 'yard', null],
    ])
  })

  it('[27.19] a name that several places or rows share means the place below its parent, or a new one', () => {
    const existing = [...THERE, place('yard', 'Yard', 'hull')]
    const rows: [string, string?][] = [['Dock'], ['Yard', 'Leeds'], ['Yard']]
    const { places, problems: none } = settle(rows, existing)
    expect(none).toEqual([])
    expect(places.map(({ existing: match, move }) => [match, move])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  it('[27.19] a place that would move into its own child is a problem', () => {
    const existing = [place('depot', 'Leipzig Depot'), place('yard', 'Yard', 'depot')]
    const resolution = settle([['Leipzig Depot', 'Yard']], existing)
    expect(resolution.places).toEqual([])
    expect(problems(resolution)).toEqual([[2, 'parent', message('parentsInCircle')]])
  })

  it('[27.11] may lie in each other within the file, in any order', () => {
    const resolution = settle([['C', 'B'], ['B', 'A'], ['A'], ['D', 'A > B']])
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) =>
      resolution.places.find(({ source }) => source.name === name),
    )
    expect([b?.parentId, c?.parentId, d?.parentId]).toEqual([a?.id, b?.id, b?.id])
    expect(resolution.places.map(({ source }) => source.name).indexOf('A')).toBe(0)
  })

  it('[27.11] a parent that is unknown, shared by several or refused itself is reported', () => {
    expect(
      problems(
        settle([
          ['X', 'Nowhere'],
          ['Y', 'Dock'],
          ['Z', 'X'],
          ['Z', 'Leeds'],
        ]),
      ),
    ).toEqual([
      [2, 'parent', message('placeUnknown', { name: 'Nowhere' })],
      [3, 'parent', ambiguousPlace('Dock', ['Leeds > Dock', 'Hull > Dock'])],
      [4, 'parent', message('parentRowRefused', { row: '2' })],
    ])
  })

  it('[27.11] a name becomes one of several by another row of the file', () => {
    expect(
      problems(
        settle([
          ['Gate', 'Yard'],
          ['Yard', 'Leeds'],
          ['Yard', 'Hull'],
        ]),
      ),
    ).toEqual([[2, 'parent', ambiguousPlace('Yard', ['Leeds > Yard', 'Hull > Yard'])]])
  })

  it('[27.11] the same place twice names the first row', () => {
    expect(problems(settle([['New'], ['new'], ['Dock', 'Leeds'], ['DOCK', 'leeds']]))).toEqual([
      [3, 'name', message('sameNameAndParentInRow', { row: '2' })],
      [5, 'name', message('sameNameAndParentInRow', { row: '4' })],
    ])
  })

  it('[27.11] rows that lie inside each other are reported', () => {
    const circle = message('parentsInCircle')
    const resolution = settle([
      ['A', 'B'],
      ['B', 'C'],
      ['C', 'A'],
      ['Own', 'Own'],
    ])
    expect(problems(resolution).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [2, 'parent', circle],
      [3, 'parent', circle],
      [4, 'parent', circle],
      [5, 'parent', message('placeUnknown', { name: 'Own' })],
    ])
  })

  it('[27.11] lie at most 20 levels deep, and a very long chain is judged as a whole', () => {
    const chain = Array.from({ length: 20_000 }, (_, at): [string, string?] =>
      at === 0 ? ['P0'] : [`P${at}`, `P${at - 1}`],
    )
    for (const rows of [chain, chain.toReversed()]) {
      const resolution = settle(rows, [])
      expect(resolution.places).toHaveLength(20)
      expect(resolution.problems[0]?.message).toBe(message('placesTooDeep'))
      expect(resolution.problems).toHaveLength(19_980)
    }
  })

  it('[27.11] law: what a list of places exports means the same places, in any order', () => {
    const tree = fc.array(fc.tuple(fc.nat(), fc.constantFrom('A', 'b', 'C', 'a > b')), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(tree, fc.infiniteStream(fc.nat()), (choices, turns) => {
        const places: Place[] = []
        for (const [at, name] of choices) {
          const parentId = places[at % (places.length + 1)]?.id ?? null
          if (!places.some((other) => other.name === name && other.parentId === parentId))
            places.push(place(String(places.length), name, parentId))
        }
        const { pathOf, find } = createPlacePaths(places)
        // A name that looks like the path of another place identifies neither of them.
        fc.pre(
          places.every(
            ({ id }) => JSON.stringify(find(pathOf(id) ?? '')) === JSON.stringify({ id }),
          ),
        )
        const rows = places
          .map((one) => ({ one, turn: turns.next().value ?? 0 }))
          .sort((a, b) => a.turn - b.turn)
          .map(({ one }) => one)
        const resolution = settle(
          rows.map(({ name, parentId }) => [name, (parentId && pathOf(parentId)) ?? undefined]),
          places,
        )
        expect(resolution.problems).toEqual([])
        expect(parentNames(resolution)).toEqual(
          Object.fromEntries(rows.map(({ id, parentId }, at) => [at + 2, [id, parentId]])),
        )
      }),
      { numRuns: runs(500) },
    )
  })
})
