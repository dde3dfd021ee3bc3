/** Renders the records of a list on a phone: a card each, its first value as the heading, the others as one text. */
import { Box, FormControlLabel, List, ListItem, type SxProps, type Theme } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { memo, type ReactNode } from 'react'
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { type Column, isDeleted, useColumnLabel } from './columns.ts'
import { CellContent } from './EntityColumn.tsx'
import { useDetails } from './RowDetails.tsx'
import { BulkActions, SelectPageCheckbox, SelectRecordCheckbox } from './selection.tsx'

export function EntityCards({
  label,
  columns,
  details,
  canSelect,
  isSelectable,
}: EntityCardsProps) {
  const t = useT()
  const { data = [], isFetching, selectedIds, onToggleItem } = useListContext()
  return (
    <>
      {canSelect && (
        <>
          <BulkActions />
          <FormControlLabel
            sx={{ ml: '5px' }}
            label={t('list.selectPage')}
            control={<SelectPageCheckbox isSelectable={isSelectable} />}
          />
        </>
      )}
      {/* Safari takes a list without bullets for none. */}
      <List role="list" aria-label={label} aria-busy={isFetching} sx={styles}>
        {data.map((record) => (
          <Card
            key={record.id}
            record={record}
            columns={columns}
            details={details}
            {...(canSelect
              ? {
                  isSelectable: isSelectable(record),
                  isSelected: selectedIds.includes(record.id),
                  onToggle: onToggleItem,
                }
              : {})}
          />
        ))}
      </List>
    </>
  )
}

interface EntityCardsProps {
  label: string
  /** Columns that are shown. */
  columns: readonly Column[]
  /** Details of the record, shown by a DetailsButton in one of the columns. */
  details?: ReactNode
  canSelect: boolean
  isSelectable: (record: RaRecord) => boolean
}

/** Memoized: a record that is selected renders again alone. */
const Card = memo(function Card({
  record,
  columns: [heading, ...others],
  details,
  isSelectable = false,
  isSelected = false,
  onToggle,
}: CardProps) {
  const checked = isSelectable && isSelected
  return (
    <RecordContextProvider value={record}>
      <ListItem
        disablePadding
        data-selected={checked}
        {...(isDeleted(record) ? { 'data-deleted': true } : {})}
      >
        {onToggle && (
          <SelectRecordCheckbox
            record={record}
            checked={checked}
            disabled={!isSelectable}
            onClick={() => onToggle(record.id)}
          />
        )}
        <div>
          {heading && <Value column={heading} />}
          <div>
            {others.map((column) => (
              <Value key={column.source} column={column} />
            ))}
          </div>
        </div>
        {details && <Details>{details}</Details>}
      </ListItem>
    </RecordContextProvider>
  )
})

interface CardProps {
  record: RaRecord
  columns: readonly Column[]
  details?: ReactNode
  isSelectable?: boolean
  isSelected?: boolean
  /** Absent: nothing can be selected. */
  onToggle?: (id: RaRecord['id']) => void
}

/** A value after its label, which only screen readers get where the value says enough. */
function Value({ column }: { column: Column }) {
  const label = useColumnLabel()(column)
  const { numeric = false, labelled = numeric } = column
  return (
    <span className={VALUE}>
      <span className={labelled ? '' : HIDDEN}>{label} </span>
      <span>
        <CellContent column={column} />
      </span>
    </span>
  )
}

function Details({ children }: { children: ReactNode }) {
  const { isOpen, rowId } = useDetails()
  return (
    isOpen && (
      <Box id={rowId} sx={{ flexBasis: '100%', pt: 1 }}>
        {children}
      </Box>
    )
  )
}

const VALUE = 'LwValue'
const HIDDEN = 'LwHidden'
const SHOWN_VALUE = `.${VALUE}:not(:has(> :last-child:empty))`

const styles = {
  p: 1,
  display: 'grid',
  gap: 1,
  fontSize: 13,
  lineHeight: '24px',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  // Old records, until the new page or order is there. Short waits show nothing.
  transition: 'opacity 150ms 150ms',
  '&[aria-busy="true"]': { opacity: 0.5 },
  '& > li': {
    flexWrap: 'wrap',
    px: 1.5,
    py: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    '&:has(> .MuiCheckbox-root)': { pl: 0.5 },
    '&[data-selected="true"]': { bgcolor: 'action.selected' },
    '&[data-deleted]': { bgcolor: 'background.default' },
  },
  '& > li > .MuiCheckbox-root + div': { flex: 1, minWidth: 0 },
  [`& > li > div > .${VALUE}`]: { fontSize: 14, fontWeight: 600, color: 'text.primary' },
  [`& .${VALUE}:has(> :last-child:empty)`]: { display: 'none' },
  [`& ${SHOWN_VALUE}:not(:has([aria-expanded])) ~ ${SHOWN_VALUE}:not(:has([aria-expanded]))::before`]:
    { content: '" · "' },
  // A second line of a value goes on in the first.
  [`& .${VALUE} > :last-child > :is(span, p)`]: { display: 'inline', whiteSpace: 'normal' },
  [`& .${VALUE} > :last-child > p::before`]: { content: '" · "' },
  // Beside the heading.
  [`& .${VALUE}:has([aria-expanded])`]: { position: 'absolute', top: 4, right: 4 },
  // The heading is the way to the record; other links are quiet until they are pointed at.
  [`& div > div > .${VALUE} a:not(:hover, :focus-visible)`]: {
    color: 'inherit',
    textDecoration: 'none',
  },
  // The client's colour has enough contrast on paper only.
  '& > li[data-selected="true"] a': { color: 'text.primary' },
  '& > li[data-deleted] a': { color: 'inherit' },
  [`& .${HIDDEN}`]: visuallyHidden,
} satisfies SxProps<Theme>
