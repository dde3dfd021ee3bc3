/** The first stop of the keyboard: past the menu, to the page. */
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { memo } from 'react'

export const SkipLink = memo(function SkipLink() {
  const translate = useTranslate()
  return (
    <Box component="a" href="#main-content" onClick={focusMain} sx={hiddenUntilFocused}>
      {translate('ra.navigation.skip_nav')}
    </Box>
  )
})

/** By hand: the address must stay as it is. */
function focusMain(event: React.MouseEvent): void {
  event.preventDefault()
  document.getElementById('main-content')?.focus()
}

const hiddenUntilFocused = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'text.primary',
  color: 'background.paper',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
} as const
