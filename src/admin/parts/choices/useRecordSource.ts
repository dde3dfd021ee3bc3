/** Records of an entity as the choices of a dropdown: searched on the server, by name. */
import { useDataProvider, type RaRecord } from 'react-admin'
import { useMemo } from 'react'
import type { ResourceName } from '#api/resources.ts'
import { displayName } from '../../foundation/format/displayName.ts'
import { listDefaults } from '../../foundation/router/listSearchCodec.ts'
import { MAX_CHOICES, type Choice, type ChoiceSource } from './choiceSource.ts'

export function useRecordSource(
  resource: ResourceName,
  { filter, input, where }: RecordSourceOptions = {},
): ChoiceSource<Choice> {
  const dataProvider = useDataProvider()
  const optionsKey = JSON.stringify({ filter, input, where })
  return useMemo(() => {
    const { sort, order } = listDefaults(resource)
    return {
      key: ['choices', resource, optionsKey],
      isServerSearch: true,
      disabledReason: null,
      load: async (search, signal) => {
        const { filter: kept, ...meta } = JSON.parse(optionsKey) as RecordSourceOptions
        const { data } = await dataProvider.getList<RaRecord<string>>(resource, {
          filter: { ...kept, ...(search ? { search } : {}) },
          pagination: { page: 1, perPage: MAX_CHOICES + 1 },
          sort: { field: sort, order },
          meta,
          signal,
        })
        return data.map((record) => ({ id: record.id, name: displayName(record) }))
      },
    }
  }, [dataProvider, resource, optionsKey])
}

interface RecordSourceOptions {
  /** Of the list's own filter. */
  filter?: Record<string, unknown>
  /** Of the list's `input`: another client, or the person whose dropdown it is. */
  input?: Record<string, unknown>
  /** Of the list's `where`. */
  where?: Record<string, unknown>
}
