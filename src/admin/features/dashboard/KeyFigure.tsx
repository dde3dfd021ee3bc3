/** One figure on a card: what it is, how much, and how that compares. */
import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Verdict } from '#domain/observations/verdict.ts'
import { VerdictIcon } from '../../parts/verdict/VerdictIcon.tsx'

export function KeyFigure({ label, verdict, children: [figure, comparison] }: KeyFigureProps) {
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h3" color="text.secondary" sx={heading}>
        {verdict && <VerdictIcon verdict={verdict} color={verdict} />}
        {label}
      </Typography>
      <Box sx={{ fontSize: 28, lineHeight: '40px', fontWeight: 600 }}>{figure}</Box>
      <Typography variant="caption" component="p" color="text.secondary">
        {comparison}
      </Typography>
    </Card>
  )
}

interface KeyFigureProps {
  label: string
  verdict?: Verdict
  children: readonly [figure: ReactNode, comparison: ReactNode]
}

const heading = { display: 'flex', alignItems: 'center', gap: 0.5 } as const
