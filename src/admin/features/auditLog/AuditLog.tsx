/** /auditlog: who did what, and when, with each field before and after; and whether the log is as it was written. */
import { useContext, useMemo } from 'react'
import { DataProviderContext, ResourceContextProvider } from 'react-admin'
import type { AuditEntry } from '#api/generated/contract.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { ListScreen } from '../../parts/list/ListScreen.tsx'
import { AuditChainStatus } from './AuditChainStatus.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { AUDIT_LOG, auditDataProvider } from './auditDataProvider.ts'
import { kindLabel, useFieldLabels } from './auditedKinds.ts'
import { actionLabel, actorLabel, formatFieldChanges } from './formatAuditEntry.ts'

export function AuditLog() {
  const { id } = useCurrentClient()
  const base = useContext(DataProviderContext)
  const provider = useMemo(() => base && auditDataProvider(base, id), [base, id])
  return (
    <DataProviderContext.Provider value={provider}>
      <ResourceContextProvider value={AUDIT_LOG}>
        <ListScreen
          title="Audit log"
          columns={<AuditColumns />}
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
      </ResourceContextProvider>
    </DataProviderContext.Provider>
  )
}

/** What an export of the audit log holds, and what sorts it. */
export function AuditColumns() {
  const labelsOf = useFieldLabels()
  const changes = (entry: AuditEntry) =>
    formatFieldChanges(entry, { labelOf: labelsOf(entry.entity), nameOf: () => null })
      .map(
        ({ label, before, after }) =>
          `${label}: ${before || EMPTY_VALUE} → ${after || EMPTY_VALUE}`,
      )
      .join('; ')
  return (
    <>
      <EntityColumn<AuditEntry> source="position" disableSort />
      <EntityColumn<AuditEntry> source="at" exported={({ at }) => new Date(at)} />
      <EntityColumn<AuditEntry> source="at_utc" disableSort exported={({ at }) => at} />
      <EntityColumn<AuditEntry> source="user" disableSort exported={actorLabel} />
      <EntityColumn<AuditEntry> source="action" disableSort exported={actionLabel} />
      <EntityColumn<AuditEntry>
        source="entity"
        disableSort
        exported={({ entity }) => kindLabel(entity)}
      />
      <EntityColumn<AuditEntry> source="record_name" disableSort />
      <EntityColumn<AuditEntry> source="record_id" disableSort />
      <EntityColumn<AuditEntry> source="fields" disableSort exported={changes} />
      <EntityColumn<AuditEntry> source="request_id" disableSort />
      <EntityColumn<AuditEntry> source="hash" disableSort />
    </>
  )
}

const EMPTY_VALUE = 'nothing'
