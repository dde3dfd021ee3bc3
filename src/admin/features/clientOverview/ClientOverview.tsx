/** /clientoverview: a table of all active clients, for the provider. */
import { Box, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isSampleLargeEnough } from '#domain/charts/shares.ts'
import { EmptyState, QueryState } from '../../parts/layout/QueryState.tsx'
import { MonthsSelect, useSummaryRange } from '../../parts/charts/MonthsSelect.tsx'
import { formatDateRange } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { clientFiguresQuery, type FiguresByClient } from './clientFiguresQuery.ts'
import { ClientTable } from './ClientTable.tsx'
import { sortClients, type ClientColumn, type SortOrder } from './sortClients.ts'

export function ClientOverview() {
  const t = useT()
  const [range, chooseMonths] = useSummaryRange('clientOverview.months')
  const query = useQuery(clientFiguresQuery(range))
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader title={t('menu.clientOverview')} />
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        <Box sx={toolbar}>
          <Typography color="text.secondary" sx={{ flexGrow: 1 }}>
            {t('clientOverview.range', { range: formatDateRange(range) })}
          </Typography>
          <MonthsSelect months={range.months} onChange={chooseMonths} />
        </Box>
        <QueryState query={query} height={HEIGHT} errorText={t('messages.summaryFailed')}>
          {(figures) => <Clients figures={figures} />}
        </QueryState>
      </Card>
    </Box>
  )
}

function Clients({ figures: { clients, days } }: { figures: FiguresByClient }) {
  const t = useT()
  const [{ column, order }, sort] = useState<{ column: ClientColumn; order: SortOrder }>(
    DEFAULT_SORT,
  )
  if (clients.length === 0)
    return <EmptyState height={HEIGHT}>{t('clientOverview.none')}</EmptyState>
  const oppositeOrder = order === 'descending' ? 'ascending' : 'descending'
  const sortBy = (next: ClientColumn) =>
    sort({ column: next, order: next === column ? oppositeOrder : 'descending' })
  return (
    <>
      <ClientTable
        clients={sortClients(clients, column, order)}
        days={days}
        sorting={{ column, order, sortBy }}
      />
      {clients.some(
        ({ observations }) => observations > 0 && !isSampleLargeEnough(observations),
      ) && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
          {t('messages.sampleTooSmall')}
        </Typography>
      )}
    </>
  )
}

const DEFAULT_SORT = { column: 'observations', order: 'descending' } as const

const HEIGHT = 320

const toolbar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 } as const
