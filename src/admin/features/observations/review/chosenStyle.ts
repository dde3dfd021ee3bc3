/** A button of a choice that is no verdict, when it is chosen. */
import type { Theme } from '@mui/material'

export const selectedStyle = {
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'text.primary',
    backgroundColor: 'primary.light',
    boxShadow: ({ palette }: Theme) => `inset 0 0 0 2px ${palette.primary.dark}`,
  },
} as const
