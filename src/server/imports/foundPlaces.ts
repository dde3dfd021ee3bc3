/** The locations or departments of a client by what a spreadsheet calls them. */
import { idList } from '#domain/forms/fieldRules.ts'
import { MESSAGES } from '#domain/messages.ts'
import { type Place, placeKey, placePaths } from '#domain/sheets/placePaths.ts'
import { shownValue } from '#domain/sheets/rowProblem.ts'
import { placeShared, placeUnknown } from '#domain/sheets/sheetMessages.ts'
import type { PlaceTable } from '../access/placeTrees.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export interface FoundPlaces {
  live: readonly Place[]
  /** Each once; `linked` are those that the record has already, of which deleted ones may stay. */
  find: (
    names: readonly string[],
    linked: readonly string[],
  ) => { ids: string[] } | { issue: string }
}

export async function foundPlaces(
  db: Database,
  clientId: string,
  table: PlaceTable,
): Promise<FoundPlaces> {
  const places = await readPlaces(db, clientId, table)
  const live = places.filter(({ isLive }) => isLive)
  const deleted = new Map(
    places.filter(({ isLive }) => !isLive).map(({ id, name }) => [id, placeKey(name)]),
  )
  const { find } = placePaths(live)
  /** Of many rows the same cell. */
  const known = new Map<string, ReturnType<FoundPlaces['find']>>()

  const found: FoundPlaces['find'] = (names, linked) => {
    const ids: string[] = []
    for (const name of names) {
      const place = find(name)
      const id =
        typeof place === 'object'
          ? place.id
          : linked.find((one) => deleted.get(one) === placeKey(name))
      const shown = shownValue(name) ?? ''
      if (id === undefined)
        return { issue: place === 'several' ? placeShared(shown) : placeUnknown(shown) }
      ids.push(id)
    }
    const chosen = idList.safeParse(ids)
    return chosen.success
      ? { ids: (chosen.data ?? []).toSorted() }
      : { issue: MESSAGES.tooManyChosen }
  }
  return {
    live,
    find: (names, linked) => {
      if (linked.some((id) => deleted.has(id))) return found(names, linked)
      const key = names.join('\n')
      const before = known.get(key)
      if (before) return before
      const answer = found(names, [])
      if (known.size < MOST_KNOWN) known.set(key, answer)
      return answer
    },
  }
}

const MOST_KNOWN = 10_000

interface ReadPlace extends Place {
  isLive: boolean
}

function readPlaces(db: Database, clientId: string, table: PlaceTable): Promise<ReadPlace[]> {
  return db.read<ReadPlace>({ clientId }, (tables) =>
    tables.sql(
      (
        inReach,
      ) => sql`select p.id, p.name, p.parent_id as "parentId", p.deleted_at is null as "isLive"
        from ${sql.table(table)} p where ${inReach('p')} order by p.id`,
    ),
  )
}
