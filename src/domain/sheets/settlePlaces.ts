/** Which place each row of an import means: one that is there, or a new one below another, of the same file perhaps. */
import { type Place, placeKey, placePaths } from './placePaths.ts'
import { type RowProblem, shownValue } from './rowProblem.ts'
import {
  inRowAlready,
  parentRefused,
  placeShared,
  placeUnknown,
  SHEET_MESSAGES,
} from './sheetMessages.ts'

export interface PlaceRow {
  /** As a spreadsheet numbers it. */
  row: number
  name: string
  /** A name or a path; null: at the top. */
  parent: string | null
}

export interface SettledPlace<Row extends PlaceRow> {
  of: Row
  id: string
  parentId: string | null
  /** What is there under this name; null: it is new. */
  known: Place | null
}

export interface Settled<Row extends PlaceRow = PlaceRow> {
  /** Parents before what lies inside them. */
  places: SettledPlace<Row>[]
  problems: ({ row: number } & RowProblem)[]
}

/** The rows come in any order. Yields now and then, so that others get their turn. */
export function* settlePlaces<Row extends PlaceRow>(
  rows: readonly Row[],
  existing: readonly Place[],
  newId: () => string,
): Generator<undefined, Settled<Row>> {
  const settled: Settled<Row> = { places: [], problems: [] }
  const paths = placePaths(existing)
  const known = byParentAndName(existing)
  const levels = levelsOf(existing)
  const taken = new Map<string, number>()
  const refused = new Map<string, number>()
  /** Rows of that name that are not settled yet. */
  const open = new Map<string, number>()
  const waiting = new Map<string, Row[]>()
  let mostSigns = 0
  let isStuck = false
  for (const { name } of rows) {
    const key = placeKey(name)
    open.set(key, (open.get(key) ?? 0) + 1)
    mostSigns = Math.max(mostSigns, key.split('>').length - 1)
  }

  /** The names that a parent's text may end with. */
  const namesOf = (parent: string): string[] => {
    const parts = placeKey(parent).split('>')
    const most = Math.min(parts.length, mostSigns + 1)
    return Array.from({ length: most }, (_, count) => parts.slice(-count - 1).join('>'))
  }
  const release = (key: string): Row[] => {
    const rest = waiting.get(key) ?? []
    waiting.delete(key)
    return rest
  }
  /** Answers who waited for it. */
  const close = ({ name }: Row): Row[] => {
    const key = placeKey(name)
    const left = (open.get(key) ?? 1) - 1
    open.set(key, left)
    // One may wait for all of its name but itself.
    return isStuck || left <= 1 ? release(key) : []
  }
  const refuse = (row: Row, column: string, message: string): Row[] => {
    const value = shownValue(column === 'parent' ? row.parent : row.name)
    settled.problems.push({ row: row.row, column, value, message })
    refused.set(placeKey(row.name), row.row)
    return close(row)
  }
  const settle = (row: Row, parentId: string | null): Row[] => {
    const key = keyBelow(parentId, row.name)
    const first = taken.get(key)
    if (first !== undefined) return refuse(row, 'name', inRowAlready(first, 'name and parent'))
    taken.set(key, row.row)
    const there = known.get(key) ?? null
    const id = there?.id ?? newId()
    if (!there) {
      const level = 1 + (parentId === null ? 0 : (levels.get(parentId) ?? 0))
      if (level > MOST_LEVELS) return refuse(row, 'parent', SHEET_MESSAGES.tooDeep)
      levels.set(id, level)
      paths.add({ id, name: row.name, parentId })
    }
    settled.places.push({ of: row, id, parentId, known: there })
    return close(row)
  }
  const wait = (row: Row, key: string): Row[] => {
    const others = waiting.get(key)
    if (others) others.push(row)
    else waiting.set(key, [row])
    return []
  }
  /** Answers the rows whose turn has come by it. */
  const look = (row: Row): Row[] => {
    const { parent } = row
    if (parent === null) return settle(row, null)
    if (parent.length > LONGEST_PATH)
      return refuse(row, 'parent', placeUnknown(shownValue(parent) ?? ''))
    const own = placeKey(row.name)
    const names = namesOf(parent)
    const awaited = names.find((key) => (open.get(key) ?? 0) > (key === own ? 1 : 0))
    if (awaited !== undefined && !isStuck) return wait(row, awaited)
    const found = paths.find(parent)
    if (found === 'several') return refuse(row, 'parent', placeShared(shownValue(parent) ?? ''))
    if (found !== 'none') return settle(row, found.id)
    if (awaited !== undefined) return wait(row, awaited)
    const culprit = names.map((key) => refused.get(key)).find((at) => at !== undefined)
    return refuse(
      row,
      'parent',
      culprit === undefined ? placeUnknown(shownValue(parent) ?? '') : parentRefused(culprit),
    )
  }
  function* work(first: readonly Row[]): Generator<undefined> {
    const turns = first.toReversed()
    for (let count = 1; turns.length > 0; count += 1) {
      const row = turns.pop()
      if (row) turns.push(...look(row).toReversed())
      if (count % AT_ONCE === 0) yield
    }
  }

  const everyone = (): Row[] => [...waiting.keys()].flatMap(release)

  yield* work(rows)
  // What is left waits for each other; some of them mean what is there already.
  isStuck = true
  yield* work(everyone())
  for (const row of everyone()) refuse(row, 'parent', SHEET_MESSAGES.parentsInCircle)
  return settled
}

const MOST_LEVELS = 20
const LONGEST_PATH = MOST_LEVELS * 205
const AT_ONCE = 500

const keyBelow = (parentId: string | null, name: string): string =>
  `${parentId ?? ''}/${name.toLowerCase()}`

/** One whose parent is not there stands at the top, as it is shown, unless another one really does. */
function byParentAndName(places: readonly Place[]): Map<string, Place> {
  const ids = new Set(places.map(({ id }) => id))
  const isOrphan = ({ parentId }: Place) => parentId !== null && !ids.has(parentId)
  const ordered = [...places.filter(isOrphan), ...places.filter((place) => !isOrphan(place))]
  return new Map(
    ordered.map((place) => [keyBelow(isOrphan(place) ? null : place.parentId, place.name), place]),
  )
}

/** 1 at the top. */
function levelsOf(places: readonly Place[]): Map<string, number> {
  const known = new Map(places.map((place) => [place.id, place]))
  const levels = new Map<string, number>()
  for (const place of places) {
    const above: string[] = []
    for (let at: Place | undefined = place; at && !levels.has(at.id) && !above.includes(at.id);) {
      above.push(at.id)
      at = at.parentId === null ? undefined : known.get(at.parentId)
    }
    for (const id of above.toReversed())
      levels.set(id, 1 + (levels.get(known.get(id)?.parentId ?? '') ?? 0))
  }
  return levels
}
