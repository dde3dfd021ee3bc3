/** The class of a link in text and its look: MUI's own, once for all instead of once for each. */
import { alpha } from '@mui/material/styles'
import type { CSSObject, Theme } from '@mui/material/styles'

export const TEXT_LINK_CLASS = 'LwTextLink'

export const textLinkStyles = ({ palette }: Theme): CSSObject => ({
  color: palette.primary.dark,
  textDecoration: 'underline',
  textDecorationColor: alpha(palette.primary.main, 0.4),
  '&:hover': { textDecorationColor: 'inherit' },
})
