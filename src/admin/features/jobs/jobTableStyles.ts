/** The look of the job centre's table; on a phone each job is a card. */
export const jobTableStyles = {
  position: 'relative',
  overflow: 'auto',
  '& table': { minWidth: { sm: 720 } },
  '& th': { bgcolor: 'background.paper', whiteSpace: 'nowrap' },
  '& th:first-of-type': { width: { sm: 248 } },
  '& th, & td': { fontSize: 13, lineHeight: '18px', fontVariantNumeric: 'tabular-nums' },
  '& td': { overflowWrap: 'anywhere', verticalAlign: 'top', py: 1.25 },
  '& time': { whiteSpace: 'nowrap' },
  // The words of its buttons stand on the line of the other cells.
  '& td[data-actions]': { pt: '4px' },
  '& td[data-actions] .MuiButton-root': { minWidth: 0, px: 0.75 },
  '@media (max-width: 599.95px)': {
    '& table, & tbody, & tr, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { height: 'auto', m: 1, p: 1, border: 1, borderColor: 'divider', borderRadius: 1 },
    '& td': { maxWidth: 'none', border: 0, px: 1, py: 0.5 },
    '& td[data-label]': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      textAlign: 'right',
      '&::before': { content: 'attr(data-label)', color: 'text.secondary', flex: 'none' },
    },
    '& td[data-label]:empty': { display: 'none' },
    '& td[data-label] > *': { minWidth: 0 },
  },
} as const
