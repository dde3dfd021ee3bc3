/** What the audit log's columns, filters and the fields that only its entries have are called. */
import type { LabelTree } from './labelTree.ts'

export const auditLabels: { name: string; fields: LabelTree } = {
  name: 'Audit entry |||| Audit entries',
  fields: {
    at: 'When',
    at_utc: 'When (UTC)',
    user: 'Who',
    action: 'Action',
    entity: 'Kind',
    record_name: 'Record',
    record_id: 'Record ID',
    fields: 'Changes',
    position: 'Entry',
    hash: 'Fingerprint',
    request_id: 'Request ID',
    mail: 'Mail',
    to: 'To',
    subject: 'Subject',
    outcome: 'Outcome',
    reason: 'Reason',
    logo_key: 'Logo',
    email: 'Email',
  },
}
