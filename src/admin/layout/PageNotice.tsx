/** A page that has nothing to show: what is missing, why, and the one thing to do next. */
import { Button, Card, Stack, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { ReactNode } from 'react'
import { homeOf, mayOpen } from '#domain/access.ts'
import { useMe } from '../auth/useMe.ts'
import { PageHeader } from './PageHeader.tsx'

export function PageNotice({ title, children }: PageNoticeProps) {
  const { type } = useMe()
  const home = homeOf(type)
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

interface PageNoticeProps {
  title: string
  children: ReactNode
}
