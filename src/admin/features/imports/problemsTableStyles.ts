/** The look of the table of problems; on a phone each is a card, and what is wrong stands first. */
export const problemsTableStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& td': { overflowWrap: 'anywhere' },
  '& td[data-message]': { maxWidth: 'none' },
  '& tbody tr:last-of-type > td': { borderBottom: 0 },
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& table, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexDirection: 'column',
      height: 'auto',
      p: 1,
      '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
    },
    '& tbody td': { maxWidth: 'none', border: 0, px: 1, py: 0.25, textAlign: 'left' },
    '& tbody td[data-message]': { order: -1, fontWeight: 600 },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: 'text.secondary',
    },
  },
} as const
