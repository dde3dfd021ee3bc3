/** What stands around every page of the signed-in app: skip link, navigation, title (spec 2, Shared layout). */
import { Box, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { Suspense, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { JobsButton } from './features/jobs/JobsButton.tsx'
import { NotificationBell } from './features/notifications/NotificationBell.tsx'
import { SIDEBAR_WIDTH } from './foundation/theme/appTheme.ts'
import { Navigation } from './parts/layout/Navigation.tsx'
import { PageLoading } from './PageLoading.tsx'
import { PageTitleBar } from './parts/layout/PageTitleBar.tsx'
import { SkipLink } from './SkipLink.tsx'

export function AppLayout({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  const isDesktop = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const tools = useMemo(
    () => (
      <>
        <JobsButton />
        <NotificationBell isShown={isShown} />
      </>
    ),
    [isShown],
  )
  return (
    <>
      <SkipLink />
      <Navigation tools={isDesktop ? null : tools} />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={page}>
        <PageTitleBar tools={isDesktop && tools} />
        <Suspense fallback={<PageLoading />}>
          {children}
          <OnMount onCome={setShown} />
        </Suspense>
      </Box>
    </>
  )
}

/** Beside a page whose code has come. */
function OnMount({ onCome }: { onCome: (has: boolean) => void }) {
  useEffect(() => onCome(true), [onCome])
  return null
}

/** react-admin's own skip button looks for this id as well. */
const MAIN_ID = 'main-content'

const page = {
  minWidth: 0,
  marginLeft: { md: `${SIDEBAR_WIDTH}px` },
  padding: { xs: 2, md: 3 },
} as const
