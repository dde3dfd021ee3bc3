/** Opens the search over everything: a button of the sidebar, one of a phone's top bar, and Ctrl+K or ⌘K on every page. */
import SearchIcon from '@mui/icons-material/Search'
import { Box, Button, IconButton } from '@mui/material'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { mayCall } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { createStore } from '../../foundation/state/createStore.ts'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'

export function SearchButton({ isIcon = false }: { isIcon?: boolean }) {
  const { type } = useMe()
  const t = useT()
  if (!mayCall(type, 'searchEverything')) return null
  const label = t('search.title')
  const opening = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': IS_MAC ? 'Meta+K' : 'Control+K',
    onClick: () => isOpen.set(true),
  } as const
  if (isIcon)
    return (
      <IconButton aria-label={label} {...opening} sx={{ width: 44, height: 44 }}>
        <SearchIcon />
      </IconButton>
    )
  return (
    <Button color="inherit" variant="outlined" startIcon={<SearchIcon />} {...opening} sx={wide}>
      {label}
      <Box component="kbd" aria-hidden sx={keys}>
        {t(IS_MAC ? 'search.keysOnMac' : 'search.keys')}
      </Box>
    </Button>
  )
}

/** The dialog while it is open, and its shortcut; once in the layout. */
export function Search() {
  const { type } = useMe()
  const isShown = useSyncExternalStore(isOpen.subscribe, isOpen.get)
  const maySearch = mayCall(type, 'searchEverything')
  useEffect(() => {
    if (!maySearch) return undefined
    document.addEventListener('keydown', followShortcut)
    return () => {
      document.removeEventListener('keydown', followShortcut)
      isOpen.set(false)
    }
  }, [maySearch])
  return isShown ? (
    <Suspense fallback={null}>
      <SearchDialog onClose={close} />
    </Suspense>
  ) : null
}

const isOpen = createStore(false)

const close = () => isOpen.set(false)

/** Opens the search, but not above another dialog, whose content would be lost by going elsewhere. */
function followShortcut(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || (IS_MAC ? !metaKey : !ctrlKey)) return
  if (!isOpen.get() && document.querySelector('[aria-modal="true"]')) return
  event.preventDefault()
  isOpen.set(!isOpen.get())
}

const IS_MAC = /^(?:Mac|iP)/u.test(navigator.platform)

const SearchDialog = lazyScreen(() => import('./SearchDialog.tsx'), 'SearchDialog')

const wide = {
  justifyContent: 'flex-start',
  minHeight: 44,
  px: 1.5,
  fontWeight: 400,
  borderColor: 'divider',
} as const

const keys = { ml: 'auto', font: 'inherit', color: 'text.secondary' } as const
