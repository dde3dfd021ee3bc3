/** A record's name in its list. The mark of deleted records precedes the name, which may be truncated. */
import { Chip } from '@mui/material'
import { useT } from '../../foundation/i18n/useT.ts'

export function NameCell({ name, deleted_at: deletedAt }: NameCellProps) {
  const t = useT()
  return (
    <>
      {deletedAt && <Chip label={t('list.deleted')} />} {name}
    </>
  )
}

interface NameCellProps {
  name: string
  deleted_at?: string | null
}
