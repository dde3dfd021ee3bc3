/** A row below a record's own that a button of the record shows and hides. */
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Button, TableCell, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { useExpanded, useRecordContext, useResourceContext } from 'react-admin'

export function DetailsButton({ label, name }: DetailsButtonProps) {
  const { isOpen, toggle, rowId } = useDetails()
  return (
    <Button
      size="small"
      color="inherit"
      aria-expanded={isOpen}
      aria-label={name}
      {...(isOpen ? { 'aria-controls': rowId } : {})}
      endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
      onClick={toggle}
    >
      {label}
    </Button>
  )
}

interface DetailsButtonProps {
  label: string
  /** Says whose details they are. */
  name: string
}

/** `columns`: number of the table's cells. */
export function DetailsRow({ columns, children }: { columns: number; children: ReactNode }) {
  const { isOpen, rowId } = useDetails()
  if (!isOpen) return null
  return (
    <TableRow data-details>
      <TableCell id={rowId} colSpan={columns}>
        {children}
      </TableCell>
    </TableRow>
  )
}

/** Returns whether the details of the record in context are shown. */
export function useDetails() {
  const id = useRecordContext()?.id ?? ''
  const [isOpen, toggle] = useExpanded(useResourceContext() ?? '', id)
  return { isOpen, toggle, rowId: `details-${id}` }
}
