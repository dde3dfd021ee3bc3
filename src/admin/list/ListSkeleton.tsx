/** Grey rows of the table's height while its first rows are on their way. */
import { Box, Skeleton } from '@mui/material'

export function ListSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <Box component="output" aria-label="Loading" sx={{ display: 'block', px: 2, py: 1 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={ROW_HEIGHT} />
      ))}
    </Box>
  )
}

/** Pixels, as a row of the table. */
const ROW_HEIGHT = 44
