/** Filter form above the observation list. Requires the list's context; the URL keeps the applied filter. */
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Card, Chip, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type FormEvent, memo, Suspense, useCallback, useId, useRef, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { formFilterRows } from '#domain/observations/observationFilter.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { lazyScreen } from '../../../parts/layout/lazyScreen.tsx'
import { SearchInput } from '../../../parts/list/SearchInput.tsx'
import type { FilterFieldsProps } from './FilterFields.tsx'
import { FilterFieldsSkeleton } from './FilterGrid.tsx'
import { type ActiveFilter, activeFilters, type FilterLabels } from './activeFilters.ts'
import { useFilterForm } from './useFilterForm.ts'
import { useRecordNames } from './useRecordNames.ts'

export function ObservationFilterForm({ enabled }: ObservationFilterFormProps) {
  const form = useFilterForm()
  const { isOpen, isPhone, setOpen } = useFilterOpen()
  const names = useRecordNames(form.applied, enabled)
  const translate = useTranslate()
  const toggle = useRef<HTMLButtonElement>(null)
  const fields = useId()
  const label = useCallback(
    (name: Parameters<FilterLabels['label']>[0]) =>
      translate(`resources.allobservations.fields.${name}`),
    [translate],
  )
  const active = activeFilters(form.applied, { label, recordName: names.nameOf })

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isOpen) return form.applySearch()
    if (!event.currentTarget.checkValidity()) return
    form.apply()
    if (isPhone) close()
  }
  /** Closes the fields on a phone, so that the filtered list is visible immediately. */
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    <Card component="form" role="search" aria-label="Filters" noValidate onSubmit={apply} sx={card}>
      <Box sx={line}>
        <SearchInput text={form.search} onChange={form.typeSearch} canGrow />
        <Button
          ref={toggle}
          variant="outlined"
          endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setOpen(!isOpen)}
        >
          {active.length > 0 ? `Filters (${active.length})` : 'Filters'}
        </Button>
      </Box>
      <Box id={fields} hidden={!isOpen}>
        {isOpen && (
          <LazyFilterFields
            enabled={enabled}
            draft={form.draft}
            change={form.change}
            names={names}
            label={label}
          />
        )}
      </Box>
      {(isOpen || active.length > 0) && (
        <Box sx={lastLine}>
          {active.length > 0 && (
            <FilterChips
              active={active}
              onRemove={(filter) => {
                form.remove(filter)
                toggle.current?.focus()
              }}
            />
          )}
          <Box sx={buttons}>
            <Button onClick={form.clear}>Clear</Button>
            {isOpen && (
              <Button type="submit" variant={form.isChanged ? 'contained' : 'outlined'}>
                Apply
              </Button>
            )}
          </Box>
        </Box>
      )}
    </Card>
  )
}

interface ObservationFilterFormProps {
  /** Whether the list's first rows have loaded, so that the fields may load after them. */
  enabled: boolean
}

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: 2,
  mb: 2,
} as const

const line = { display: 'flex', alignItems: 'center', gap: { xs: 1, md: 2 } } as const

const lastLine = { ...line, flexWrap: { xs: 'wrap', md: 'nowrap' } } as const

const buttons = { display: 'flex', gap: 1, ml: 'auto', alignSelf: 'end' } as const

/**
 * Fields of the filter form, loaded after the list's first rows; a skeleton keeps their place. Memoized, so that typing
 * into the search and changes of the list do not render them again.
 */
const LazyFilterFields = memo(function LazyFilterFields({
  enabled,
  ...props
}: FilterFieldsProps & { enabled: boolean }) {
  const { ai_enabled: hasAi } = useCurrentClient()
  const skeleton = <FilterFieldsSkeleton count={formFilterRows(hasAi).length} />
  if (!enabled) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <FilterFields {...props} />
    </Suspense>
  )
})

const FilterFields = lazyScreen(() => import('./FilterFields.tsx'), 'FilterFields')

/** Active filters as removable chips. */
function FilterChips({ active, onRemove }: FilterChipsProps) {
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

/**
 * Returns whether the fields are open: on a desktop open by default, and the choice is stored; on a phone closed by
 * default.
 */
function useFilterOpen(): {
  isOpen: boolean
  isPhone: boolean
  setOpen: (isOpen: boolean) => void
} {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [onDesktop, setOnDesktop] = useStore('allobservations.filters', true)
  const [onPhone, setOnPhone] = useState(false)
  return {
    isPhone,
    isOpen: isPhone ? onPhone : onDesktop,
    setOpen: isPhone ? setOnPhone : setOnDesktop,
  }
}
