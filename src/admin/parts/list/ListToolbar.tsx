/** Toolbar of every list: search, show-deleted switch, sort (above cards), import and exports. */
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box, Button, FormControlLabel, Switch, useMediaQuery } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import {
  LinkBase,
  type RaRecord,
  SortButton,
  useListContext,
  useResourceContext,
} from 'react-admin'
import type { ExportColumn } from '#api/exportColumns.ts'
import { mayOpen } from '#domain/access.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { isEntity } from '../../foundation/router/pathCodec.ts'
import { ExportButtons, ExportPanel, useExport } from '../export/ExportPanel.tsx'
import type { Column } from './columns.ts'
import { LIST_IMPORTS } from './listImports.ts'
import { SearchInput } from './SearchInput.tsx'
import { useSearchText } from './useSearchText.ts'

export function ListToolbar({
  title,
  columns,
  exportColumns,
  areCards = false,
  hideSearch = false,
  hideShowDeleted = false,
  actions,
}: ListToolbarProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const exporting = useExport(title, exportColumns)
  const [isOpen, setOpen] = useState(false)
  const tools = useId()
  const t = useT()
  return (
    <>
      {isPhone && (
        <Box sx={phoneLine}>
          {!hideSearch && <ListSearch canGrow />}
          <Button
            variant="outlined"
            endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
            aria-expanded={isOpen}
            aria-controls={tools}
            onClick={() => setOpen(!isOpen)}
          >
            {t('list.tools')}
          </Button>
        </Box>
      )}
      <Box id={tools} hidden={isPhone && !isOpen} sx={toolbar}>
        {!hideSearch && !isPhone && <ListSearch />}
        {!hideShowDeleted && <ShowDeletedSwitch />}
        {(areCards || isPhone) && <SortButton fields={sortFieldsOf(columns)} label="list.sortBy" />}
        <Box sx={buttons}>
          {actions}
          <ImportButtons />
          <ExportButtons {...exporting} />
        </Box>
      </Box>
      <ExportPanel {...exporting} />
    </>
  )
}

const sortFieldsOf = (columns: readonly Column[]): string[] =>
  columns.filter(({ sortable = true }) => sortable).map(({ source }) => source)

export interface ListToolbarProps {
  /** Used in the names of exported files. */
  title: string
  /** Columns of the sort button. */
  columns: readonly Column[]
  /** Default: those of the resource. */
  exportColumns?: readonly ExportColumn<RaRecord>[]
  /** Shows the sort button on wide screens too, because cards have no headers to sort by. */
  areCards?: boolean
  /** The page's filter form contains the search. */
  hideSearch?: boolean
  /** The records cannot be deleted. */
  hideShowDeleted?: boolean
  /** More buttons. */
  actions?: ReactNode
}

const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1.5,
  columnGap: 2,
  p: 2,
  '&[hidden]': { display: 'none' },
} as const

/** On phones the tools are folded, so that the rows begin in the upper half of the screen. */
const phoneLine = { display: 'flex', gap: 1, justifyContent: 'flex-end', p: 1, pb: 0 } as const

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } } as const

function ListSearch({ canGrow = false }: { canGrow?: boolean }) {
  const [text, type] = useSearchText()
  return <SearchInput text={text} onChange={type} canGrow={canGrow} />
}

/** Switch that includes deleted records in the list. */
function ShowDeletedSwitch() {
  const { filterValues, setFilters } = useListContext()
  const t = useT()
  const { showDeleted, ...others } = filterValues as { showDeleted?: boolean }
  return (
    <FormControlLabel
      sx={{ ml: 0, gap: 1 }}
      label={t('list.showDeleted')}
      control={
        <Switch
          size="small"
          checked={showDeleted === true}
          onChange={(_, checked) => setFilters(checked ? { ...others, showDeleted: true } : others)}
        />
      }
    />
  )
}

/** Links to the import pages of a list, for people who may open them. */
function ImportButtons() {
  const resource = useResourceContext()
  const { type } = useMe()
  const t = useT()
  const pages = isEntity(resource) ? (LIST_IMPORTS[resource] ?? []) : []
  return pages
    .filter(({ page }) => mayOpen(type, page))
    .map(({ page, label }) => (
      <Button
        key={page}
        component={LinkBase}
        to={page}
        variant="outlined"
        startIcon={<UploadIcon />}
      >
        {t(label)}
      </Button>
    ))
}
