/** A record's name in its list, marked when the record is deleted. */
import { Chip } from '@mui/material'

export function NameCell({ name, deleted_at: deletedAt }: NameCellProps) {
  return (
    <>
      {name} {deletedAt && <Chip label="Deleted" />}
    </>
  )
}

interface NameCellProps {
  name: string
  deleted_at?: string | null
}
