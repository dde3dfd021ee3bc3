/** A page on its way: said aloud, and shown only when it takes a moment. */
import { Box, CircularProgress } from '@mui/material'
import { useTranslate } from 'react-admin'

export function PageLoading() {
  const label = useTranslate()('ra.page.loading')
  return (
    <Box component="output" sx={spinner}>
      <CircularProgress color="inherit" size={32} aria-label={label} />
    </Box>
  )
}

const spinner = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 240,
  color: 'text.secondary',
  animation: 'shown 150ms 300ms both',
  '@keyframes shown': { from: { opacity: 0 } },
} as const
