/**
 * Resolves which place each row of an import means: an existing one, which another parent moves, or a new one below a
 * parent that may come from the same file.
 */
import {
  type Place,
  normalizePlacePath,
  buildPlacePaths,
  eachInSteps,
} from '../exports/placePaths.ts'
import { type RowProblem, truncateValue, ambiguousPlace } from './rowProblems.ts'
import { message } from '../messages.ts'
import { nameKey } from '../normalForm.ts'

export interface PlaceRow {
  /** Row number as spreadsheets count. */
  row: number
  name: string
  /** A name or a path; null: at the top. */
  parent: string | null
}

export interface ResolvedPlace<Row extends PlaceRow> {
  source: Row
  id: string
  parentId: string | null
  /** The existing place of this name; null: a new place. */
  existing: Place | null
  /** Paths of the parents before and after; null: the parent stays. */
  move: PlaceMove | null
}

/** null: at the top. */
export interface PlaceMove {
  from: string | null
  to: string | null
}

export interface PlaceResolution<Row extends PlaceRow = PlaceRow> {
  /** Parents before the places inside them. */
  places: ResolvedPlace<Row>[]
  problems: ({ row: number } & RowProblem)[]
}

/** Accepts the rows in any order. Yields regularly, so that the caller can let other work run. */
export function* resolvePlaceRows<Row extends PlaceRow>(
  rows: readonly Row[],
  existing: readonly Place[],
  newId: () => string,
): Generator<undefined, PlaceResolution<Row>> {
  const resolution: PlaceResolution<Row> = { places: [], problems: [] }
  const paths = yield* buildPlacePaths(existing)
  const existingByKey = yield* byParentAndName(existing)
  /** null: several places have the name. */
  const onlyPlaceByName = new Map<string, Place | null>()
  yield* eachInSteps(existing, (place) => {
    const key = normalizePlacePath(place.name)
    onlyPlaceByName.set(key, onlyPlaceByName.has(key) ? null : place)
  })
  const existingIds = new Set(existing.map(({ id }) => id))
  const levels = yield* levelsOf(existing)
  const rowByKey = new Map<string, number>()
  const rejectedRowByKey = new Map<string, number>()
  /** Number of rows of each name. */
  const rowCounts = new Map<string, number>()
  /** Number of unresolved rows of each name. */
  const pending = new Map<string, number>()
  const waiting = new Map<string, Row[]>()
  let maxSeparators = 0
  let isStuck = false
  yield* eachInSteps(rows, ({ name }) => {
    const key = normalizePlacePath(name)
    pending.set(key, (pending.get(key) ?? 0) + 1)
    rowCounts.set(key, (rowCounts.get(key) ?? 0) + 1)
    maxSeparators = Math.max(maxSeparators, key.split('>').length - 1)
  })

  /** Returns the names that a parent's text may end with. */
  const namesOf = (parent: string): string[] => {
    const parts = normalizePlacePath(parent).split('>')
    const maxParts = Math.min(parts.length, maxSeparators + 1)
    return Array.from({ length: maxParts }, (_, count) => parts.slice(-count - 1).join('>'))
  }
  const release = (key: string): Row[] => {
    const rows = waiting.get(key) ?? []
    waiting.delete(key)
    return rows
  }
  /** Marks a row as processed and returns the rows that waited for its name. */
  const complete = ({ name }: Row): Row[] => {
    const key = normalizePlacePath(name)
    const remaining = (pending.get(key) ?? 1) - 1
    pending.set(key, remaining)
    // A row may wait for every row of its name except itself.
    return isStuck || remaining <= 1 ? release(key) : []
  }
  const reject = (row: Row, column: string, message: string): Row[] => {
    const value = truncateValue(column === 'parent' ? row.parent : row.name)
    resolution.problems.push({ row: row.row, column, value, message })
    rejectedRowByKey.set(normalizePlacePath(row.name), row.row)
    return complete(row)
  }
  /** A name that several places or rows share means the place below the row's parent only. */
  const placeElsewhere = ({ name }: Row): Place | null => {
    const key = normalizePlacePath(name)
    return rowCounts.get(key) === 1 ? (onlyPlaceByName.get(key) ?? null) : null
  }
  const moveOf = (place: Place, to: string | null): PlaceMove => ({
    from:
      place.parentId !== null && existingIds.has(place.parentId)
        ? paths.pathOf(place.parentId)
        : null,
    to: to === null ? null : paths.pathOf(to),
  })
  const resolve = (row: Row, parentId: string | null): Row[] => {
    const key = siblingKey(parentId, row.name)
    const first = rowByKey.get(key)
    if (first !== undefined)
      return reject(row, 'name', message('sameNameAndParentInRow', { row: String(first) }))
    rowByKey.set(key, row.row)
    const sibling = existingByKey.get(key)
    const match = sibling ?? placeElsewhere(row)
    const id = match?.id ?? newId()
    const level = 1 + (parentId === null ? 0 : (levels.get(parentId) ?? 0))
    if (!sibling && level > MAX_LEVELS) return reject(row, 'parent', message('placesTooDeep'))
    const move = match && !sibling ? moveOf(match, parentId) : null
    if (!match) levels.set(id, level)
    if (!match || move) paths.add({ id, name: row.name, parentId })
    resolution.places.push({ source: row, id, parentId, existing: match, move })
    return complete(row)
  }
  const defer = (row: Row, key: string): Row[] => {
    const others = waiting.get(key)
    if (others) others.push(row)
    else waiting.set(key, [row])
    return []
  }
  /** Resolves a row if possible and returns the rows that it unblocks. */
  const tryResolve = (row: Row): Row[] => {
    const { parent } = row
    if (parent === null) return resolve(row, null)
    if (parent.length > MAX_PATH_LENGTH)
      return reject(row, 'parent', message('placeUnknown', { name: truncateValue(parent) ?? '' }))
    const ownKey = normalizePlacePath(row.name)
    const names = namesOf(parent)
    const awaited = names.find((key) => (pending.get(key) ?? 0) > (key === ownKey ? 1 : 0))
    if (awaited !== undefined && !isStuck) return defer(row, awaited)
    const match = paths.find(parent)
    if (match === 'several')
      return reject(
        row,
        'parent',
        ambiguousPlace(truncateValue(parent) ?? '', paths.candidates(parent)),
      )
    if (match !== 'none') return resolve(row, match.id)
    if (awaited !== undefined) return defer(row, awaited)
    const rejectedRow = names.map((key) => rejectedRowByKey.get(key)).find((at) => at !== undefined)
    return reject(
      row,
      'parent',
      rejectedRow === undefined
        ? message('placeUnknown', { name: truncateValue(parent) ?? '' })
        : message('parentRowRefused', { row: String(rejectedRow) }),
    )
  }
  function* work(first: readonly Row[]): Generator<undefined> {
    const stack = first.toReversed()
    for (let count = 1; stack.length > 0; count += 1) {
      const row = stack.pop()
      if (row) stack.push(...tryResolve(row).toReversed())
      if (count % ROWS_PER_YIELD === 0) yield
    }
  }

  const releaseAll = (): Row[] => [...waiting.keys()].flatMap(release)

  yield* work(rows)
  // The remaining rows wait for each other; some of them mean existing places.
  isStuck = true
  yield* work(releaseAll())
  for (const row of releaseAll()) reject(row, 'parent', message('parentsInCircle'))
  const circles = movesIntoThemselves(resolution.places, existing)
  for (const { source } of circles) reject(source, 'parent', message('parentsInCircle'))
  resolution.places = resolution.places.filter((place) => !circles.has(place))
  return resolution
}

const MAX_LEVELS = 20
const MAX_PATH_LENGTH = MAX_LEVELS * 205
const ROWS_PER_YIELD = 500

/** Returns the moved places that would be inside themselves once all places have moved. */
function movesIntoThemselves<Row extends PlaceRow>(
  places: readonly ResolvedPlace<Row>[],
  existing: readonly Place[],
): Set<ResolvedPlace<Row>> {
  const moved = places.filter(({ move }) => move !== null)
  if (moved.length === 0) return new Set()
  const parents = new Map(existing.map(({ id, parentId }) => [id, parentId]))
  for (const { id, parentId, existing: match, move } of places)
    if (!match || move) parents.set(id, parentId)
  const isInside = (id: string): boolean => {
    const visited = new Set<string>()
    let at = parents.get(id) ?? null
    while (at !== null && at !== id && !visited.has(at)) {
      visited.add(at)
      at = parents.get(at) ?? null
    }
    return at === id
  }
  return new Set(moved.filter(({ id }) => isInside(id)))
}

const siblingKey = (parentId: string | null, name: string): string =>
  `${parentId ?? ''}/${nameKey(name)}`

/**
 * A place whose parent does not exist counts as a place at the top, as on the screen, unless a place there already
 * has its name.
 */
function* byParentAndName(places: readonly Place[]): Generator<undefined, Map<string, Place>> {
  const ids = new Set(places.map(({ id }) => id))
  const isOrphan = ({ parentId }: Place) => parentId !== null && !ids.has(parentId)
  const ordered = [...places.filter(isOrphan), ...places.filter((place) => !isOrphan(place))]
  const byKey = new Map<string, Place>()
  yield* eachInSteps(ordered, (place) =>
    byKey.set(siblingKey(isOrphan(place) ? null : place.parentId, place.name), place),
  )
  return byKey
}

/** Returns the depth of each place; 1 at the top. */
function* levelsOf(places: readonly Place[]): Generator<undefined, Map<string, number>> {
  const placesById = new Map(places.map((place) => [place.id, place]))
  const levels = new Map<string, number>()
  yield* eachInSteps(places, (place) => {
    const above: string[] = []
    for (let at: Place | undefined = place; at && !levels.has(at.id) && !above.includes(at.id);) {
      above.push(at.id)
      at = at.parentId === null ? undefined : placesById.get(at.parentId)
    }
    for (const id of above.toReversed())
      levels.set(id, 1 + (levels.get(placesById.get(id)?.parentId ?? '') ?? 0))
  })
  return levels
}
