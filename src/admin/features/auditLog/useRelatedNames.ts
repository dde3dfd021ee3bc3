/** The names of the records that an audit entry's fields point at: asked for when the entry is looked at. */
import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#api/generated/contract.ts'
import { MAX_FILTER_VALUES } from '#domain/listLimits.ts'
import { peopleQuery, placesQuery } from '../observations/filter/filterRecords.ts'
import type { NameLookup } from './fieldWords.ts'
import { relatedKind } from './relatedIn.ts'

/** Deleted records too; a record out of sight has no name. */
export function useRelatedNames({ client_id: clientId, entity, fields }: AuditEntry): NameLookup {
  const people = new Set<string>()
  let hasPlaces = false
  for (const { field, before, after } of fields) {
    const kind = relatedKind(entity, field)
    const ids = [before, after].flat().filter((id) => typeof id === 'string')
    if (kind === 'people') for (const id of ids) people.add(id)
    else if (kind && ids.length > 0) hasPlaces = true
  }
  const personIds = [...people].slice(0, MAX_FILTER_VALUES)
  const peopleResult = useQuery({
    ...peopleQuery(clientId, 'observers', personIds),
    enabled: personIds.length > 0,
  })
  const places = useQuery({ ...placesQuery(clientId), enabled: hasPlaces })
  const names = new Map(
    [...(peopleResult.data ?? []), ...Object.values(places.data ?? {}).flat()].map(
      ({ id, name }) => [id, name],
    ),
  )
  return (id) => names.get(id) ?? null
}
