/** A card with a heading, used in forms and detail pages. */
import { Box, Card, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import type { ReactNode } from 'react'

export function Section({ title, subtitle, action, children }: SectionProps) {
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={head}>
        <Typography variant="h2" id={heading}>
          {title}
        </Typography>
        {action}
      </Box>
      {subtitle && <Typography color="text.secondary">{subtitle}</Typography>}
      {children !== undefined && (
        <Stack spacing={2} sx={{ mt: 2 }}>
          {children}
        </Stack>
      )}
    </Card>
  )
}

interface SectionProps {
  title: string
  subtitle?: string
  /** Next to the heading. */
  action?: ReactNode
  /** Absent: the card is folded to its heading. */
  children?: ReactNode
}

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const
