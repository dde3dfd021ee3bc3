/** The look of the audit log's table; on a phone each entry is a card. */
export const auditTableStyles = {
  overflow: 'auto',
  // The header sticks to the top of this box.
  maxHeight: { sm: 'calc(100vh - 200px)' },
  '& > table': { minWidth: { sm: 720 } },
  '& > table > thead th': { bgcolor: 'background.paper', whiteSpace: 'nowrap' },
  '& td': { overflowWrap: 'anywhere' },
  '& td[data-when]': { whiteSpace: 'nowrap', width: { sm: 176 } },
  '& tr[data-open] > td': { borderBottom: 0 },
  '& tr[data-details] > td': { height: 'auto', bgcolor: 'background.default', py: 1.5 },
  '@media (max-width: 599.95px)': {
    '& > table, & > table > tbody, & > table > tbody > tr, & > table > tbody > tr > td': {
      display: 'block',
    },
    // The toolbar's menu sorts.
    '& > table > thead': { display: 'none' },
    '& > table > tbody': {
      m: 1,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      overflow: 'hidden',
    },
    '& > table > tbody > tr': { height: 'auto' },
    '& > table > tbody > tr:not([data-details])': { p: 1 },
    '& > table > tbody > tr > td': { maxWidth: 'none', border: 0, px: 1, py: 0.5 },
    '& > table > tbody > tr > td[data-label]': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      textAlign: 'right',
      '&::before': { content: 'attr(data-label)', color: 'text.secondary', flex: 'none' },
    },
    '& > table > tbody > tr > td[data-label] > *': { minWidth: 0 },
  },
} as const
