/** Toolbar of the selected rows, and the reason why their deletion failed; empty without a selection. */
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import {
  BulkDeleteWithConfirmButton,
  type Identifier,
  ListContextProvider,
  type RaRecord,
  useEvent,
  useListContext,
  useTranslate,
} from 'react-admin'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { DeletionQuestion } from '../deletion/DeletionQuestion.tsx'
import { useKeptFocus } from '../layout/useKeptFocus.ts'
import { isDeleted } from './columns.ts'
import { hasCode, PrintCodesButton } from '../qr/PrintCodes.tsx'
import { RestoreButton, useNotifyDeleted } from '../restore/RestoreButton.tsx'

export function BulkActionsToolbar() {
  const list = useListContext()
  const { selectedIds, data = [], resource, onUnselectItems } = list
  const translate = useTranslate()
  const { reason, onError, clear } = useBulkDeleteError()
  const keepFocus = useKeptFocus()
  const count = selectedIds.length
  const wasDeleted = useDeletedIds()
  const deletedIds = selectedIds.filter((id) => wasDeleted.has(id))
  const liveIds = selectedIds.filter((id) => !wasDeleted.has(id))
  const notifyDeleted = useNotifyDeleted(resource)
  const here = data.filter(({ id }) => selectedIds.includes(id)).length
  return (
    <Box ref={keepFocus} tabIndex={-1} sx={{ outline: 'none' }}>
      {count > 0 && (
        <Box sx={bar}>
          <Typography component="output">
            {translate(here === count ? 'list.chosen' : 'list.chosenElsewhere', {
              count,
              here,
              rows: data.length,
            })}
          </Typography>
          <Button color="inherit" onClick={() => onUnselectItems()}>
            {translate('ra.action.unselect')}
          </Button>
          <Box sx={{ flexGrow: 1 }} />
          {deletedIds.length > 0 && (
            <RestoreButton
              resource={resource}
              ids={deletedIds}
              label={translate(`resources.${resource}.action.restoreMany`, {
                smart_count: deletedIds.length,
              })}
              onRestored={() => onUnselectItems()}
            />
          )}
          {liveIds.length > 0 && hasCode(resource) && (
            <PrintCodesButton resource={resource} ids={liveIds} />
          )}
          {liveIds.length > 0 && (
            <ListContextProvider value={{ ...list, selectedIds: liveIds }}>
              <BulkDeleteWithConfirmButton
                label={translate(`resources.${resource}.action.deleteMany`, {
                  smart_count: liveIds.length,
                })}
                size="medium"
                confirmColor="warning"
                confirmContent={
                  <DeletionQuestion
                    resource={resource}
                    ids={liveIds}
                    question="ra.message.bulk_delete_content"
                  />
                }
                mutationOptions={{
                  onSuccess: () => {
                    notifyDeleted(liveIds)
                    onUnselectItems()
                    // Rows of the next page take the place of those that went.
                    void list.refetch()
                  },
                  onError: (error: unknown) => onError(graphqlErrorMessage(error)),
                }}
              />
            </ListContextProvider>
          )}
        </Box>
      )}
      {reason !== null && (
        <Alert
          severity="error"
          onClose={clear}
          closeText={translate('ra.action.close')}
          sx={{ m: 2 }}
        >
          {translate('list.nothingDeleted', { reason: reason })}
        </Alert>
      )}
    </Box>
  )
}

/** Ids of the deleted rows seen so far: the selection goes beyond the page. */
function useDeletedIds(): ReadonlySet<Identifier> {
  const { data } = useListContext()
  const [seen, setSeen] = useState({ data: undefined as typeof data, ids: new Set<Identifier>() })
  if (seen.data === data) return seen.ids
  const ids = new Set(seen.ids)
  for (const row of data ?? []) {
    if (isDeleted(row)) ids.add(row.id)
    else ids.delete(row.id)
  }
  setSeen({ data, ids })
  return ids
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 2,
  py: 0.5,
  bgcolor: 'action.selected',
} as const

/**
 * Returns why the selected rows could not be deleted, until the selection changes. Deselects rows that no longer
 * exist.
 */
function useBulkDeleteError(): BulkDeleteError {
  const { selectedIds, data = [], refetch, onSelect } = useListContext()
  const [failure, setFailure] = useState<{ reason: string; selection: string } | null>(null)

  const unselect = useEvent((gone: Identifier[]) => {
    const remaining = selectedIds.filter((id) => !gone.includes(id))
    onSelect(remaining)
    return remaining
  })

  const onError = async (reason: string) => {
    setFailure({ reason, selection: selectedIds.join() })
    // Another person may have deleted one of the rows, which would fail the next attempt as well.
    const answer = (await refetch()) as { data?: { data: RaRecord[] } } | undefined
    const rows = answer?.data?.data
    if (!rows) return
    const gone = data.filter(({ id }) => !rows.some((row) => row.id === id)).map(({ id }) => id)
    setFailure({ reason, selection: unselect(gone).join() })
  }
  return {
    reason: failure?.selection === selectedIds.join() ? failure.reason : null,
    onError,
    clear: () => setFailure(null),
  }
}

interface BulkDeleteError {
  reason: string | null
  onError: (reason: string) => Promise<void>
  clear: () => void
}
