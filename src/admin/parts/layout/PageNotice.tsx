/** A page that has nothing to show: what is missing, why, and the one thing to do next. */
import { Button, Card, Stack, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { ReactNode } from 'react'
import { homePathOf, mayOpen } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { PageHeader } from './PageHeader.tsx'

export function EmptyPage({ title, children }: EmptyPageProps) {
  const { type } = useMe()
  const home = homePathOf(type)
  return (
    <Card sx={{ maxWidth: 640, p: 3 }}>
      <PageHeader title={title} />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>{children}</Typography>
        {mayOpen(type, home) && (
          <Button variant="contained" component={LinkBase} to={home}>
            {home === '/home' ? 'Go to the dashboard' : 'Go to observations'}
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
