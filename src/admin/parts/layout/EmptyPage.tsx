/** An empty page: what is missing, why, and the next step. */
import { Button, Card, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { homePathOf, mayOpen } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { PageHeader } from './PageHeader.tsx'
import { useT } from '../../foundation/i18n/useT.ts'

export function EmptyPage({ title, children }: EmptyPageProps) {
  const t = useT()
  const { type } = useMe()
  const home = homePathOf(type)
  return (
    <Card sx={{ maxWidth: 640, p: 3 }}>
      <PageHeader title={title} />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>{children}</Typography>
        {mayOpen(type, home) && (
          <Button variant="contained" component={LinkBase} to={home}>
            {home === '/home' ? t('page.toDashboard') : t('page.toObservations')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

interface EmptyPageProps {
  title: string
  children: ReactNode
}

/** Page for an unknown URL. */
export function NotFound() {
  const t = useT()
  return (
    <EmptyPage title={t('messages.pageNotFound')}>{t('messages.pageNotFoundReason')}</EmptyPage>
  )
}

/** Error boundary's page after a crash of a screen. Navigating away closes it. */
export function PageError({
  resetErrorBoundary,
}: {
  resetErrorBoundary: (reason?: unknown) => void
}) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  const t = useT()
  return (
    <Stack role="alert" spacing={2} sx={{ p: 4, maxWidth: 480, mx: 'auto', alignItems: 'start' }}>
      <Typography variant="h1">{t('messages.unexpected')}</Typography>
      <Typography>{t('page.crashed')}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {t('chunk.reload')}
      </Button>
    </Stack>
  )
}
