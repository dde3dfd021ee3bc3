/** A card with a heading, used in forms and detail pages; the heading takes the focus when what had it in the card goes. */
import { Box, Card, Stack, Typography } from '@mui/material'
import { type ReactNode, useId, useRef } from 'react'
import { useKeptFocus } from '../layout/useKeptFocus.ts'

export function Section({ title, subtitle, action, children }: SectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useKeptFocus(heading)
  return (
    <Card ref={keepFocus} component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={head}>
        <Typography variant="h2" id={id} ref={heading} tabIndex={-1}>
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
