/** What can be done with the chosen rows; there only while some are chosen (design, lists). */
import { Box, Button, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { BulkDelete } from './BulkDelete.tsx'

export function ChosenRows() {
  const { selectedIds, onUnselectItems } = useListContext()
  const translate = useTranslate()
  if (selectedIds.length === 0) return null
  const count = selectedIds.length
  return (
    <Box sx={bar}>
      <Typography component="output">
        {translate('ra.action.bulk_actions', { smart_count: count, _: `${count} selected` })}
      </Typography>
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect', { _: 'Unselect' })}
      </Button>
      <Box sx={{ flexGrow: 1 }} />
      <BulkDelete />
    </Box>
  )
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 0.5,
  bgcolor: 'action.selected',
} as const
