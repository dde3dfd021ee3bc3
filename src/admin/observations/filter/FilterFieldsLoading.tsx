/** As high as the fields of the filter form, until they are there. */
import { Box, Skeleton } from '@mui/material'
import { FilterGrid } from './FilterGrid.tsx'

export function FilterFieldsLoading({ count }: { count: number }) {
  return (
    <FilterGrid>
      {Array.from({ length: count }, (_, field) => (
        <Box key={field} aria-hidden>
          <Skeleton width="50%" height={18} sx={{ transform: 'none', mb: 0.5 }} />
          <Skeleton variant="rounded" sx={{ height: BOX_HEIGHT }} />
        </Box>
      ))}
    </FilterGrid>
  )
}

/** Pixels: the text on a phone is larger. */
const BOX_HEIGHT = { xs: 40, md: 37.125 }
