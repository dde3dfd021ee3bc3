/** A page's filter in its address, with the parameter names of the observation list. */
import { useNavigate } from 'react-admin'
import { summaryDates } from '#domain/charts/summaryPeriods.ts'
import {
  type FilterName,
  type ObservationListFilter,
  sanitizeObservationFilter,
} from '#domain/observations/observationFilter.ts'
import { AT_ONCE, useAddress } from '../../foundation/router/AddressProvider.tsx'
import { filterCodec } from '../../foundation/router/filterCodec.ts'
import { searchParams } from '../../foundation/router/searchParams.ts'

/** Reads and writes the days and the filters of `names`; of other parameters only `param` is kept. */
export function useAddressFilter(names: readonly FilterName[], param = ''): AddressFilter {
  const { pathname, search } = useAddress()
  const navigate = useNavigate()
  const pairs = searchParams.parse(search)
  const all = sanitizeObservationFilter(filterCodec.decode(pairs))
  const pick = (filter: ObservationListFilter): ObservationListFilter =>
    Object.fromEntries([...DAYS, ...names].map((name) => [name, filter[name]]))
  const chosen = pick(all)
  const value = pairs.find(([name]) => name === param)?.[1] ?? ''
  const write = (filter: ObservationListFilter, kept = value) =>
    navigate(
      {
        pathname,
        search: searchParams.stringify([
          ...filterCodec.encode({ ...pick(filter) }),
          ...(kept === '' ? [] : [[param, kept] as [string, string]]),
        ]),
      },
      AT_ONCE,
    )
  return {
    chosen,
    filter: { ...chosen, ...summaryDates(all) },
    value,
    change: (part) => write({ ...chosen, ...part }),
    changeValue: (next) => write(chosen, next),
    clear: () => write({}),
  }
}

export interface AddressFilter {
  /** As the address has it. */
  chosen: ObservationListFilter
  /** With the days that are counted where it names none. */
  filter: ObservationListFilter
  /** Value of the other parameter; '' for none. */
  value: string
  change: (part: ObservationListFilter) => void
  changeValue: (value: string) => void
  clear: () => void
}

const DAYS = ['dates', 'dateFrom', 'dateTo'] as const
