/** The rows of the client overview in the order of one column; those without a share come last, equal ones by name. */
import { isEnoughToTell } from '#domain/observations/enoughToTell.ts'
import type { ClientFigures } from './clientFiguresQuery.ts'

export function sortedClients(
  clients: readonly ClientFigures[],
  column: ClientColumn,
  order: SortOrder,
): ClientFigures[] {
  const sign = order === 'ascending' ? 1 : -1
  return clients.toSorted((a, b) => {
    if (column === 'name') return sign * byName(a, b)
    const [first, second] = [valueOf(a, column), valueOf(b, column)]
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || byName(a, b)
    return sign * (first - second) || byName(a, b)
  })
}

export type ClientColumn = 'name' | 'observations' | 'incorrect' | 'share'

export type SortOrder = 'ascending' | 'descending'

/** null: too few to tell. */
const valueOf = (
  { observations, incorrect }: ClientFigures,
  column: 'observations' | 'incorrect' | 'share',
): number | null => {
  if (column === 'observations') return observations
  if (column === 'incorrect') return incorrect
  return isEnoughToTell(observations) ? incorrect / observations : null
}

const byName = (a: ClientFigures, b: ClientFigures) => a.name.localeCompare(b.name)
