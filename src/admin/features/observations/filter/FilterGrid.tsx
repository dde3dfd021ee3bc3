/** Where the fields of the filter form stand: five in a row on a desktop, one on a phone. */
import { Box } from '@mui/material'
import type { ReactNode } from 'react'

export function FilterGrid({ children }: { children: ReactNode }) {
  return <Box sx={gridStyle}>{children}</Box>
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  alignItems: 'start',
  gap: { xs: 1.5, md: 2 },
  '& > *': { minWidth: 0 },
} as const

/** As high as the fields of the filter form, until they are there. */
export function FilterFieldsSkeleton({ count }: { count: number }) {
  return (
    <Box aria-hidden sx={skeletonStyle}>
      <FilterGrid>
        {Array.from({ length: count }, (_, field) => (
          <div key={field} />
        ))}
      </FilterGrid>
    </Box>
  )
}

/** A label's line, and the box below it. */
const LABEL_HEIGHT = 22
/** The text on a phone is larger. */
const BOX_HEIGHT = { xs: '40px', md: '37.125px' }

const skeletonStyle = {
  '& > div > div': {
    mt: `${LABEL_HEIGHT}px`,
    height: BOX_HEIGHT,
    borderRadius: 1,
    bgcolor: 'divider',
  },
} as const
