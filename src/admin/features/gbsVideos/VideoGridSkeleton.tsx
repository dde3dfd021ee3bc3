/** Grey cards while the videos are on their way. */
import { Box, Skeleton } from '@mui/material'
import { videoGridStyles } from './videoGridStyles.ts'

export function GbsVideoGridSkeleton() {
  return (
    <Box component="output" aria-label="Loading" sx={videoGridStyles}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={240} />
      ))}
    </Box>
  )
}
