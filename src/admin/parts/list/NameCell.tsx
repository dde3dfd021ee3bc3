/** A record's name in its list, marked when the record is deleted: before the name, which may be cut. */
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
