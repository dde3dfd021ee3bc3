/**
 * Paths of locations and departments in spreadsheets: the name, preceded by as many parents as make it unique. A path
 * that begins with '>' begins at the top: '> Dock' is the one without a parent.
 */
import { nameKey } from '../normalForm.ts'

export interface Place {
  id: string
  name: string
  /** A parent that is not among the places counts as none. */
  parentId: string | null
}

export interface PlacePaths {
  /** Returns the shortest path that `find` resolves: 'Dock', 'Leeds > Dock' or '> Dock'. */
  pathOf: (id: string) => string | null
  /** Finds a place by name or path, whatever its case, spaces and apostrophes. */
  find: (text: string) => { id: string } | 'none' | 'several'
  /** Returns paths of the places that a text may mean, at most three. */
  candidates: (text: string) => string[]
  /** Adds a place at the top or below a known one. */
  add: (place: Place) => void
}

/** Law: find(pathOf(id)) = id, unless a name itself looks like the path of another place. */
export function createPlacePaths(places: readonly Place[]): PlacePaths {
  const work = buildPlacePaths(places)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Like `createPlacePaths`, for many places: yields regularly, so that the caller can let other work run. */
export function* buildPlacePaths(places: readonly Place[]): Generator<undefined, PlacePaths> {
  const placesById = new Map(places.map((place) => [place.id, place]))
  const byFullPath = new Map<string, Set<string>>()
  const bySuffix = new Map<string, Set<string>>()
  const index = (place: Place) => {
    const names = pathNames(place, placesById)
    addToIndex(byFullPath, normalizePlacePath(fullPath(names)), place.id)
    for (let from = 0; from < names.length; from += 1)
      addToIndex(bySuffix, normalizePlacePath(names.slice(from).join(PATH_SEPARATOR)), place.id)
  }
  yield* eachInSteps(places, index)
  const matchesOf = (text: string): Iterable<string> => {
    const key = normalizePlacePath(text)
    return (key.startsWith('>') ? byFullPath : bySuffix).get(key) ?? []
  }
  const find: PlacePaths['find'] = (text) => {
    const [id, ...others] = matchesOf(text)
    if (id === undefined) return 'none'
    return others.length > 0 ? 'several' : { id }
  }
  const pathOf = (id: string): string | null => {
    const place = placesById.get(id)
    if (!place) return null
    const names = pathNames(place, placesById)
    const paths = names.map((_name, from) => names.slice(from).join(PATH_SEPARATOR))
    const isFound = (path: string) => {
      const match = find(path)
      return typeof match === 'object' && match.id === id
    }
    return paths.findLast(isFound) ?? fullPath(names)
  }
  return {
    find,
    pathOf,
    candidates: (text) =>
      [...matchesOf(text)].slice(0, MAX_CANDIDATES).map((id) => pathOf(id) ?? ''),
    add: (place) => {
      placesById.set(place.id, place)
      index(place)
    },
  }
}

const MAX_CANDIDATES = 3

const ITEMS_PER_STEP = 500

/** Yields after so many items. */
export function* eachInSteps<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): Generator<undefined> {
  for (const [index, item] of items.entries()) {
    work(item)
    if ((index + 1) % ITEMS_PER_STEP === 0) yield
  }
}

const PATH_SEPARATOR = ' > '

const fullPath = (names: readonly string[]): string => `> ${names.join(PATH_SEPARATOR)}`

/** Returns the form in which names and paths are compared. */
export const normalizePlacePath = (path: string): string => path.split('>').map(nameKey).join('>')

/** Returns the names from the top down to the place. */
function pathNames(place: Place, placesById: ReadonlyMap<string, Place>): string[] {
  const names: string[] = []
  const visited = new Set<string>()
  for (let at: Place | undefined = place; at && !visited.has(at.id);) {
    visited.add(at.id)
    names.unshift(at.name)
    at = at.parentId === null ? undefined : placesById.get(at.parentId)
  }
  return names
}

function addToIndex(to: Map<string, Set<string>>, key: string, id: string): void {
  const ids = to.get(key)
  if (ids) ids.add(id)
  else to.set(key, new Set([id]))
}
