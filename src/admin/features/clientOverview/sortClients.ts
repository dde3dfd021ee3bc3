/** Sorts the client overview by a column; clients without a share come last, equal ones are sorted by name. */
import { isSampleLargeEnough } from '#domain/charts/shares.ts'
import { compareNames } from '../../foundation/i18n/readerLocale.ts'
import type { ClientFigures } from './clientFiguresQuery.ts'

export function sortClients(
  clients: readonly ClientFigures[],
  column: ClientColumn,
  order: SortOrder,
): ClientFigures[] {
  const sign = order === 'ascending' ? 1 : -1
  return clients.toSorted((a, b) => {
    if (column === 'name') return sign * byName(a, b)
    const [first, second] = [sortValue(a, column), sortValue(b, column)]
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || byName(a, b)
    return sign * (first - second) || byName(a, b)
  })
}

export type ClientColumn = 'name' | 'observations' | 'incorrect' | 'share'

export type SortOrder = 'ascending' | 'descending'

/** Returns null when there are too few observations for a share. */
const sortValue = (
  { observations, incorrect }: ClientFigures,
  column: 'observations' | 'incorrect' | 'share',
): number | null => {
  if (column === 'observations') return observations
  if (column === 'incorrect') return incorrect
  return isSampleLargeEnough(observations) ? incorrect / observations : null
}

const byName = (a: ClientFigures, b: ClientFigures) => compareNames(a.name, b.name)
