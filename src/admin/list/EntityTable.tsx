/** The rows of a list, or what stands in their place: skeleton, error, nothing found. */
import { Box, LinearProgress, Typography } from '@mui/material'
import { DataTable, DataTableBody, useCanAccess, useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { ReactNode } from 'react'
import { RESOURCES } from '#api/resources.ts'
import { MESSAGES } from '#domain/messages.ts'
import { isEntity } from '../router/entityPaths.ts'
import { BulkDelete } from './BulkDelete.tsx'
import { ChosenRows } from './ChosenRows.tsx'
import { EntityRow } from './EntityRow.tsx'
import { entityTableStyles } from './entityTableStyles.ts'
import { ListSkeleton } from './ListSkeleton.tsx'

export function EntityTable({ children, minWidth, errorText, ...more }: EntityTableProps) {
  const { isRowSelectable, readOnly = false } = more
  const { error, isPending, isFetching, data, resource, perPage } = useListContext()
  const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' })
  if (isPending) return <ListSkeleton rows={perPage} />
  if (error) return <Note role="alert">{errorText}</Note>
  if (!data || data.length === 0) return <Note>{MESSAGES.noResults}</Note>
  const deletes =
    !readOnly && mayDelete && isEntity(resource) && RESOURCES[resource].bulkDelete !== null
  return (
    <Box sx={{ position: 'relative' }}>
      {isFetching && <LinearProgress aria-label="Loading" sx={fetching} />}
      <DataTable
        body={EntityRows}
        rowClick={false}
        {...(deletes ? BULK_DELETE : { bulkActionButtons: false as const })}
        {...(isRowSelectable ? { isRowSelectable } : {})}
        sx={entityTableStyles(minWidth)}
      >
        {children}
      </DataTable>
    </Box>
  )
}

export interface EntityTableProps {
  children: ReactNode
  /** Pixels; narrower screens scroll the table, phones show cards. */
  minWidth: number
  /** Spec 8: 'Error', or the observations' own. */
  errorText: string
  /** Rows that the person may delete. */
  isRowSelectable?: (record: RaRecord) => boolean
  /** Nothing can be chosen. */
  readOnly?: boolean
}

function Note({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <Typography
      {...(role ? { role } : { component: 'output', display: 'block' })}
      align="center"
      color="text.secondary"
      sx={{ px: 2, py: 6 }}
    >
      {children}
    </Typography>
  )
}

function EntityRows({ children }: { children?: ReactNode }) {
  return <DataTableBody row={EntityRow}>{children}</DataTableBody>
}

const BULK_DELETE = { bulkActionButtons: <BulkDelete />, bulkActionsToolbar: <ChosenRows /> }

const fetching = { position: 'absolute', left: 0, right: 0, top: 0, zIndex: 2, height: 2 } as const
