import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPlacePaths, type Place } from './placePaths.ts'
import { runs } from '#test/support/propertyRuns.ts'

const place = (id: string, name: string, parentId: string | null = null): Place => ({
  id,
  name,
  parentId,
})

const PLACES = [
  place('leeds', 'Leeds'),
  place('hull', 'Hull'),
  place('dock1', 'Dock', 'leeds'),
  place('dock2', 'Dock', 'hull'),
  place('gate', 'Gate', 'dock2'),
  place('orphan', 'Yard', 'deleted'),
]

it('[26.12] a name alone is enough where nobody shares it', () => {
  const { pathOf, find } = createPlacePaths(PLACES)
  expect(pathOf('gate')).toBe('Gate')
  expect(pathOf('orphan')).toBe('Yard')
  expect(find(' gate ')).toEqual({ id: 'gate' })
  expect(find('Gates')).toBe('none')
  expect(pathOf('unknown')).toBeNull()
})

it('[26.12] a name that several share says what is above it', () => {
  const { pathOf, find } = createPlacePaths(PLACES)
  expect(pathOf('dock1')).toBe('Leeds > Dock')
  expect(find('Dock')).toBe('several')
  expect(find('hull>dock')).toEqual({ id: 'dock2' })
  expect(find('Hull > Dock > Gate')).toEqual({ id: 'gate' })
})

it('[26.12] a place at the top whose name others have is said to be at the top', () => {
  const { pathOf, find, candidates } = createPlacePaths([...PLACES, place('top', 'dock')])
  expect(find('Dock')).toBe('several')
  expect(candidates('Dock')).toEqual(['Leeds > Dock', 'Hull > Dock', '> dock'])
  expect(find('>Dock')).toEqual({ id: 'top' })
  expect(find('> Leeds > Dock')).toEqual({ id: 'dock1' })
  expect(find('> Gate')).toBe('none')
  expect(pathOf('top')).toBe('> dock')
  expect(pathOf('dock2')).toBe('Hull > Dock')
})

it('[26.12] every place is found by its path', () => {
  // Names are unique below each parent, case-insensitively.
  const tree = fc.array(fc.tuple(fc.nat(), fc.constantFrom('A', 'b', 'C', 'd')), { maxLength: 12 })
  fc.assert(
    fc.property(tree, (choices) => {
      const places: Place[] = []
      for (const [at, name] of choices) {
        const parentId = places[at % (places.length + 1)]?.id ?? null
        if (!places.some((other) => other.name === name && other.parentId === parentId))
          places.push(place(String(places.length), name, parentId))
      }
      const { pathOf, find } = createPlacePaths(places)
      for (const { id } of places) expect(find(pathOf(id) ?? '')).toEqual({ id })
    }),
    { numRuns: runs(500) },
  )
})
