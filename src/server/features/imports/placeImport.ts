/** Plans and writes imports of locations or departments, which are found by their name below their parent. */
import { v7 as uuid } from 'uuid'
import type { ImportChange, ImportMove } from '#api/generated/contract.ts'
import { listCell } from '#domain/exports/spreadsheetText.ts'
import { toRowProblems } from '#domain/imports/rowProblems.ts'
import { type PlaceMove, type PlaceRow, resolvePlaceRows } from '#domain/imports/placeRows.ts'
import { locationSchema } from '#domain/locations/locationForm.ts'
import { type AuditActor, buildAuditEntry, queueAuditEntries } from '../../context/audit/audit.ts'
import { lockTree } from '../../context/records/resolveParent.ts'
import type { PlaceTable } from '../../context/places/placeTree.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { forEachBatch, runYielding, yieldToEventLoop } from './importBatches.ts'
import { lockClient, lockPlaces, lockUnchanged } from './importLocks.ts'
import {
  type ImportContext,
  importConflict,
  type ImportPlan,
  type ImportPlanner,
  type ImportRow,
} from './importPlan.ts'
import {
  type ExistingPlace,
  loadPlaceLookup,
  type PlaceLookup,
  readExistingPlaces,
} from './placeLookup.ts'
import { type Link, writeLinks } from './writeLinks.ts'

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
  const places = await readExistingPlaces(context, table)
  const locations =
    table === 'departments' ? await loadPlaceLookup(db, clientId, 'locations') : null
  const existing = places.map(({ parent_id: parentId, ...place }) => ({ ...place, parentId }))
  const resolved = await runYielding(resolvePlaceRows(named, existing, uuid))
  for (const { row, ...problem } of resolved.problems) problems.add(row, problem)
  const existingById = new Map(places.map((place) => [place.id, place]))
  const planned: PlannedPlace[] = []
  const moves: ImportMove[] = []
  let unchanged = 0
  for (const [index, resolvedPlace] of resolved.places.entries()) {
    if (index % PLACES_PER_TURN === 0) await yieldToEventLoop()
    const { source, id, parentId, existing: match, move } = resolvedPlace
    const { row, name, locations: names } = source
    const before = match ? (existingById.get(id) ?? null) : null
    const linkedLocations = locations?.find(names, before?.locations ?? []) ?? { ids: [] }
    if ('issue' in linkedLocations) {
      problems.addCell(row, 'locations', listCell.format(names), linkedLocations.issue)
      continue
    }
    // The parent stays the one it was found under, even if that is below a deleted place.
    const next = {
      id,
      name,
      parent_id: before && !move ? before.parent_id : parentId,
      locations: linkedLocations.ids,
    }
    if (move && moves.length < MAX_MOVES) moves.push({ row, name, ...move })
    const isSame =
      !move && before?.name === name && before.locations.join() === linkedLocations.ids.join()
    if (isSame) unchanged += 1
    else planned.push({ row, existing: before, next, move })
  }
  const valid = planned.filter(({ row }) => !problems.has(row))
  const created = valid.filter((place) => place.existing === null).length
  return {
    created,
    updated: valid.length - created,
    unchanged,
    moves,
    changes: () => placeChanges(valid, locations),
    write: (transaction, recorder) =>
      writePlaces(transaction, recorder, { ...context, table, places: valid }),
  }
}

const PLACES_PER_TURN = 1_000

/** Number of moves that a person would read. */
const MAX_MOVES = 500

type NamedRow = PlaceRow & { locations: readonly string[] }

/** Returns the rows whose own cells are valid. */
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

/** Rule of a name; a department has the same. */
const NAME_SCHEMA = locationSchema.pick({ name: true })

/** Place as the import will leave it. */
type ImportedPlace = Omit<ExistingPlace, 'updated_at'>

interface PlannedPlace {
  row: number
  /** null: a new place. */
  existing: ExistingPlace | null
  next: ImportedPlace
  move: PlaceMove | null
}

function* placeChanges(
  places: readonly PlannedPlace[],
  locations: PlaceLookup | null,
): Generator<ImportChange> {
  for (const { row, existing, next, move } of places) {
    if (!existing) continue
    const change = { row, record: existing.name }
    if (existing.name !== next.name)
      yield { ...change, column: 'name', from: existing.name, to: next.name }
    if (move) yield { ...change, column: 'parent', ...move }
    const [from, to] = [existing, next].map((place) => locations?.format(place.locations) ?? null)
    if (from !== to) yield { ...change, column: 'locations', from: from ?? null, to: to ?? null }
  }
}

interface PlacesToWrite {
  clientId: string
  table: PlaceTable
  /** Parents before their children. */
  places: readonly PlannedPlace[]
}

async function writePlaces(
  transaction: Transaction,
  recorder: AuditActor,
  { clientId, table, places }: PlacesToWrite,
): Promise<void> {
  const created = places.filter(({ existing }) => existing === null).map(({ next }) => next)
  const changed = places.filter(({ existing }) => existing !== null)
  await lockClient(transaction)
  await lockTree(transaction, table, clientId)
  await lockUnchanged(
    transaction,
    table,
    changed.flatMap(({ existing }) => existing ?? []),
  )
  const moved = changed.filter(isMoved).map(({ next }) => next)
  await lockPlaces(transaction, table, existingParents([...created, ...moved], created))
  await forEachBatch(created, (batch) => insertPlaces(transaction, table, batch))
  await forEachBatch(changed, (batch) =>
    updatePlaces(transaction, { table, now: recorder.now() }, batch),
  )
  await forEachBatch(moved, (batch) => assertOutsideThemselves(transaction, table, batch))
  if (table === 'departments') {
    await writeLinks(transaction, 'department_locations', linksOf(places))
    const linked = [...linksOf(places)]
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ target }) => target)
    await lockPlaces(transaction, 'locations', [...new Set(linked)])
  }
  queueAuditEntries(transaction, auditEntries(recorder, { clientId, table, places }))
}

const isMoved = ({ existing, next }: PlannedPlace): boolean =>
  existing !== null && existing.parent_id !== next.parent_id

/** Fails when another change since the plan has put the new parent of a place inside the place. */
async function assertOutsideThemselves(
  transaction: Transaction,
  table: PlaceTable,
  moved: readonly ImportedPlace[],
): Promise<void> {
  const circles = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`with recursive above (start, id) as (
          select place.id, place.parent_id from ${sql.table(table)} place
          where ${tenantFilter('place')} and place.id = any(${moved.map(({ id }) => id)}::uuid[])
          union
          select above.start, place.parent_id from ${sql.table(table)} place join above on above.id = place.id
          where ${tenantFilter('place')}
        ) select id from above where id = start limit 1`,
  )
  if (circles.length > 0) throw importConflict()
}

/** Returns the ids of parents that existed before the import. */
function existingParents(
  places: readonly ImportedPlace[],
  created: readonly ImportedPlace[],
): string[] {
  const createdIds = new Set(created.map(({ id }) => id))
  const parents = places.flatMap(({ parent_id: parent }) => parent ?? [])
  return [...new Set(parents.filter((parent) => !createdIds.has(parent)))]
}

async function insertPlaces(
  transaction: Transaction,
  table: PlaceTable,
  places: readonly ImportedPlace[],
): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`insert into ${sql.table(table)} (client_id, id, name, parent_id)
        select client.id, made.* from clients client cross join unnest(${places.map(({ id }) => id)}::uuid[],
          ${places.map(({ name }) => name)}::text[], ${places.map((place) => place.parent_id)}::uuid[]) as made
        where ${tenantFilter('client')}`,
  )
}

/** Also updates places whose locations alone differ, as the form does. */
async function updatePlaces(
  transaction: Transaction,
  { table, now }: { table: PlaceTable; now: Date },
  places: readonly PlannedPlace[],
): Promise<void> {
  await transaction.sql(
    (
      tenantFilter,
    ) => sql`update ${sql.table(table)} place set name = made.name, parent_id = made.parent_id,
          updated_at = ${now}
        from unnest(${places.map(({ next }) => next.id)}::uuid[], ${places.map(({ next }) => next.name)}::text[],
          ${places.map(({ next }) => next.parent_id)}::uuid[]) as made (id, name, parent_id)
        where ${tenantFilter('place')} and place.id = made.id`,
  )
}

function* linksOf(places: readonly PlannedPlace[]): Generator<Link> {
  for (const { existing, next } of places) {
    const before = existing?.locations ?? []
    for (const target of before)
      if (!next.locations.includes(target)) yield { owner: next.id, target, isRemoved: true }
    for (const target of next.locations)
      if (!before.includes(target)) yield { owner: next.id, target, isRemoved: false }
  }
}

function* auditEntries(recorder: AuditActor, { clientId, table, places }: PlacesToWrite) {
  for (const { existing, next } of places) {
    const change = { clientId, entity: table, recordId: next.id } as const
    const after = auditedFields(table, next)
    const entry = existing
      ? buildAuditEntry(recorder, {
          ...change,
          action: 'UPDATE',
          before: auditedFields(table, existing),
          after,
        })
      : buildAuditEntry(recorder, { ...change, action: 'CREATE', after })
    if (entry) yield entry
  }
}

/** Uses the record's field names. */
const auditedFields = (table: PlaceTable, { name, parent_id, locations }: ImportedPlace): object =>
  table === 'departments'
    ? { name, parent_department_id: parent_id, locations }
    : { name, parent_id }
