/** Link back to the list of all tasks. */
import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'

export function BackToTasks() {
  const t = useT()
  return (
    <Box sx={{ mb: 1, ml: -0.5 }}>
      <Button
        component={LinkBase}
        to="/tasks"
        size="small"
        color="inherit"
        startIcon={<ArrowBack />}
      >
        {t('tasks.back')}
      </Button>
    </Box>
  )
}
