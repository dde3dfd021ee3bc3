/** /auditlog: who did what and when, each field before and after, and whether the log is intact. */
import type { Column } from '../../parts/list/columns.ts'
import { ListScreen } from '../../parts/list/ListScreen.tsx'
import { AuditChainStatus } from './AuditChainStatus.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import type { AuditEntry } from './auditLogList.ts'
import { kindLabel, useFieldLabels } from './auditedKinds.ts'
import { actionLabel, actorLabel, formatFieldChanges } from './formatAuditEntry.ts'

export function AuditLog() {
  return (
    <ListScreen
      title="Audit log"
      columns={useAuditColumns()}
      hideShowDeleted
      header={
        <>
          <AuditChainStatus />
          <AuditFilters />
        </>
      }
    >
      <AuditTable />
    </ListScreen>
  )
}

/** Returns the columns of an export. The list can be sorted by time only. */
function useAuditColumns(): Column<AuditEntry>[] {
  const labelsOf = useFieldLabels()
  const changes = (entry: AuditEntry) =>
    formatFieldChanges(entry, { labelOf: labelsOf(entry.entity), nameOf: () => null })
      .map(
        ({ label, before, after }) =>
          `${label}: ${before || EMPTY_VALUE} → ${after || EMPTY_VALUE}`,
      )
      .join('; ')
  return [
    { source: 'position', sortable: false },
    { source: 'at', exportValue: ({ at }) => new Date(at) },
    { source: 'at_utc', sortable: false, exportValue: ({ at }) => at },
    { source: 'user', sortable: false, exportValue: actorLabel },
    { source: 'action', sortable: false, exportValue: actionLabel },
    { source: 'entity', sortable: false, exportValue: ({ entity }) => kindLabel(entity) },
    { source: 'record_name', sortable: false },
    { source: 'record_id', sortable: false },
    { source: 'fields', sortable: false, exportValue: changes },
    { source: 'request_id', sortable: false },
    { source: 'hash', sortable: false },
  ]
}

const EMPTY_VALUE = 'empty'
