/** A record's name in its list. The mark of deleted records precedes the name, which may be truncated. */
import { Chip } from '@mui/material'

export function NameCell({ name, deleted_at: deletedAt }: NameCellProps) {
  return (
    <>
      {deletedAt && <Chip label="Deleted" />} {name}
    </>
  )
}

interface NameCellProps {
  name: string
  deleted_at?: string | null
}
