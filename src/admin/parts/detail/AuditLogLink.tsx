/** Link to the audit log, filtered by a record where there is one; renders nothing without access to it. */
import HistoryIcon from '@mui/icons-material/History'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { mayOpen } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'

export function AuditLogLink({ record }: { record?: AuditedRecord }) {
  const { type } = useMe()
  if (!mayOpen(type, PAGE)) return null
  return (
    <Button
      component={LinkBase}
      to={record ? recordHistoryPath(record) : PAGE}
      startIcon={<HistoryIcon />}
      color="inherit"
    >
      {record ? 'History' : 'Audit log'}
    </Button>
  )
}

interface AuditedRecord {
  id: string
  clientId: string
}

const PAGE = '/auditlog'

const recordHistoryPath = ({ id, clientId }: AuditedRecord) =>
  `${PAGE}?clientId=${clientId}&filter=${encodeURIComponent(JSON.stringify({ record: id }))}`
