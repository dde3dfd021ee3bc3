/** The app's layout with a guard around every page, the dashboard's and the custom ones' too. */
import type { ReactNode } from 'react'
import { AppLayout } from './AppLayout.tsx'
import { PageGuard } from './parts/layout/PageGuard.tsx'

export function GuardedLayout({ children }: { children: ReactNode }) {
  return (
    <AppLayout>
      <PageGuard>{children}</PageGuard>
    </AppLayout>
  )
}
