/** The lifts of a recording as buttons, the worst first; nothing where there is only one. */
import { Box, Button, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { VERDICT_LABELS, verdictOfAnswer } from '#domain/observations/answers.ts'
import type { Principle } from '#domain/observations/principles.ts'
import type { LiftInterval, UnknownReason } from '#domain/videos/judgement.ts'
import { verdictOfLift } from '#domain/videos/liftRanking.ts'
import { formatSeconds } from '#domain/videos/playbackTime.ts'
import { usePrinting } from '../../foundation/state/usePrinting.ts'
import { VerdictIcon } from '../../parts/verdict/VerdictChip.tsx'

export function LiftList({ lifts, principles, selected, text, onSelect }: LiftListProps) {
  const translate = useTranslate()
  const heading = useId()
  const isPrinting = usePrinting()
  if (lifts.length < 2) return null
  return (
    <div>
      <Typography variant="h3" id={heading} gutterBottom>
        {translate('analysis.lifts.title', { smart_count: lifts.length })}
      </Typography>
      <Typography color="text.secondary" gutterBottom>
        {text}
      </Typography>
      <Box component="ul" aria-labelledby={heading} sx={list}>
        {lifts.map((lift) => {
          const verdict = verdictOfAnswer(
            verdictOfLift(lift.judgement.filter(({ principle }) => principles.includes(principle))),
          )
          const label = `${formatSeconds(lift.start)} ${VERDICT_LABELS[verdict]}`
          return (
            <li key={lift.start}>
              {isPrinting ? (
                label
              ) : (
                <Button
                  variant="outlined"
                  startIcon={<VerdictIcon verdict={verdict} />}
                  aria-pressed={selected !== null && isSameLift(selected, lift)}
                  onClick={() => onSelect({ start: lift.start, end: lift.end })}
                  sx={[button, { '& .MuiButton-startIcon': { color: `${verdict}.main` } }]}
                >
                  {label}
                </Button>
              )}
            </li>
          )
        })}
      </Box>
    </div>
  )
}

/** Says which of several lifts the verdict is of; null: there is one at most. */
export function useVerdictLiftText(
  lifts: readonly LiftInterval[],
  judged: LiftInterval | null,
): string | null {
  const translate = useTranslate()
  const [worst, second] = lifts
  if (!judged || !worst || !second) return null
  const text = isSameLift(judged, worst) ? 'analysis.lifts.worst' : 'analysis.lifts.chosen'
  return translate(text, { start: formatSeconds(judged.start) })
}

interface LiftListProps {
  lifts: readonly ListedLift[]
  /** Those that count. */
  principles: readonly Principle[]
  selected: LiftInterval | null
  text: string | null
  onSelect: (lift: LiftInterval) => void
}

export interface ListedLift extends LiftInterval {
  judgement: readonly {
    principle: Principle
    verdict?: boolean | null
    reason?: UnknownReason | null
  }[]
}

/** Stored times are rounded to milliseconds. */
const isSameLift = (a: LiftInterval, b: LiftInterval): boolean =>
  Math.abs(a.start - b.start) < 0.002 && Math.abs(a.end - b.end) < 0.002

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '@media print': { columnGap: 3 },
} as const

const button = {
  fontVariantNumeric: 'tabular-nums',
  '&[aria-pressed="true"]': { bgcolor: 'action.selected', borderColor: 'text.primary' },
} as const
