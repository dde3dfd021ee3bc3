/** The headers of a list's table; the checkbox above the others says whether all, some or none of the page are chosen. */
import { Box, Checkbox, TableCell, TableHead, TableRow } from '@mui/material'
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
} from 'react-admin'
import { useId } from 'react'
import type { ReactNode } from 'react'

export function DataTableHead({ children }: { children?: ReactNode }) {
  const { hasBulkActions } = useDataTableConfigContext()
  return (
    <TableHead>
      <TableRow>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <SelectPageCheckbox />
          </TableCell>
        )}
        {children}
      </TableRow>
    </TableHead>
  )
}

function SelectPageCheckbox() {
  const label = useTranslate()('list.selectPage')
  const id = useId()
  const { isRowSelectable, onSelect } = useDataTableCallbacksContext()
  const selectedIds = useDataTableSelectedIdsContext() ?? []
  const rows = useDataTableDataContext() ?? []
  const page = rows.filter((row) => isRowSelectable?.(row) ?? true).map(({ id }) => id)
  const onPage = page.filter((id) => selectedIds.includes(id))
  const all = page.length > 0 && onPage.length === page.length
  const elsewhere = selectedIds.filter((id) => !page.includes(id))
  const some = onPage.length > 0 && !all
  return (
    <>
      <Checkbox
        id={id}
        checked={all}
        disabled={page.length === 0}
        indeterminate={some}
        onChange={() => onSelect?.(all ? elsewhere : [...elsewhere, ...page])}
        slotProps={{
          input: {
            'aria-label': label,
            // MUI draws the third state without telling the browser.
            ref: (input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some
            },
          },
        }}
      />
      <Box component="label" htmlFor={id} sx={wordsOnPhones}>
        {label}
      </Box>
    </>
  )
}

/** Above a column of checkboxes the words are for those who hear them. */
const wordsOnPhones = { display: { sm: 'none' }, fontWeight: 400, color: 'text.primary' } as const
