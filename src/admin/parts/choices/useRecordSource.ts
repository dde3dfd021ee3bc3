/** Source of an entity's records, searched on the server and sorted like its list. */
import { useDataProvider, type RaRecord } from 'react-admin'
import { useMemo } from 'react'
import type { ResourceName } from '#api/resources.ts'
import { displayNames } from '#domain/displayName.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { listDefaults } from '../../foundation/router/listSearchCodec.ts'
import { MAX_CHOICES, type Choice, type ChoiceSource } from './choiceSource.ts'

export function useRecordSource(
  resource: ResourceName,
  { filter, input, where }: RecordSourceOptions = {},
): RecordSource {
  const dataProvider = useDataProvider()
  const optionsKey = JSON.stringify({ filter, input, where })
  return useMemo(() => {
    const { sort, order } = listDefaults(resource)
    const { filter: own, ...meta } = JSON.parse(optionsKey) as RecordSourceOptions
    const find = async (more: object, signal: AbortSignal) => {
      const { data } = await dataProvider.getList<RaRecord<string>>(resource, {
        filter: { ...own, ...more },
        pagination: { page: 1, perPage: MAX_CHOICES + 1 },
        sort: { field: sort, order },
        meta,
        signal,
      })
      const names = displayNames(data, t)
      return data.map(({ id }, at) => ({ id, name: names[at] as string }))
    }
    return {
      key: ['choices', resource, optionsKey],
      isServerSearch: true,
      disabledReason: null,
      load: (search, signal) => find(search ? { search } : {}, signal),
      findBy: async (more, signal) => find(more, signal),
    }
  }, [dataProvider, resource, optionsKey])
}

interface RecordSource extends ChoiceSource<Choice> {
  /** Loads the choices that match a further filter. */
  findBy: (filter: object, signal: AbortSignal) => Promise<Choice[]>
}

interface RecordSourceOptions {
  /** Part of the list's filter. */
  filter?: Record<string, unknown>
  /** Part of the list's `input`: another client, or the person for whom the dropdown is. */
  input?: Record<string, unknown>
  /** The list's `where`. */
  where?: Record<string, unknown>
}
