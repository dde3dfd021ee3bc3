/** What can be done with the chosen rows, and why it was refused; nothing while none are chosen (design, lists). */
import { Alert, Box, Button, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useEffect, useRef } from 'react'
import { BulkDelete } from './BulkDelete.tsx'
import { useBulkDeleteError } from './useRefusal.ts'

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
