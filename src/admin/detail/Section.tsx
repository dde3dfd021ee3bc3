/** A card with a heading, as forms and details are made of. */
import { Card, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import type { ReactNode } from 'react'

export function Section({ title, subtitle, children }: SectionProps) {
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" id={heading}>
        {title}
      </Typography>
      {subtitle && <Typography color="text.secondary">{subtitle}</Typography>}
      <Stack spacing={2} sx={{ mt: 2 }}>
        {children}
      </Stack>
    </Card>
  )
}

interface SectionProps {
  title: string
  subtitle?: string
  children: ReactNode
}
