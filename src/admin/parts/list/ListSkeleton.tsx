/** Grey rows of the table's height while its first rows are on their way. */
import { Box } from '@mui/material'

export function ListSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <Box component="output" aria-label="Loading" sx={skeletonRows}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} />
      ))}
    </Box>
  )
}

/** As MUI's skeleton looks; ten of that take as long to draw as the rows themselves. */
const skeletonRows = {
  display: 'grid',
  px: 2,
  py: 1,
  animation: 'waiting 2s ease-in-out 500ms infinite',
  '@keyframes waiting': { '50%': { opacity: 0.4 } },
  // As a row of the table.
  '& > div': { height: 26, my: '9px', borderRadius: 1, bgcolor: 'divider' },
} as const
