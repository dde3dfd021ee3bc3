/** A verdict in a table, a card or a preview: colour, icon and label. */
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import QuestionMark from '@mui/icons-material/QuestionMark'
import { Chip, type SvgIconProps } from '@mui/material'
import { type Verdict, VERDICT_LABELS } from '#domain/observations/answers.ts'

/** `label` replaces the verdict's own label. */
export function VerdictChip({ verdict, label: word = VERDICT_LABELS[verdict] }: VerdictChipProps) {
  return <Chip color={verdict} icon={<VerdictIcon verdict={verdict} />} label={word} />
}

interface VerdictChipProps {
  verdict: Verdict
  label?: string
}

/** A verdict as a sign: tick, cross or question mark, so that colour is never the only cue. */
export function VerdictIcon({ verdict, ...props }: SvgIconProps & { verdict: Verdict }) {
  const Sign = SIGNS[verdict]
  return <Sign aria-hidden fontSize="small" {...props} />
}

const SIGNS = { correct: Check, incorrect: Close, unknown: QuestionMark }
