/** As high as the fields of the filter form, until they are there. */
import { Box } from '@mui/material'
import { FilterGrid } from './FilterGrid.tsx'

export function FilterFieldsLoading({ count }: { count: number }) {
  return (
    <Box aria-hidden sx={grey}>
      <FilterGrid>
        {Array.from({ length: count }, (_, field) => (
          <div key={field} />
        ))}
      </FilterGrid>
    </Box>
  )
}

/** A label's line, and the box below it. */
const LABEL = 22
/** The text on a phone is larger. */
const BOX_HEIGHT = { xs: '40px', md: '37.125px' }

const grey = {
  '& > div > div': {
    mt: `${LABEL}px`,
    height: BOX_HEIGHT,
    borderRadius: 1,
    bgcolor: 'divider',
  },
} as const
