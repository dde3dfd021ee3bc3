/** A verdict in a table, a card or a preview: colour, icon and label. */
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import QuestionMark from '@mui/icons-material/QuestionMark'
import { Chip, type SvgIconProps } from '@mui/material'
import type { Verdict } from '#domain/observations/answers.ts'
import { useT } from '../../foundation/i18n/useT.ts'

/** `label` replaces the verdict's own label. */
export function VerdictChip({ verdict, label }: VerdictChipProps) {
  const t = useT()
  const icon = <VerdictIcon verdict={verdict} />
  return <Chip color={verdict} icon={icon} label={label ?? t(`enums.verdict.${verdict}`)} />
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
