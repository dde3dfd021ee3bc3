/** What the records of a filter are called: those of the address are asked for, those just chosen are known. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useCurrentClient } from '../../auth/currentClient.ts'
import type { Choice } from '../../choices/choiceSource.ts'
import type { ObservationListFilter } from '../observationsTo.ts'
import type { FilterName } from './activeFilters.ts'
import { peopleQuery, placesQuery } from './filterRecords.ts'
import type { PeopleName, Places } from './filterRecords.ts'

export function useRecordNames(filter: ObservationListFilter, isOn: boolean): RecordNames {
  const { id: clientId } = useCurrentClient()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const hasPlaces = PLACES.some((name) => idsOf(filter[name]).length > 0)
  const places = useQuery({ ...placesQuery(clientId), enabled: isOn && hasPlaces })
  const observers = usePeople('observers', idsOf(filter.observers), isOn)
  const observees = usePeople('observees', idsOf(filter.observees), isOn)
  const { data, isSuccess, isPlaceholderData } = places
  const nameOf = useCallback<RecordNames['nameOf']>(
    (name, id) => {
      const ofPlaces = PLACES.map((place) => [
        place,
        answered(data?.[place], { isSuccess, isPlaceholderData }),
      ])
      const asked: Record<string, Asked> = {
        observers,
        observees,
        ...Object.fromEntries(ofPlaces),
      }
      const { records, isComplete } = asked[name] ?? NOTHING
      const found = records.find((record) => record.id === id)?.name ?? chosen[id]
      return found ?? (isComplete ? UNKNOWN : ON_ITS_WAY)
    },
    [data, isSuccess, isPlaceholderData, observers, observees, chosen],
  )
  const remember = useCallback(
    (choices: Choice[]) =>
      setChosen((known) => ({
        ...known,
        ...Object.fromEntries(choices.map(({ id, name }) => [id, name])),
      })),
    [],
  )
  return useMemo(() => ({ nameOf, remember }), [nameOf, remember])
}

export interface RecordNames {
  /** 'Unknown': the id names nothing that one may see. */
  nameOf: (name: FilterName, id: string) => string
  /** Keeps what was chosen from a dropdown. */
  remember: (choices: Choice[]) => void
}

/** `isComplete`: everything that was asked for is there. */
interface Asked {
  records: Choice[]
  isComplete: boolean
}

const PLACES = [
  'locations',
  'departments',
  'tasks',
  'campaignIds',
] as const satisfies readonly (keyof Places & FilterName)[]

const NOTHING: Asked = { records: [], isComplete: false }
const UNKNOWN = 'Unknown'
const ON_ITS_WAY = '…'

function usePeople(name: PeopleName, ids: readonly string[], isOn: boolean): Asked {
  const { id: clientId } = useCurrentClient()
  const people = useQuery({
    ...peopleQuery(clientId, name, ids),
    enabled: isOn && ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const { data, isSuccess, isPlaceholderData } = people
  return useMemo(
    () => answered(data, { isSuccess, isPlaceholderData }),
    [data, isSuccess, isPlaceholderData],
  )
}

const answered = (
  records: Choice[] | undefined,
  { isSuccess, isPlaceholderData }: { isSuccess: boolean; isPlaceholderData: boolean },
): Asked => ({ records: records ?? [], isComplete: isSuccess && !isPlaceholderData })

const idsOf = (ids: readonly string[] | undefined) => ids ?? []
