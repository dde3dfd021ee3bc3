/** What an import of locations or departments would do: places are found by their name below their parent (spec 7). */
import { locationSchema } from '#domain/locations/locationForm.ts'
import { listCell } from '#domain/exports/listCell.ts'
import { toRowProblems } from '#domain/imports/rowProblem.ts'
import { type PlaceRow, resolvePlaceRows } from '#domain/imports/placeRows.ts'
import { v7 as uuid } from 'uuid'
import type { PlaceTable } from '../../context/visibility/placeTree.ts'
import { loadPlaceLookup } from './foundPlaces.ts'
import { readExistingPlaces } from './importedPlaceQueries.ts'
import type { ImportContext, ImportPlan, ImportPlanner } from './importPlan.ts'
import type { ImportRow } from './importRow.ts'
import { runYielding } from './letOthersRun.ts'
import { type PlannedPlace, writePlaces } from './writePlaces.ts'

export const planLocations: ImportPlanner<'locations'> = (context, rows) =>
  planPlaces(context, rows, 'locations')

export const planDepartments: ImportPlanner<'departments'> = (context, rows) =>
  planPlaces(context, rows, 'departments')

type PlaceImportRow = ImportRow<'locations'> | ImportRow<'departments'>

async function planPlaces(
  context: ImportContext,
  rows: AsyncIterable<PlaceImportRow[]>,
  table: PlaceTable,
): Promise<ImportPlan> {
  const { db, clientId, problems } = context
  const named = await parseRows(context, rows)
  const places = await readExistingPlaces(db, clientId, table)
  const locations =
    table === 'departments' ? await loadPlaceLookup(db, clientId, 'locations') : null
  const existing = places.map(({ parent_id: parentId, ...place }) => ({ ...place, parentId }))
  const resolved = await runYielding(resolvePlaceRows(named, existing, uuid))
  for (const { row, ...problem } of resolved.problems) problems.add(row, problem)
  const existingById = new Map(places.map((place) => [place.id, place]))
  const planned: PlannedPlace[] = []
  let unchanged = 0
  for (const { source, id, parentId, existing: there } of resolved.places) {
    const { row, name, locations: names } = source
    const before = there ? (existingById.get(id) ?? null) : null
    const found = locations?.find(names, before?.locations ?? []) ?? { ids: [] }
    if ('issue' in found) {
      problems.addCell(row, 'locations', listCell.format(names), found.issue)
      continue
    }
    // Where it lies is how it was found, also when that is below a deleted one.
    const next = { id, name, parent_id: before ? before.parent_id : parentId, locations: found.ids }
    const isSame = before?.name === name && before.locations.join() === found.ids.join()
    if (isSame) unchanged += 1
    else planned.push({ row, known: before, next })
  }
  const valid = planned.filter(({ row }) => !problems.has(row))
  const created = valid.filter((place) => place.known === null).length
  return {
    created,
    updated: valid.length - created,
    unchanged,
    write: (transaction, recorder) =>
      writePlaces(transaction, recorder, { ...context, table, places: valid }),
  }
}

type NamedRow = PlaceRow & { locations: readonly string[] }

/** Those whose own cells are in order. */
async function parseRows(
  { problems }: ImportContext,
  rows: AsyncIterable<PlaceImportRow[]>,
): Promise<NamedRow[]> {
  const named: NamedRow[] = []
  for await (const batch of rows)
    for (const { row, cells } of batch) {
      const read = NAME_SCHEMA.safeParse({ name: cells.name ?? '' })
      if (!read.success)
        for (const problem of toRowProblems(read.error, { name: 'name' }, cells))
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
const NAME_SCHEMA = locationSchema.pick({ name: true })
