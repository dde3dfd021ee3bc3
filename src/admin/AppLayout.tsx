/** Layout around every page of the signed-in app: skip link, navigation, title. */
import { Box, CircularProgress, type Theme, useMediaQuery } from '@mui/material'
import { memo, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useT } from './foundation/i18n/useT.ts'
import { NextFirstStep } from './features/dashboard/NextFirstStep.tsx'
import { JobsButton } from './features/jobs/JobsButton.tsx'
import { NotificationBell } from './features/notifications/NotificationBell.tsx'
import { useKeptChoices } from './features/observations/choices/useKeptChoices.ts'
import { Search, SearchButton } from './features/search/SearchButton.tsx'
import { RefusedNotice } from './features/today/RefusedNotice.tsx'
import { SignOutButton } from './features/today/SignOutButton.tsx'
import { UnsentButton, UnsentChip } from './features/today/UnsentBadges.tsx'
import { SIDEBAR_WIDTH } from './foundation/theme/appTheme.ts'
import { loadFont } from './foundation/theme/loadFont.ts'
import { ConnectionBar } from './parts/layout/ConnectionBar.tsx'
import { Deferred } from './parts/layout/Deferred.tsx'
import { Navigation } from './parts/layout/Navigation.tsx'
import { onIdleAfterPaint } from './parts/layout/onIdleAfterPaint.ts'
import { PageGuard } from './parts/layout/PageGuard.tsx'
import { PageHeaderProvider, PageTitleBar } from './parts/layout/PageHeader.tsx'
import { PhoneBar } from './parts/layout/PhoneBar.tsx'
import { UpdateOffer, useInstalledApp } from './parts/layout/UpdateOffer.tsx'
import { useKeptFocus } from './parts/layout/useKeptFocus.ts'

export function AppLayout({ children }: { children: ReactNode }) {
  const isDesktop = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const keepFocus = useKeptFocus()
  const tools = useMemo(
    () => (
      <>
        <UnsentButton />
        <JobsButton />
        <NotificationBell />
        {!isDesktop && <SearchButton isIcon />}
      </>
    ),
    [isDesktop],
  )
  return (
    <>
      <SkipLink />
      <Navigation
        tools={isDesktop ? null : tools}
        badges={BADGES}
        search={isDesktop ? SEARCH_BUTTON : null}
        signOut={SIGN_OUT}
      />
      <Search />
      <Box component="main" ref={keepFocus} id={MAIN_ID} tabIndex={-1} sx={page}>
        <ConnectionBar />
        <RefusedNotice />
        <UpdateOffer />
        <PageHeaderProvider>
          <PageTitleBar tools={isDesktop && tools} />
          <NextFirstStep />
          <Suspense fallback={<PageLoading />}>
            <Deferred fallback={<PageLoading />}>
              {children}
              <OncePageIsShown />
            </Deferred>
          </Suspense>
        </PageHeaderProvider>
      </Box>
      <PhoneBar />
    </>
  )
}

const BADGES = { '/today': <UnsentChip /> } as const
const SIGN_OUT = <SignOutButton />
const SEARCH_BUTTON = <SearchButton />

/** Loads what the sibling page does not need at first, once its code has come. */
function OncePageIsShown() {
  useKeptChoices()
  useInstalledApp()
  useEffect(() => onIdleAfterPaint(loadFont, FONT_DELAY_MS), [])
  return null
}

/** The page's own data come first. */
const FONT_DELAY_MS = 1_000

/** react-admin's own skip button looks for this id as well. */
const MAIN_ID = 'main-content'

const page = {
  minWidth: 0,
  marginLeft: { md: `${SIDEBAR_WIDTH}px` },
  padding: { xs: 2, md: 3 },
} as const

/** The app's layout, with an access guard around every page, including the dashboard and the custom pages. */
export function GuardedLayout({ children }: { children: ReactNode }) {
  return (
    <AppLayout>
      <PageGuard>{children}</PageGuard>
    </AppLayout>
  )
}

/** First focusable element: skips the menu. */
const SkipLink = memo(function SkipLink() {
  const t = useT()
  return (
    <Box component="a" href="#main-content" onClick={focusMain} sx={hiddenUntilFocused}>
      {t('ra.navigation.skip_nav')}
    </Box>
  )
})

/** Moves the focus without navigation, because the URL must not change. */
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

/** Loading indicator of a page: announced to screen readers immediately, visible only after a moment. */
function PageLoading() {
  const label = useT()('ra.page.loading')
  return (
    <Box component="output" sx={spinner}>
      <CircularProgress color="inherit" size={32} aria-label={label} />
    </Box>
  )
}

const spinner = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 240,
  color: 'text.secondary',
  animation: 'shown 150ms 300ms both',
  '@keyframes shown': { from: { opacity: 0 } },
} as const
