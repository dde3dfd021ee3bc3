/** What the audit log is narrowed to: people, actions, kinds of records, days, and the record that one came from. */
import { Box, Button, Card, Chip, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useListContext } from 'react-admin'
import { useState } from 'react'
import type { AuditEntry } from '#api/generated/contract.ts'
import { useToday } from '../../foundation/auth/useToday.ts'
import { FilterGrid } from '../observations/filter/FilterGrid.tsx'
import { FilterSelect } from '../observations/filter/FilterSelect.tsx'
import { RecordsField } from '../observations/filter/RecordsField.tsx'
import { useRecordNames } from '../observations/filter/useRecordNames.ts'
import { KIND_OPTIONS, kindLabel } from './auditedKinds.ts'
import { ACTION_OPTIONS } from './auditWords.ts'
import { DebouncedDateInput } from './DayFilter.tsx'
import type { AuditListFilter } from '../../foundation/router/auditFilter.ts'

export function AuditFilters() {
  const { filterValues, setFilters, displayedFilters, data } = useListContext<AuditEntry>()
  const filter = filterValues as AuditListFilter
  const { person = [], action = [], kind = [], dateFrom = '', dateTo = '', record } = filter
  const names = useRecordNames({ observers: person }, true)
  const today = useToday()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [isOpen, setOpen] = useState(false)
  const change = (part: Partial<Record<keyof AuditListFilter, unknown>>) =>
    setFilters({ ...filter, ...part }, displayedFilters)
  const { search, ...narrowing } = filter
  const count = Object.keys(narrowing).length
  return (
    <Card component="section" aria-label="Filters" sx={{ p: 2, mb: 2, display: 'grid', gap: 2 }}>
      {isPhone && (
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      )}
      {(!isPhone || isOpen) && (
        <FilterGrid>
          <RecordsField
            name="observers"
            label="Person"
            ids={person}
            names={names}
            onChange={(ids) => change({ person: ids })}
          />
          <FilterSelect
            isMany
            label="Action"
            options={ACTION_OPTIONS}
            values={action}
            onChange={(values) => change({ action: values })}
          />
          <FilterSelect
            isMany
            label="Kind of record"
            options={{ ...unknownKindOptions(kind), ...KIND_OPTIONS }}
            values={kind}
            onChange={(values) => change({ kind: values })}
          />
          <DebouncedDateInput
            label="Date from"
            day={dateFrom}
            max={dateTo || today}
            onChange={(day) => change({ dateFrom: day })}
          />
          <DebouncedDateInput
            label="Date to"
            day={dateTo}
            min={dateFrom}
            max={today}
            onChange={(day) => change({ dateTo: day })}
          />
        </FilterGrid>
      )}
      {count > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {record && (
            <Chip
              variant="outlined"
              label={recordLabel(data)}
              aria-label={`Remove ${recordLabel(data)}`}
              onClick={() => change({ record: undefined })}
              onDelete={() => change({ record: undefined })}
            />
          )}
          <Button
            size="small"
            onClick={() => setFilters(search ? { search } : {}, displayedFilters)}
          >
            Clear filters
          </Button>
        </Box>
      )}
    </Card>
  )
}

/** The first row knows what the record is. */
function recordLabel([entry]: readonly AuditEntry[] = []): string {
  if (!entry) return 'One record'
  const kind = kindLabel(entry.entity)
  return entry.record_name ? `${kind}: ${entry.record_name}` : `One ${kind.toLowerCase()}`
}

/** Kinds of the address that the app has no word for. */
const unknownKindOptions = (kinds: readonly string[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, kindLabel(kind)]))
