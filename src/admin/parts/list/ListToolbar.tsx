/** What stands above the records of every list (spec 2): search, show-deleted, import, exports; above cards also the sort. */
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { ExportButtons } from '../export/ExportButtons.tsx'
import { ExportPanel } from '../export/ExportPanel.tsx'
import { useExport } from '../export/useExport.ts'
import { ImportButtons } from './ImportButtons.tsx'
import { ListSearch } from './SearchBox.tsx'
import { ShowDeletedSwitch } from './ShowDeleted.tsx'
import { SortMenu } from './SortMenu.tsx'

export function ListToolbar({
  title,
  columns,
  areCards = false,
  hideSearch = false,
  hideShowDeleted = false,
  actions,
}: ListToolbarProps) {
  const exporting = useExport(title)
  return (
    <>
      <Box sx={toolbar}>
        {!hideSearch && <ListSearch />}
        {!hideShowDeleted && <ShowDeletedSwitch />}
        <SortMenu columns={columns} always={areCards} />
        <Box sx={buttons}>
          {actions}
          <ImportButtons />
          <ExportButtons {...exporting} />
        </Box>
      </Box>
      <ExportPanel {...exporting} columns={columns} />
    </>
  )
}

export interface ListToolbarProps {
  /** Names the exported files. */
  title: string
  /** EntityColumn elements: what the exports hold and the list sorts by. */
  columns: ReactNode
  /** On a wide screen too: there are no headers to sort by. */
  areCards?: boolean
  /** The page's own filter form has the search. */
  hideSearch?: boolean
  /** Its records cannot be deleted. */
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
} as const

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } } as const
