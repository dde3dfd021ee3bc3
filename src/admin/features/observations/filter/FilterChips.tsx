/** What the list is narrowed to, a removable chip each. */
import { Box, Chip } from '@mui/material'
import type { ActiveFilter } from './activeFilters.ts'

export function FilterChips({ active, onRemove }: FilterChipsProps) {
  return (
    <Box component="ul" aria-label="Active filters" sx={chipsStyle}>
      {active.map((filter) => (
        <li key={`${filter.name} ${filter.value}`}>
          <Chip
            variant="outlined"
            label={filter.label}
            aria-label={`Remove ${filter.label}`}
            onClick={() => onRemove(filter)}
            onDelete={() => onRemove(filter)}
          />
        </li>
      ))}
    </Box>
  )
}

interface FilterChipsProps {
  active: ActiveFilter[]
  onRemove: (filter: ActiveFilter) => void
}

const chipsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  minWidth: 0,
  '& > li': { minWidth: 0 },
} as const
