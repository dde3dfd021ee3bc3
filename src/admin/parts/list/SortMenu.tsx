/** How a list is sorted where its records are cards without headers: the same columns, the same directions. */
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import { Button, ListItemText, Menu, MenuItem, useMediaQuery } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import { type Column, useColumnLabel } from './columns.ts'

export function SortMenu({ columns, always }: SortMenuProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const { sort, setSort } = useListContext()
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const labelOf = useColumnLabel()
  if (!isPhone && !always) return null

  /** As a header does: another column descending first, the same one the other way round. */
  const choose = (field: string) => {
    setAnchor(null)
    setSort({ field, order: field === sort.field && sort.order === 'DESC' ? 'ASC' : 'DESC' })
  }
  return (
    <>
      <Button
        variant="outlined"
        endIcon={arrowOf(sort.order)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': id } : {})}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('list.sort')}
      </Button>
      {/* Among the page's landmarks, not beside them. */}
      <Menu
        disablePortal
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {columns
          .filter(({ sortable = true }) => sortable)
          .map((column) => (
            <MenuItem
              key={column.source}
              role="menuitemradio"
              aria-checked={column.source === sort.field}
              selected={column.source === sort.field}
              onClick={() => choose(column.source)}
            >
              <ListItemText>{labelOf(column)}</ListItemText>
              {column.source === sort.field && arrowOf(sort.order)}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}

interface SortMenuProps {
  columns: readonly Column[]
  /** Not only on a phone. */
  always: boolean
}

function arrowOf(order: 'ASC' | 'DESC') {
  return order === 'ASC' ? (
    <ArrowUpwardIcon titleAccess="ascending" fontSize="small" />
  ) : (
    <ArrowDownwardIcon titleAccess="descending" fontSize="small" />
  )
}
