/** /auditlog: who did what, and when, with each field before and after; and whether the log is as it was written. */
import { DataProviderContext, ResourceContextProvider } from 'react-admin'
import { useContext, useMemo } from 'react'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { ListScreen } from '../../parts/list/ListScreen.tsx'
import { AuditColumns } from './AuditColumns.tsx'
import { AUDIT_LOG, auditDataProvider } from './auditDataProvider.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { AuditChainStatus } from './AuditChainStatus.tsx'

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
