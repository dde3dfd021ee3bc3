/** Table of clients with their counts; each count links to that client's list. */
import { Link } from 'react-admin'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import type { Translate } from '#texts/keys.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ResultCount } from '../../parts/charts/CountLink.tsx'
import { FigureRow, FigureTable, sortableColumn } from '../../parts/charts/FigureTable.tsx'
import { ShareBar } from '../../parts/charts/ShareBar.tsx'
import type { ClientFigures } from './clientFiguresQuery.ts'
import type { ClientColumn, SortOrder } from './sortClients.ts'

export function ClientTable({ clients, days, sorting }: ClientTableProps) {
  const t = useT()
  return (
    <FigureTable caption={t('clientOverview.caption')} head={tableHead(sorting, t)}>
      {clients.map(({ id, name, observations, incorrect }) => (
        <FigureRow
          key={id}
          name={<Link to={`/?clientId=${encodeURIComponent(id)}`}>{name}</Link>}
          cells={[
            [
              t('clientOverview.columns.observations'),
              <ResultCount key="all" count={observations} filter={days} clientId={id} of={name} />,
            ],
            [
              t('clientOverview.columns.incorrect'),
              <ResultCount
                key="incorrect"
                result="incorrect"
                count={incorrect}
                filter={days}
                clientId={id}
                of={name}
              />,
            ],
            [
              t('clientOverview.columns.share'),
              <ShareBar key="share" part={incorrect} whole={observations} verdict="incorrect" />,
            ],
          ]}
        />
      ))}
    </FigureTable>
  )
}

interface ClientTableProps {
  clients: readonly ClientFigures[]
  days: Pick<SummaryRange, 'dates'>
  /** Without it the order is fixed. */
  sorting?: Sorting
}

export interface Sorting {
  column: ClientColumn
  order: SortOrder
  sortBy: (column: ClientColumn) => void
}

const COLUMNS = ['name', 'observations', 'incorrect', 'share'] as const

const tableHead = (sorting: Sorting | undefined, t: Translate) =>
  COLUMNS.map((column) => {
    const label = t(`clientOverview.columns.${column}`)
    if (!sorting) return { label }
    return sortableColumn({
      label,
      sorted: sorting.column === column ? sorting.order : 'none',
      onSort: () => sorting.sortBy(column),
    })
  })
