/** Filters of the audit log: people, actions, kinds of records, days, and a single record chosen by a link. */
import { Chip } from '@mui/material'
import { useListContext } from 'react-admin'
import { AUDIT_ACTIONS } from '#domain/enumerations.ts'
import type { AuditListFilter } from '../../foundation/router/auditFilter.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { type ListFilterRow, ListFilters } from '../../parts/filters/ListFilters.tsx'
import { isAuditedTable, kindLabel, kindOptions } from './auditedKinds.ts'
import type { AuditEntry } from './auditLogList.ts'

export function AuditFilters() {
  const t = useT()
  const { filterValues, setFilters, data } = useListContext<AuditEntry>()
  const { record, ...others } = filterValues as AuditListFilter
  const remove = () => setFilters(others)
  return (
    <ListFilters
      rows={ROWS}
      chips={
        record && (
          <Chip
            variant="outlined"
            label={recordLabel(data)}
            aria-label={t('auditLog.filters.remove', { filter: recordLabel(data) })}
            onClick={remove}
            onDelete={remove}
          />
        )
      }
    />
  )
}

/** Takes the record's name from the first row of the list. */
function recordLabel([entry]: readonly AuditEntry[] = []): string {
  if (!entry) return t('auditLog.filters.oneRecord')
  const { entity, record_name: name } = entry
  if (name) return t('auditLog.filters.record', { kind: kindLabel(entity), name })
  return t(isAuditedTable(entity) ? `auditLog.filters.one.${entity}` : 'auditLog.filters.oneRecord')
}

const ROWS: ListFilterRow[] = [
  { name: 'person', records: 'observers', label: 'auditLog.filters.person' },
  {
    name: 'action',
    label: 'auditLog.filters.action',
    options: () =>
      Object.fromEntries(AUDIT_ACTIONS.map((one) => [one, t(`auditLog.filters.actions.${one}`)])),
  },
  {
    name: 'kind',
    label: 'auditLog.filters.kind',
    // The address may name kinds that the app has no label for.
    options: (chosen) => ({
      ...Object.fromEntries(chosen.map((kind) => [kind, kindLabel(kind)])),
      ...kindOptions(),
    }),
  },
  { name: 'dateFrom', until: 'dateTo', label: 'auditLog.filters.dateFrom' },
  { name: 'dateTo', from: 'dateFrom', label: 'auditLog.filters.dateTo' },
]
