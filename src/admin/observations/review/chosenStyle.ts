/** A button of a choice that is no verdict, when it is chosen. */
export const chosenStyle = {
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'primary.dark',
    backgroundColor: 'primary.light',
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
} as const
