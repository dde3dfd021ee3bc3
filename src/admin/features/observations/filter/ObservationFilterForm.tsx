/** Filter form above the observation list. Requires the list's context; the URL keeps the applied filter. */
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Card, Chip, List, Typography } from '@mui/material'
import { type FormEvent, memo, Suspense, useCallback, useId, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { formFilterRows } from '#domain/observations/observationFilter.ts'
import { formatList } from '../../../foundation/format/formatList.ts'
import { useForeignZone } from '../../../foundation/auth/clientZone.ts'
import { ON_LOW_WINDOW } from '../../../foundation/theme/cardsOnPhone.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import type { ListMeta } from '../../../foundation/data/buildQuery.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { lazyScreen } from '../../../parts/layout/lazyScreen.tsx'
import { SearchInput } from '../../../parts/list/SearchInput.tsx'
import type { FilterFieldsProps } from './FilterFields.tsx'
import { FilterFieldsSkeleton } from '../../../parts/filters/FilterGrid.tsx'
import { type ActiveFilter, activeFilters, type FilterLabels } from './activeFilters.ts'
import { SavedViewsMenu } from '../../savedViews/SavedViewsMenu.tsx'
import { useFilterForm } from './useFilterForm.ts'
import { useRecordNames } from '../../../parts/filters/useRecordNames.ts'

export function ObservationFilterForm() {
  const form = useFilterForm()
  const [isOpen, setOpen] = useState(false)
  const names = useRecordNames(form.applied)
  const t = useT()
  const toggle = useRef<HTMLButtonElement>(null)
  const fields = useId()
  const label = useCallback(
    (name: Parameters<FilterLabels['label']>[0]) => t(`resources.allobservations.fields.${name}`),
    [t],
  )
  const active = activeFilters(form.applied, {
    label,
    recordName: names.nameOf,
    zone: useForeignZone(),
  })

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isOpen) return form.applySearch()
    if (!event.currentTarget.checkValidity()) return
    form.apply()
    // The filtered list takes the place of the fields.
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    <Card
      component="form"
      role="search"
      aria-label={t('observationFilters.title')}
      noValidate
      onSubmit={apply}
      sx={card}
    >
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
          {active.length > 0
            ? t('observationFilters.titleOf', { count: active.length })
            : t('observationFilters.title')}
        </Button>
        <Box sx={viewLine}>
          <SavedViewsMenu onChoose={form.replaceDraft} />
          <ResultCount />
        </Box>
      </Box>
      <Box id={fields} hidden={!isOpen} sx={fieldsStyle}>
        {isOpen && (
          <LazyFilterFields
            draft={form.draft}
            pending={form.pending}
            change={form.change}
            names={names}
            label={label}
          />
        )}
      </Box>
      {(isOpen || active.length > 0 || form.pending.length > 0) && (
        <Box sx={isOpen ? actionLine : foldedLine}>
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
            <Typography component="output" variant="caption" color="text.secondary">
              {form.pending.length > 0 &&
                t('list.notApplied', { names: formatList(form.pending.map(label)) })}
            </Typography>
            <Button onClick={form.clear}>{t('observationFilters.clear')}</Button>
            {isOpen && (
              <Button type="submit" variant={form.pending.length > 0 ? 'contained' : 'outlined'}>
                {t('observationFilters.apply')}
              </Button>
            )}
          </Box>
        </Box>
      )}
    </Card>
  )
}

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 2,
  mb: 2,
  overflow: 'visible',
} as const

/** Below the line with Apply, which the open menu of a field would cover; Tab reaches the fields first. */
const fieldsStyle = { order: 1, '&[hidden]': { display: 'none' } } as const

const line = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  gap: { xs: 1, md: 2 },
} as const

/** Takes a line of its own on a phone. */
const viewLine = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, md: 2 },
  flex: { xs: '1 0 100%', md: 1 },
  minWidth: 0,
} as const

/** Stays in view above the many fields of a phone. */
const actionLine = {
  ...line,
  position: { xs: 'sticky', md: 'static' },
  [ON_LOW_WINDOW]: { position: 'static' },
  top: 57,
  zIndex: 1,
  py: 1,
  my: -1,
  bgcolor: 'background.paper',
} as const

/** Chips with Clear next to them. */
const foldedLine = { ...line, flexWrap: 'nowrap' } as const

const buttons = { ...line, flexWrap: 'nowrap', ml: 'auto', alignSelf: 'end' } as const

/** Number of observations that the filter finds; announced when it changes. */
function ResultCount() {
  const { total, meta } = useListContext()
  const t = useT()
  const { moreThan }: ListMeta = meta ?? {}
  return (
    <Typography component="output" color="text.secondary" sx={countStyle}>
      {moreThan !== undefined
        ? t('list.moreResults', { count: moreThan })
        : total !== undefined && t('list.results', { smart_count: total, count: total })}
    </Typography>
  )
}

const countStyle = { ml: 'auto', flex: 'none' } as const

/**
 * Fields of the filter form, loaded when it opens; a skeleton keeps their place. Memoized, so that typing into the
 * search and changes of the list do not render them again.
 */
const LazyFilterFields = memo(function LazyFilterFields(props: FilterFieldsProps) {
  const { ai_enabled: hasAi } = useCurrentClient()
  return (
    <Suspense fallback={<FilterFieldsSkeleton count={formFilterRows(hasAi).length} />}>
      <FilterFields {...props} />
    </Suspense>
  )
})

const FilterFields = lazyScreen(() => import('./FilterFields.tsx'), 'FilterFields')

/** Active filters as removable chips. */
function FilterChips({ active, onRemove }: FilterChipsProps) {
  const t = useT()
  return (
    <List disablePadding aria-label={t('observationFilters.active')} sx={chipsStyle}>
      {active.map((filter) => (
        <li key={`${filter.name} ${filter.value}`}>
          <Chip
            variant="outlined"
            label={filter.label}
            aria-label={t('observationFilters.remove', { filter: filter.label })}
            onClick={() => onRemove(filter)}
            onDelete={() => onRemove(filter)}
          />
        </li>
      ))}
    </List>
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
  minWidth: 0,
  '& > li': { minWidth: 0 },
} as const
