/** Link to the audit log of a record; renders nothing without access to it. */
import HistoryIcon from '@mui/icons-material/History'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { mayOpen } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function AuditLogLink({ record }: { record: AuditedRecord }) {
  const t = useT()
  const { type } = useMe()
  if (!mayOpen(type, PAGE)) return null
  return (
    <Button
      component={LinkBase}
      to={recordHistoryPath(record)}
      startIcon={<HistoryIcon />}
      color="inherit"
    >
      {t('detail.history')}
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
