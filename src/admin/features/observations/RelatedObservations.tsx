/** The observations of the record on the page, with a page of their own in the address. */
import { Card, Typography } from '@mui/material'
import { ListBase, ResourceContextProvider } from 'react-admin'
import { useId, type ReactNode } from 'react'
import { MESSAGES } from '#domain/messages.ts'
import { EntityTable } from '../../parts/list/EntityTable.tsx'
import { LIST_QUERY_OPTIONS } from '../../parts/list/ListScreen.tsx'
import { Pagination } from '../../parts/list/Pagination.tsx'
import { ObservationsPageScope } from '../../foundation/router/publicRouterProvider.tsx'
import { type RedundantColumn, useObservationColumns } from './useObservationColumns.tsx'

export function RelatedObservations({
  title = 'Observations',
  filter,
  toolbar,
  without,
}: RelatedObservationsProps) {
  const heading = useId()
  const columns = useObservationColumns(without)
  return (
    <Card component="section" aria-labelledby={heading}>
      <Typography
        variant="h2"
        id={heading}
        sx={{ px: { xs: 2, md: 3 }, pt: { xs: 2, md: 3 }, pb: 1 }}
      >
        {title}
      </Typography>
      {toolbar}
      <ObservationsPageScope>
        <ResourceContextProvider value="allobservations">
          <ListBase
            filter={filter}
            storeKey={false}
            perPage={10}
            exporter={false}
            queryOptions={LIST_QUERY_OPTIONS}
          >
            <EntityTable
              readOnly
              minWidth={1080}
              errorText={MESSAGES.observationsFailed}
              columns={columns}
            />
            <Pagination />
          </ListBase>
        </ResourceContextProvider>
      </ObservationsPageScope>
    </Card>
  )
}

interface RelatedObservationsProps {
  title?: string
  /** Of the observations' list: `{ locations: [id] }`. */
  filter: Record<string, string[]>
  /** The column that the record on the page makes needless. */
  without?: RedundantColumn
  /** Between heading and table: which of the record's observations. */
  toolbar?: ReactNode
}
