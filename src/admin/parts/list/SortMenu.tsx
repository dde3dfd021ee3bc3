/**
 * Button that says how a list is sorted, and a menu of its sortable columns. react-admin's own keeps its closed menu in the
 * page, which takes a phone longer than the rest of the toolbar.
 */
import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Sort from '@mui/icons-material/Sort'
import { Button, IconButton, Menu, MenuItem, Tooltip, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useListSortContext, useTranslate } from 'react-admin'
import { lowerFirst } from '../../foundation/format/lowerFirst.ts'
import { mainLandmark } from '../../foundation/theme/mainLandmark.ts'
import { type Column, useColumnLabel } from './columns.ts'

export function SortMenu({ columns }: { columns: readonly Column[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { sort, setSort } = useListSortContext()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const labelOf = useColumnLabel()
  const translate = useTranslate()
  const orderOf = (order: 'ASC' | 'DESC') => translate(`ra.sort.${order}`)
  const sorted = labelOf(
    columns.find(({ source }) => source === sort.field) ?? { source: sort.field },
  )
  const label = translate('ra.sort.sort_by', {
    field_lower_first: lowerFirst(sorted),
    order: orderOf(sort.order),
  })
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    color: 'primary',
    onClick: ({ currentTarget }: React.MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const
  return (
    <>
      {isPhone ? (
        <Tooltip title={label}>
          <IconButton {...button} aria-label={label} size="large">
            <Sort />
          </IconButton>
        </Tooltip>
      ) : (
        <Button {...button} size="small" startIcon={<Sort />} endIcon={<ArrowDropDown />}>
          {label}
        </Button>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        container={mainLandmark}
        disableScrollLock
      >
        {columns
          .filter(({ sortable = true }) => sortable)
          .map((column) => {
            const order = column.source === sort.field && sort.order === 'ASC' ? 'DESC' : 'ASC'
            return (
              <MenuItem
                key={column.source}
                onClick={() => {
                  setSort({ field: column.source, order })
                  setAnchor(null)
                }}
              >
                {labelOf(column)} {orderOf(order)}
              </MenuItem>
            )
          })}
      </Menu>
    </>
  )
}
