/** What an import of locations or departments would do: places are found by their name below their parent (spec 7). */
import { locationSchema } from '#domain/locations/locationForm.ts'
import { listCell } from '#domain/sheets/listCell.ts'
import { formProblems } from '#domain/sheets/rowProblem.ts'
import { type PlaceRow, settlePlaces } from '#domain/sheets/settlePlaces.ts'
import { v7 as uuid } from 'uuid'
import type { PlaceTable } from '../access/placeTrees.ts'
import { foundPlaces } from './foundPlaces.ts'
import { readKnownPlaces } from './importedPlaceQueries.ts'
import type { ImportOrder, ImportPlan, PlanImport } from './importPlan.ts'
import type { ImportRow } from './importRow.ts'
import { inTurns } from './letOthersRun.ts'
import { type PlannedPlace, writePlaces } from './writePlaces.ts'

export const planLocations: PlanImport<'locations'> = (order, rows) =>
  planPlaces(order, rows, 'locations')

export const planDepartments: PlanImport<'departments'> = (order, rows) =>
  planPlaces(order, rows, 'departments')

type PlaceImport = ImportRow<'locations'> | ImportRow<'departments'>

async function planPlaces(
  order: ImportOrder,
  rows: AsyncIterable<PlaceImport[]>,
  table: PlaceTable,
): Promise<ImportPlan> {
  const { db, clientId, problems } = order
  const named = await readRows(order, rows)
  const places = await readKnownPlaces(db, clientId, table)
  const locations = table === 'departments' ? await foundPlaces(db, clientId, 'locations') : null
  const existing = places.map(({ parent_id: parentId, ...place }) => ({ ...place, parentId }))
  const settled = await inTurns(settlePlaces(named, existing, uuid))
  for (const { row, ...problem } of settled.problems) problems.add(row, problem)
  const known = new Map(places.map((place) => [place.id, place]))
  const planned: PlannedPlace[] = []
  let unchanged = 0
  for (const { of, id, parentId, known: there } of settled.places) {
    const { row, name, locations: names } = of
    const before = there ? (known.get(id) ?? null) : null
    const found = locations?.find(names, before?.locations ?? []) ?? { ids: [] }
    if ('issue' in found) {
      problems.at(row, 'locations', listCell.write(names), found.issue)
      continue
    }
    // Where it lies is how it was found, also when that is below a deleted one.
    const next = { id, name, parent_id: before ? before.parent_id : parentId, locations: found.ids }
    const isSame = before?.name === name && before.locations.join() === found.ids.join()
    if (isSame) unchanged += 1
    else planned.push({ row, known: before, next })
  }
  const good = planned.filter(({ row }) => !problems.has(row))
  const created = good.filter((place) => place.known === null).length
  return {
    created,
    updated: good.length - created,
    unchanged,
    write: (transaction, recorder) =>
      writePlaces(transaction, recorder, { ...order, table, places: good }),
  }
}

type NamedRow = PlaceRow & { locations: readonly string[] }

/** Those whose own cells are in order. */
async function readRows(
  { problems }: ImportOrder,
  rows: AsyncIterable<PlaceImport[]>,
): Promise<NamedRow[]> {
  const named: NamedRow[] = []
  for await (const batch of rows)
    for (const { row, cells } of batch) {
      const read = RULES.safeParse({ name: cells.name ?? '' })
      if (!read.success)
        for (const problem of formProblems(read.error, { name: 'name' }, cells))
          problems.add(row, problem)
      else
        named.push({
          row,
          name: read.data.name,
          parent: cells.parent,
          locations: 'locations' in cells ? cells.locations : [],
        })
    }
  return named
}

/** Of a department's name the same. */
const RULES = locationSchema.pick({ name: true })
