/** Grid of filter fields: five in a row on a desktop, one on a phone. */
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

/** Placeholder of the fields' height until they have loaded. */
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

/** Height of the label's line, in pixels; the box is below it. */
const LABEL_HEIGHT = 22
/** Higher on a phone, where the text is larger. */
const BOX_HEIGHT = { xs: '40px', md: '37.125px' }

const skeletonStyle = {
  '& > div > div': {
    mt: `${LABEL_HEIGHT}px`,
    height: BOX_HEIGHT,
    borderRadius: 1,
    bgcolor: 'divider',
  },
} as const
