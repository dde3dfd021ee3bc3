/** Locations or departments that a form offers, and links to places in terms of these. */
import type { PlaceParent } from '#api/parents.ts'

/** A place that is offered, or one around these: it has no name. */
export interface PlaceRow {
  id: string
  parent_id: string | null
  name: string | null
  parent: PlaceParent | null
}

export interface OfferedPlaces<Row extends PlaceRow = PlaceRow> {
  /** In order, each with the position of the nearest offered place around it. */
  rows: { row: Row & { name: string }; inside: number | null }[]
  /** Returns the positions of the topmost offered places among these places and all inside them; null stays null. */
  topmost: <Ids extends readonly string[] | null>(ids: Ids) => Ids extends null ? null : number[]
  /** Returns the topmost places that belong to all lists; null: all places. */
  intersect: (lists: readonly (number[] | null)[]) => number[] | null
}

/** Offered places come first, in their order, and all places around them follow. */
export function offeredPlaces<Row extends PlaceRow>(
  places: readonly Row[],
  limit: number,
): OfferedPlaces<Row> {
  const offered = places.filter(isOffered).slice(0, limit)
  const positions = new Map(offered.map(({ id }, at) => [id, at]))
  const parents = new Map(places.map(({ id, parent_id: parent }) => [id, parent]))
  const children = new Map<string, string[]>()
  for (const { id, parent_id: parent } of places)
    if (parent) children.set(parent, [...(children.get(parent) ?? []), id])

  const insideOf = ({ id }: Row): number | null => {
    const seen = new Set([id])
    for (let next = parents.get(id); next && !seen.has(next); next = parents.get(next)) {
      const at = positions.get(next)
      if (at !== undefined) return at
      seen.add(next)
    }
    return null
  }
  const rows = offered.map((row) => ({ row, inside: insideOf(row) }))

  const topsById = new Map<string, number[]>()
  const topsOf = (id: string): number[] => {
    const known = topsById.get(id)
    if (known) return known
    // Ends where places are inside each other.
    topsById.set(id, [])
    const at = positions.get(id)
    const tops = at === undefined ? (children.get(id) ?? []).flatMap(topsOf) : [at]
    topsById.set(id, tops)
    return tops
  }

  const isWithin = (at: number, tops: ReadonlySet<number>): boolean => {
    for (let next: number | null = at; next !== null; next = rows[next]?.inside ?? null)
      if (tops.has(next)) return true
    return false
  }
  /** Leaves out places inside others. */
  const withoutInner = (tops: readonly number[]): number[] => {
    const all = new Set(tops)
    return [...all]
      .filter((at) => {
        const inside = rows[at]?.inside ?? null
        return inside === null || !isWithin(inside, all)
      })
      .sort((a, b) => a - b)
  }

  return {
    rows,
    topmost: (ids) => (ids && withoutInner(ids.flatMap(topsOf))) as never,
    intersect: (lists) => {
      const limits = lists.filter((list) => list !== null).map((list) => new Set(list))
      if (limits.length === 0) return null
      const within = rows.map((_, at) => at)
      return withoutInner(within.filter((at) => limits.every((limit) => isWithin(at, limit))))
    },
  }
}

const isOffered = <Row extends PlaceRow>(place: Row): place is Row & { name: string } =>
  place.name !== null
