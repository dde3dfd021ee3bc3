/** What an export of the audit log holds, and what sorts it. */
import type { AuditEntry } from '#api/generated/contract.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { actionLabel, actorLabel } from './auditWords.ts'
import { kindLabel } from './auditedKinds.ts'
import { formatFieldChanges } from './fieldWords.ts'
import { useFieldLabels } from './useFieldLabels.ts'

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
