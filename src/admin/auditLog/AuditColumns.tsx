/** What an export of the audit log holds, and what sorts it. */
import type { AuditEntry } from '#api/generated/contract.ts'
import { EntityColumn } from '../list/EntityColumn.tsx'
import { actionWords, whoWords } from './auditWords.ts'
import { kindWords } from './auditedKinds.ts'
import { fieldWords } from './fieldWords.ts'
import { useFieldLabels } from './useFieldLabels.ts'

export function AuditColumns() {
  const labelsOf = useFieldLabels()
  const changes = (entry: AuditEntry) =>
    fieldWords(entry, { labelOf: labelsOf(entry.entity), nameOf: () => null })
      .map(({ label, before, after }) => `${label}: ${before || NOTHING} → ${after || NOTHING}`)
      .join('; ')
  return (
    <>
      <EntityColumn<AuditEntry> source="position" disableSort />
      <EntityColumn<AuditEntry> source="at" exported={({ at }) => new Date(at)} />
      <EntityColumn<AuditEntry> source="at_utc" disableSort exported={({ at }) => at} />
      <EntityColumn<AuditEntry> source="user" disableSort exported={whoWords} />
      <EntityColumn<AuditEntry> source="action" disableSort exported={actionWords} />
      <EntityColumn<AuditEntry>
        source="entity"
        disableSort
        exported={({ entity }) => kindWords(entity)}
      />
      <EntityColumn<AuditEntry> source="record_name" disableSort />
      <EntityColumn<AuditEntry> source="record_id" disableSort />
      <EntityColumn<AuditEntry> source="fields" disableSort exported={changes} />
      <EntityColumn<AuditEntry> source="request_id" disableSort />
      <EntityColumn<AuditEntry> source="hash" disableSort />
    </>
  )
}

const NOTHING = 'nothing'
