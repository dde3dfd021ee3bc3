/** /auditlog: who did what and when, each field before and after, and whether the log is intact. */
import type { RaRecord } from 'react-admin'
import type { AppTexts } from '#texts/keys.ts'
import type { ExportColumn, ExportedValue } from '#api/exportColumns.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { EntityTable } from '../../parts/list/EntityTable.tsx'
import { ListScreen } from '../../parts/list/ListScreen.tsx'
import { AuditChainStatus } from './AuditChainStatus.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AUDIT_COLUMNS, EntryDetails } from './auditColumns.tsx'
import type { AuditEntry } from './auditLogList.ts'
import { kindLabel, useFieldLabels } from './auditedKinds.ts'
import { actionLabel, actorLabel, formatFieldChanges } from './formatAuditEntry.ts'

export function AuditLog() {
  const t = useT()
  return (
    <ListScreen
      title={t('menu.auditLog')}
      columns={AUDIT_COLUMNS}
      exportColumns={useAuditColumns()}
      hideShowDeleted
      header={<AuditChainStatus />}
    >
      <AuditFilters />
      <EntityTable
        columns={AUDIT_COLUMNS}
        errorText={t('messages.tableFailed')}
        details={DETAILS}
      />
    </ListScreen>
  )
}

const DETAILS = <EntryDetails />

/** Returns the columns of an export. */
function useAuditColumns(): ExportColumn<RaRecord>[] {
  const labelsOf = useFieldLabels()
  const changes = (entry: AuditEntry) =>
    formatFieldChanges(entry, { labelOf: labelsOf(entry.entity), nameOf: () => null })
      .map(
        ({ label, before, after }) =>
          `${label}: ${before || t('auditLog.empty')} → ${after || t('auditLog.empty')}`,
      )
      .join('; ')
  const column = (
    source: keyof AppTexts['resources']['auditlog']['fields'],
    cell: (entry: AuditEntry) => ExportedValue,
  ): ExportColumn<RaRecord> => ({
    label: `resources.auditlog.fields.${source}`,
    kind: source === 'at' ? 'instant' : 'text',
    cell: (entry) => cell(entry as AuditEntry),
  })
  return [
    column('position', ({ position }) => position),
    column('at', ({ at }) => new Date(at)),
    column('at_utc', ({ at }) => at),
    column('user', actorLabel),
    column('action', actionLabel),
    column('entity', ({ entity }) => kindLabel(entity)),
    column('record_name', ({ record_name: name }) => name),
    column('record_id', ({ record_id: id }) => id),
    column('fields', changes),
    column('request_id', ({ request_id: id }) => id),
    column('hash', ({ hash }) => hash),
  ]
}
