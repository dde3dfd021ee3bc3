/** Observations of the record on the page, with their own pagination in the URL. */
import { Box, Card, Typography } from '@mui/material'
import { ResourceContextProvider } from 'react-admin'
import { useId, type ReactNode } from 'react'
import { ColumnsMenu } from '../../parts/list/ColumnsMenu.tsx'
import { EntityTable } from '../../parts/list/EntityTable.tsx'
import { LIST_QUERY_OPTIONS } from '../../parts/list/ListScreen.tsx'
import { NewestListBase } from '../../parts/list/NewestListBase.tsx'
import { Pagination } from '../../parts/list/Pagination.tsx'
import { ObservationsPageScope } from '../../foundation/router/publicRouterProvider.tsx'
import { useT } from '../../foundation/i18n/useT.ts'
import { type RedundantColumn, useObservationColumns } from './useObservationColumns.tsx'

export function RelatedObservations({ title, filter, toolbar, without }: RelatedObservationsProps) {
  const t = useT()
  const heading = useId()
  const columns = useObservationColumns(without)
  return (
    <Card component="section" aria-labelledby={heading}>
      <ResourceContextProvider value="allobservations">
        <Box sx={header}>
          <Typography variant="h2" id={heading}>
            {title ?? t('observations.title')}
          </Typography>
          <ColumnsMenu columns={columns} />
        </Box>
        {toolbar}
        <ObservationsPageScope>
          <NewestListBase
            filter={filter}
            storeKey={false}
            perPage={10}
            exporter={false}
            queryOptions={LIST_QUERY_OPTIONS}
          >
            <EntityTable readOnly errorText={t('messages.observationsFailed')} columns={columns} />
            <Pagination />
          </NewestListBase>
        </ObservationsPageScope>
      </ResourceContextProvider>
    </Card>
  )
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, md: 3 },
  pt: { xs: 2, md: 3 },
  pb: 1,
} as const

interface RelatedObservationsProps {
  title?: string
  /** Filter of the observation list: `{ locations: [id] }`. */
  filter: Record<string, string[] | true>
  /** Column to leave out because it would show the same record in every row. */
  without?: RedundantColumn
  /** Shown between heading and table; chooses which of the record's observations are listed. */
  toolbar?: ReactNode
}
