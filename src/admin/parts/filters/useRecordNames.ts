/** Names of the records in a filter: requested for those in the URL, already known for those just chosen. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import type { Choice } from '../choices/choiceSource.ts'
import {
  FILTER_ROWS,
  type ObservationListFilter,
  type RecordFilterName,
} from '#domain/observations/observationFilter.ts'
import { isPeopleFilter, peopleQuery, placesQuery, type PeopleFilterName } from './filterRecords.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function useRecordNames(filter: ObservationListFilter): RecordNames {
  const { id: clientId } = useCurrentClient()
  const [selectedNames, setSelectedNames] = useState<Record<string, string>>({})
  const hasPlaces = PLACE_FILTERS.some((name) => idsOf(filter[name]).length > 0)
  const places = useQuery({ ...placesQuery(clientId), enabled: hasPlaces })
  const observers = usePeople('observers', idsOf(filter.observers))
  const observees = usePeople('observees', idsOf(filter.observees))
  const { data, isSuccess, isPlaceholderData } = places
  const nameOf = useCallback<RecordNames['nameOf']>(
    (name, id) => {
      const people = { observers, observees }
      const { records, isComplete } = isPeopleFilter(name)
        ? people[name]
        : toLookup(data?.[name], { isSuccess, isPlaceholderData })
      const recordName = records.find((record) => record.id === id)?.name ?? selectedNames[id]
      return recordName ?? (isComplete ? t('choices.unknown') : LOADING)
    },
    [data, isSuccess, isPlaceholderData, observers, observees, selectedNames],
  )
  const remember = useCallback(
    (choices: Choice[]) =>
      setSelectedNames((before) => ({
        ...before,
        ...Object.fromEntries(choices.map(({ id, name }) => [id, name])),
      })),
    [],
  )
  return useMemo(() => ({ nameOf, remember }), [nameOf, remember])
}

export interface RecordNames {
  /** Returns 'Unknown' for an id without a record that the user may see. */
  nameOf: (name: RecordFilterName, id: string) => string
  /** Keeps the names of records chosen from a dropdown. */
  remember: (choices: Choice[]) => void
}

/** `isComplete`: whether all requested records have loaded. */
interface NameLookup {
  records: Choice[]
  isComplete: boolean
}

const PLACE_FILTERS = FILTER_ROWS.filter((row) => row.kind === 'records')
  .map(({ name }) => name)
  .filter((name) => !isPeopleFilter(name))

const LOADING = '…'

function usePeople(name: PeopleFilterName, ids: readonly string[]): NameLookup {
  const { id: clientId } = useCurrentClient()
  const people = useQuery({
    ...peopleQuery(clientId, name, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const { data, isSuccess, isPlaceholderData } = people
  return useMemo(
    () => toLookup(data, { isSuccess, isPlaceholderData }),
    [data, isSuccess, isPlaceholderData],
  )
}

const toLookup = (
  records: Choice[] | undefined,
  { isSuccess, isPlaceholderData }: { isSuccess: boolean; isPlaceholderData: boolean },
): NameLookup => ({ records: records ?? [], isComplete: isSuccess && !isPlaceholderData })

const idsOf = (ids: readonly string[] | undefined) => ids ?? []
