/** What the records of a filter are called: those of the address are asked for, those just chosen are known. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
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
  const asked: Record<string, Asked> = {
    observers,
    observees,
    ...Object.fromEntries(PLACES.map((name) => [name, answered(places.data?.[name], places)])),
  }
  return {
    nameOf: (name, id) => {
      const { records, isComplete } = asked[name] ?? NOTHING
      const found = records.find((record) => record.id === id)?.name ?? chosen[id]
      return found ?? (isComplete ? UNKNOWN : ON_ITS_WAY)
    },
    remember: useCallback(
      (choices: Choice[]) =>
        setChosen((known) => ({
          ...known,
          ...Object.fromEntries(choices.map(({ id, name }) => [id, name])),
        })),
      [],
    ),
  }
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
  return answered(people.data, people)
}

const answered = (
  records: Choice[] | undefined,
  { isSuccess, isPlaceholderData }: { isSuccess: boolean; isPlaceholderData: boolean },
): Asked => ({ records: records ?? [], isComplete: isSuccess && !isPlaceholderData })

const idsOf = (ids: readonly string[] | undefined) => ids ?? []
