/** Writes the locations or departments of an import: all of them, parents first, in the transaction that ends it. */
import type { PlaceTable } from '../../context/visibility/placeTree.ts'
import { queueAuditEntries } from '../../context/audit/appendLast.ts'
import { buildAuditEntry, type AuditActor } from '../../context/audit/recordChange.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { ExistingPlace } from './importedPlaceQueries.ts'
import { lockClient, lockPlaces, lockTree, lockUnchanged } from './importLocks.ts'
import { forEachBatch } from './inBatches.ts'
import { type Link, writeLinks } from './writeLinks.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export type ImportedPlace = Omit<ExistingPlace, 'updated_at'>

export interface PlannedPlace {
  row: number
  /** null: a new one. */
  known: ExistingPlace | null
  next: ImportedPlace
}

export interface PlacesToWrite {
  clientId: string
  table: PlaceTable
  /** Parents before what lies inside them. */
  places: readonly PlannedPlace[]
  sized: Sql
}

export async function writePlaces(
  transaction: Transaction,
  recorder: AuditActor,
  { clientId, table, places, sized }: PlacesToWrite,
): Promise<void> {
  const created = places.filter(({ known }) => known === null).map(({ next }) => next)
  const changed = places.filter(({ known }) => known !== null)
  await lockClient(transaction)
  await lockTree(transaction, table, clientId)
  await lockUnchanged(
    transaction,
    { table, sized },
    changed.flatMap(({ known }) => known ?? []),
  )
  await lockPlaces(transaction, { table, sized }, existingParents(created))
  await forEachBatch(created, (batch) => insertPlaces(transaction, table, batch))
  await forEachBatch(changed, (batch) =>
    updatePlaces(transaction, { table, sized, now: recorder.now() }, batch),
  )
  if (table === 'departments') {
    await writeLinks(transaction, 'department_locations', linksOf(places))
    const linked = [...linksOf(places)]
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ target }) => target)
    await lockPlaces(transaction, { table: 'locations', sized }, [...new Set(linked)])
  }
  queueAuditEntries(transaction, auditEntries(recorder, { clientId, table, places }))
}

/** That were there before. */
function existingParents(created: readonly ImportedPlace[]): string[] {
  const own = new Set(created.map(({ id }) => id))
  const parents = created.flatMap(({ parent_id: parent }) => parent ?? [])
  return [...new Set(parents.filter((parent) => !own.has(parent)))]
}

async function insertPlaces(
  transaction: Transaction,
  table: PlaceTable,
  places: readonly ImportedPlace[],
): Promise<void> {
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`insert into ${sql.table(table)} (client_id, id, name, parent_id)
        select c.id, made.* from clients c cross join unnest(${places.map(({ id }) => id)}::uuid[],
          ${places.map(({ name }) => name)}::text[], ${places.map((place) => place.parent_id)}::uuid[]) as made
        where ${tenantFilter('c')}`,
    ),
  )
}

/** Whose locations alone differ is saved as well, as the form does. */
async function updatePlaces(
  transaction: Transaction,
  { table, sized, now }: { table: PlaceTable; sized: Sql; now: Date },
  places: readonly PlannedPlace[],
): Promise<void> {
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`update ${sql.table(table)} p set name = made.name, updated_at = ${now}
        from unnest(${places.map(({ next }) => next.id)}::uuid[], ${places.map(({ next }) => next.name)}::text[])
          as made (id, name)
        where ${tenantFilter('p')} and p.id = made.id ${sized}`,
    ),
  )
}

function* linksOf(places: readonly PlannedPlace[]): Generator<Link> {
  for (const { known, next } of places) {
    const before = known?.locations ?? []
    for (const target of before)
      if (!next.locations.includes(target)) yield { owner: next.id, target, isRemoved: true }
    for (const target of next.locations)
      if (!before.includes(target)) yield { owner: next.id, target, isRemoved: false }
  }
}

function* auditEntries(
  recorder: AuditActor,
  { clientId, table, places }: Omit<PlacesToWrite, 'sized'>,
) {
  for (const { known, next } of places) {
    const change = { clientId, entity: table, recordId: next.id } as const
    const after = auditedFields(table, next)
    const entry = known
      ? buildAuditEntry(recorder, {
          ...change,
          action: 'UPDATE',
          before: auditedFields(table, known),
          after,
        })
      : buildAuditEntry(recorder, { ...change, action: 'CREATE', after })
    if (entry) yield entry
  }
}

/** As the record names its fields. */
const auditedFields = (table: PlaceTable, { name, parent_id, locations }: ImportedPlace): object =>
  table === 'departments'
    ? { name, parent_department_id: parent_id, locations }
    : { name, parent_id }
