/** Filters of a list, below its tools and in one card with them: folded on a phone, and cleared at once. */
import { Box, Button, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useListContext } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { FilterGrid } from './FilterGrid.tsx'

export function FilterSection({ children, chips }: FilterSectionProps) {
  const t = useT()
  const { filterValues, setFilters } = useListContext()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [isOpen, setOpen] = useState(false)
  const [clearings, setClearings] = useState(0)
  const { search, showDeleted, ...narrowing } = filterValues
  const count = Object.keys(narrowing).length
  const kept = { ...(search && { search }), ...(showDeleted && { showDeleted }) }
  const clear = () => {
    setFilters(kept)
    setClearings(clearings + 1)
  }
  return (
    <Box component="section" aria-label={t('auditLog.filters.label')} sx={sectionStyle}>
      {isPhone && (
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {count > 0
            ? t('auditLog.filters.labelWithCount', { count })
            : t('auditLog.filters.label')}
        </Button>
      )}
      {/* New fields once cleared: what was entered and not applied yet goes as well. */}
      {(!isPhone || isOpen) && <FilterGrid key={clearings}>{children}</FilterGrid>}
      {count > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {chips}
          <Button size="small" onClick={clear}>
            {t('auditLog.filters.clear')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

interface FilterSectionProps {
  /** The fields. */
  children: ReactNode
  /** Filters without a field. */
  chips?: ReactNode
}

const sectionStyle = { p: { xs: 1, sm: 2 }, pt: { sm: 0 }, display: 'grid', gap: 2 } as const
