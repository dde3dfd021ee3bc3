/** The AI's own verdict, shown next to a person's. */
import { Typography } from '@mui/material'
import { VERDICT_LABELS, type Verdict } from '#domain/observations/answers.ts'
import { VerdictIcon } from '../../../parts/verdict/VerdictChip.tsx'

export function AiVerdict({ verdict }: { verdict: Verdict }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: `${verdict}.dark` }}
    >
      <VerdictIcon verdict={verdict} fontSize="inherit" />
      {verdict === 'unknown' ? 'AI: no result' : `AI: ${VERDICT_LABELS[verdict].toLowerCase()}`}
    </Typography>
  )
}
