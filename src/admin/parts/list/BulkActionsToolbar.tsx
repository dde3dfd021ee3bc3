/** What can be done with the chosen rows, and why it was refused; nothing while none are chosen (design, lists). */
import DeleteIcon from '@mui/icons-material/Delete'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import {
  type RaRecord,
  useBulkDeleteController,
  useGetResourceLabel,
  useListContext,
  useTranslate,
} from 'react-admin'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { DeletionQuestion } from './DeletionQuestion.tsx'

export function BulkActionsToolbar() {
  const { selectedIds, data = [], onUnselectItems } = useListContext()
  const translate = useTranslate()
  const { reason, onError, clear } = useBulkDeleteError()
  const container = useFocusWhenDeselected(selectedIds.length > 0)
  const count = selectedIds.length
  const here = data.filter(({ id }) => selectedIds.includes(id)).length
  return (
    <Box ref={container} tabIndex={-1} sx={{ outline: 'none' }}>
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
          <BulkDelete onRefused={onError} />
        </Box>
      )}
      {reason !== null && (
        <Alert severity="error" onClose={clear} sx={{ m: 2 }}>
          {translate('list.nothingDeleted', { reason: reason })}
        </Alert>
      )}
    </Box>
  )
}

/** The buttons go with the last chosen row: whoever pressed one of them goes on from here with the keyboard. */
function useFocusWhenDeselected(some: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const had = useRef(some)
  useEffect(() => {
    if (had.current && !some && document.activeElement === document.body) place.current?.focus()
    had.current = some
  }, [some])
  return place
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

/** Deletes the chosen rows after the spec's question, all or none (spec 2, Shared list screens). */
function BulkDelete({ onRefused }: { onRefused: (reason: string) => Promise<void> }) {
  const { selectedIds, resource } = useListContext()
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const [isConfirming, setConfirming] = useState(false)
  const { handleDelete, isPending } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    successMessage: 'list.deleted',
    mutationOptions: {
      onSettled: () => setConfirming(false),
      onError: (error: unknown) => onRefused(graphqlErrorMessage(error)),
    },
  })
  const count = selectedIds.length
  const noun = labelOf(resource, count).toLowerCase()
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setConfirming(true)}>
        {translate('list.delete', { count, noun })}
      </Button>
      <DeletionQuestion
        isAsked={isConfirming}
        isDeleting={isPending}
        onConfirm={() => handleDelete()}
        onCancel={() => setConfirming(false)}
      />
    </>
  )
}

/**
 * Why the chosen rows were not deleted, until others are chosen; rows that are gone meanwhile are no longer chosen.
 */
function useBulkDeleteError(): BulkDeleteError {
  const { selectedIds, data = [], refetch, onSelect } = useListContext()
  const [refused, setRefused] = useState<{ reason: string; chosen: string } | null>(null)

  const onError = async (reason: string) => {
    setRefused({ reason, chosen: selectedIds.join() })
    // Somebody else may have deleted one of them, which would refuse the next try as well.
    const answer = (await refetch()) as { data?: { data: RaRecord[] } } | undefined
    const now = answer?.data?.data
    if (!now) return
    const gone = data.filter(({ id }) => !now.some((row) => row.id === id)).map(({ id }) => id)
    const kept = selectedIds.filter((id) => !gone.includes(id))
    setRefused({ reason, chosen: kept.join() })
    onSelect(kept)
  }
  return {
    reason: refused?.chosen === selectedIds.join() ? refused.reason : null,
    onError,
    clear: () => setRefused(null),
  }
}

interface BulkDeleteError {
  reason: string | null
  onError: (reason: string) => Promise<void>
  clear: () => void
}
