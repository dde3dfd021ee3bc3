/** Lists what an import changes in people, cell by cell. */
import type { ImportChange } from '#api/generated/contract.ts'
import type { ImportedPerson } from './importedPeopleQueries.ts'
import type { PlaceLookup } from './placeLookup.ts'
import type { PlannedPerson } from './writePeople.ts'

export type PlaceLookups = Record<'locations' | 'departments', PlaceLookup>

export function* personChanges(
  people: readonly PlannedPerson[],
  lookups: PlaceLookups | null,
): Generator<ImportChange> {
  for (const { row, existing, next } of people) {
    if (!existing) continue
    const [before, after] = [cellsOf(existing, lookups), cellsOf(next, lookups)]
    for (const [column, from] of Object.entries(before)) {
      const to = after[column] ?? null
      if (from !== to) yield { row, record: existing.email, column, from, to }
    }
  }
}

/** Returns a person as a row of a file, with the value of the level: a null cell is empty, which means all for places. */
function cellsOf(
  person: ImportedPerson,
  lookups: PlaceLookups | null,
): Record<string, string | null> {
  const placeCell = (kind: 'locations' | 'departments', hasAll: boolean) =>
    hasAll ? null : (lookups?.[kind].format(person[kind]) ?? null)
  return {
    firstname: person.firstname,
    lastname: person.lastname,
    employee_id: person.employee_id,
    type: person.type,
    locations: placeCell('locations', person.user_has_full_location_access),
    departments: placeCell('departments', person.user_has_full_department_access),
  }
}
