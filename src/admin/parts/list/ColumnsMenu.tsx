/**
 * Button that says how many of a list's columns are shown, and a menu to choose them. The first column always shows:
 * it leads to the record.
 */
import Checked from '@mui/icons-material/CheckBoxOutlined'
import Unchecked from '@mui/icons-material/CheckBoxOutlineBlank'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { Button, Divider, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { type Column, useColumnLabel } from './columns.ts'
import { useHiddenColumns } from './useHiddenColumns.ts'

export function ColumnsMenu({ columns }: { columns: readonly Column[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { isHidden, toggle, reset } = useHiddenColumns(columns)
  const labelOf = useColumnLabel()
  const t = useT()
  const button = useId()
  const count = columns.length
  const shown = columns.filter((column) => !isHidden(column)).length
  return (
    <>
      <Button
        id={button}
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {shown === count ? t('list.columns') : t('list.columnsShown', { shown, count })}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': button, dense: true } }}
      >
        {columns.slice(1).map((column) => (
          <MenuItem
            key={column.source}
            role="menuitemcheckbox"
            aria-checked={!isHidden(column)}
            onClick={() => toggle(column)}
          >
            <ListItemIcon>
              {isHidden(column) ? <Unchecked fontSize="small" /> : <Checked fontSize="small" />}
            </ListItemIcon>
            {labelOf(column)}
          </MenuItem>
        ))}
        {reset && <Divider />}
        {reset && <MenuItem onClick={reset}>{t('list.columnsReset')}</MenuItem>}
      </Menu>
    </>
  )
}
