/** What stands around every page of the signed-in app: skip link, navigation, title (spec 2, Shared layout). */
import { Box } from '@mui/material'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { SIDEBAR_WIDTH } from '../theme/theme.ts'
import { Navigation } from './Navigation.tsx'
import { PageLoading } from './PageLoading.tsx'
import { PageTitleBar } from './PageTitleBar.tsx'
import { SkipLink } from './SkipLink.tsx'

export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Navigation />
      <Box component="main" id={MAIN} tabIndex={-1} sx={page}>
        <PageTitleBar />
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </Box>
    </>
  )
}

/** react-admin's own skip button looks for this id as well. */
const MAIN = 'main-content'

const page = {
  minWidth: 0,
  marginLeft: { md: `${SIDEBAR_WIDTH}px` },
  padding: { xs: 2, md: 3 },
} as const
