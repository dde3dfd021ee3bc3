/** The app's look: in a client's colour, light or dark as chosen on this device, else as the system, and light on paper. */
import { type ReactNode, useEffect, useMemo } from 'react'
import { useTheme } from '@mui/material/styles'
import { localStorageStore, StoreContextProvider, ThemeProvider, ThemesContext } from 'react-admin'
import { usePrinting } from '../state/usePrinting.ts'
import { themeOf } from './appTheme.ts'

/** Around screens outside of react-admin, which provides the same itself. */
export function AppTheme({ highlight, children }: AppThemeProps) {
  const { theme: lightTheme, darkTheme } = useThemes(highlight)
  const themes = useMemo(() => ({ lightTheme, darkTheme }), [lightTheme, darkTheme])
  return (
    <StoreContextProvider value={modeStore}>
      <ThemesContext.Provider value={themes}>
        <ThemeProvider>{children}</ThemeProvider>
      </ThemesContext.Provider>
    </StoreContextProvider>
  )
}

interface AppThemeProps {
  highlight: string
  children: ReactNode
}

/** Returns the themes that react-admin chooses from. */
export function useThemes(highlight: string) {
  const isOnPaper = usePrinting()
  const theme = useMemo(() => themeOf(highlight, 'light'), [highlight])
  const dark = useMemo(() => themeOf(highlight, 'dark'), [highlight])
  return { theme, darkTheme: isOnPaper ? theme : dark }
}

/** The choice belongs to the device, and index.html reads it before anything is painted. */
export const modeStore = localStorageStore('1')

/** react-admin's key of the choice. */
export const MODE_KEY = 'theme'

/** Sets the mode for the browser's own bar and for the page after signing out. */
export function FollowMode() {
  const { mode } = useTheme().palette
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode
    const [ofDark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    if (ofDark) ofDark.media = mode === 'dark' ? 'all' : 'not all'
  }, [mode])
  return null
}
