/** The filter form above the observations' list (spec 2). Inside the list's context; the address keeps what is applied. */
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Card } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCallback, useId, useRef } from 'react'
import type { FormEvent } from 'react'
import { SearchInput } from '../../../parts/list/SearchInput.tsx'
import { FilterChips } from './FilterChips.tsx'
import { LazyFilterFields } from './FilterFieldsLater.tsx'
import { activeFilters } from './activeFilters.ts'
import type { FilterName } from './activeFilters.ts'
import { useFilterForm } from './useFilterForm.ts'
import { useFilterOpen } from './useFilterOpen.ts'
import { useRecordNames } from './useRecordNames.ts'

export function ObservationFilterForm({ enabled }: ObservationFilterFormProps) {
  const form = useFilterForm()
  const { isOpen, isPhone, setOpen } = useFilterOpen()
  const names = useRecordNames(form.applied, enabled)
  const translate = useTranslate()
  const toggle = useRef<HTMLButtonElement>(null)
  const fields = useId()
  const label = useCallback(
    (name: FilterName) => translate(`resources.allobservations.fields.${name}`),
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
  /** The list that was narrowed is seen at once. */
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
            isTime={enabled}
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
  /** The list's first rows are there: what they must not wait for may be loaded. */
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
