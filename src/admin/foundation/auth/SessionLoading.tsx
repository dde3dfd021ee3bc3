/** What stands on the screen until it is known who is signed in. */
import { Box, CircularProgress } from '@mui/material'

export function SessionLoading() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
      <CircularProgress color="inherit" aria-label="Loading" />
    </Box>
  )
}
