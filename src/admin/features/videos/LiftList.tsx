/** The lifts of a recording in order of time: each may be shown, and be the one that is judged; nothing where there is only one. */
import { Box, Button, Typography } from '@mui/material'
import { useId } from 'react'
import { verdictOfAnswer } from '#domain/observations/answers.ts'
import type { Principle } from '#domain/observations/principles.ts'
import type { LiftInterval, UnknownReason } from '#domain/videos/judgement.ts'
import { isPutDown, verdictOfLift } from '#domain/videos/liftRanking.ts'
import { formatSeconds } from '../../foundation/format/formatFigure.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { usePrinting } from '../../foundation/state/usePrinting.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { VerdictIcon } from '../../parts/verdict/VerdictChip.tsx'

/** `lifts`: the worst first. */
export function LiftList({ lifts, principles, judged, onShow, onChoose }: LiftListProps) {
  const t = useT()
  const heading = useId()
  const isPrinting = usePrinting()
  const verdictLift = useVerdictLiftText(lifts, judged)
  if (lifts.length < 2) return null
  return (
    <div>
      <Typography variant="h3" id={heading} gutterBottom>
        {t('analysis.lifts.title', { smart_count: liftedOf(lifts).length })}
      </Typography>
      <Typography color="text.secondary" gutterBottom>
        {verdictLift} {onChoose && t('analysis.liftReview.choose')}
      </Typography>
      <Box component="ul" aria-labelledby={heading} sx={list}>
        {lifts
          .toSorted((a, b) => a.start - b.start)
          .map((lift) => {
            const { start, end, judgement } = lift
            const verdict = verdictOfAnswer(
              verdictOfLift(judgement.filter(({ principle }) => principles.includes(principle))),
            )
            const time = formatSeconds(start)
            const what = isPutDown(judgement)
              ? t('enums.unknownReason.PUT_DOWN')
              : t(`enums.verdict.${verdict}`)
            const label = t('videos.moment', { time, what })
            const icon = <VerdictIcon verdict={verdict} />
            const isJudged = judged !== null && isSameLift(judged, lift)
            return (
              <Box component="li" key={start} sx={row}>
                {onShow && !isPrinting ? (
                  <Button
                    variant="outlined"
                    startIcon={icon}
                    aria-label={t('analysis.liftReview.show', { lift: label })}
                    onClick={() => onShow({ start, end })}
                    sx={[button, { '& .MuiButton-startIcon': { color: `${verdict}.main` } }]}
                  >
                    {label}
                  </Button>
                ) : (
                  <Box component="span" sx={[words, { '& svg': { color: `${verdict}.main` } }]}>
                    {icon} {label}
                  </Box>
                )}
                {isJudged && <span>{t('analysis.liftReview.judged')}</span>}
                {onChoose && !isJudged && (
                  <Button
                    className={NOT_PRINTED_CLASS}
                    aria-label={t('analysis.liftReview.judgeAt', { time })}
                    onClick={() => onChoose({ start, end })}
                  >
                    {t('analysis.liftReview.judge')}
                  </Button>
                )}
              </Box>
            )
          })}
      </Box>
    </div>
  )
}

const liftedOf = (lifts: readonly ListedLift[]) =>
  lifts.filter(({ judgement }) => !isPutDown(judgement))

/** Says which of several lifts the verdict is of; null: there is one at most. `lifts`: the worst first. */
export function useVerdictLiftText(
  lifts: readonly ListedLift[],
  judged: LiftInterval | null,
): string | null {
  const t = useT()
  const [worst, second] = liftedOf(lifts)
  if (!judged || !worst || !second) return null
  const text = isSameLift(judged, worst) ? 'analysis.lifts.worst' : 'analysis.lifts.chosen'
  return t(text, { start: formatSeconds(judged.start) })
}

interface LiftListProps {
  lifts: readonly ListedLift[]
  /** Principles that count. */
  principles: readonly Principle[]
  /** The one that the verdict is of; null: none. */
  judged: LiftInterval | null
  /** Absent: there is no player. */
  onShow?: (lift: LiftInterval) => void
  /** Absent: nobody may choose. */
  onChoose?: ((lift: LiftInterval) => void) | undefined
}

export interface ListedLift extends LiftInterval {
  judgement: readonly {
    principle: Principle
    verdict?: boolean | null
    reason?: UnknownReason | null
  }[]
}

/** Stored times are rounded to milliseconds. */
export const isSameLift = (a: LiftInterval, b: LiftInterval): boolean =>
  Math.abs(a.start - b.start) < 0.002 && Math.abs(a.end - b.end) < 0.002

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(288px, 100%), 1fr))',
  columnGap: 3,
  rowGap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const

const words = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
} as const

const button = { fontVariantNumeric: 'tabular-nums' } as const
