/** The AI's own verdict, shown next to a person's. */
import { Typography } from '@mui/material'
import type { Verdict } from '#domain/observations/answers.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { VerdictIcon } from './VerdictChip.tsx'

export function AiVerdict({ verdict }: { verdict: Verdict }) {
  const t = useT()
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: `${verdict}.dark` }}
    >
      <VerdictIcon verdict={verdict} fontSize="inherit" />
      {t(`observations.detail.ai.${verdict}`)}
    </Typography>
  )
}
