/** A verdict as its sign: tick, cross or question mark, so that colour never speaks alone. */
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import QuestionMark from '@mui/icons-material/QuestionMark'
import type { SvgIconProps } from '@mui/material'
import type { Verdict } from '#domain/observations/verdict.ts'

export function VerdictIcon({ verdict, ...props }: SvgIconProps & { verdict: Verdict }) {
  const Sign = SIGNS[verdict]
  return <Sign aria-hidden fontSize="small" {...props} />
}

const SIGNS = { correct: Check, incorrect: Close, unknown: QuestionMark }
