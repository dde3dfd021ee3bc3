/** The figures that matter first, each with what it was before, in words. */
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { mayOpen } from '#domain/access.ts'
import { MESSAGES } from '#domain/messages.ts'
import { isEnoughToTell } from '#domain/observations/enoughToTell.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { Link } from 'react-admin'
import { useMe } from '../auth/useMe.ts'
import { CountLink } from '../charts/CountLink.tsx'
import { QueryBody } from '../charts/QueryBody.tsx'
import { observationsTo } from '../observations/observationsTo.ts'
import { shownShare } from '#domain/observations/shownShare.ts'
import { counted } from '../clients/counted.ts'
import type { SummaryRange } from '#domain/observations/summaryDates.ts'
import { ChangeFrom } from './ChangeFrom.tsx'
import { KeyFigure } from './KeyFigure.tsx'
import { keyFiguresQuery, TO_REVIEW } from './keyFiguresQuery.ts'
import type { KeyFiguresOfRange } from './keyFiguresQuery.ts'

export function KeyFigures({ range }: { range: SummaryRange }) {
  const { id, ai_enabled: hasAi } = useCurrentClient()
  const { type } = useMe()
  const reviews = hasAi && mayOpen(type, '/allobservations/any/edit')
  const query = useQuery(keyFiguresQuery(id, range, reviews))
  return (
    <QueryBody query={query} height={{ xs: 288, md: 132 }} errorText={MESSAGES.summaryFailed}>
      {(figures) => <Cards figures={figures} />}
    </QueryBody>
  )
}

function Cards({ figures }: { figures: KeyFiguresOfRange }) {
  const { total, totalBefore, pie, pieBefore, toReview, days, before } = figures
  const period = counted(figures.months, 'month')
  const wrong = { showResult: 'incorrect' } as const
  return (
    <Box sx={cards}>
      <KeyFigure label="Observations">
        <CountLink count={total} filter={days} of="observations" />
        <ChangeFrom before={totalBefore} now={total} filter={before} period={period} />
      </KeyFigure>
      <KeyFigure label="Incorrect" verdict="incorrect">
        <CountLink
          count={pie.incorrect}
          filter={{ ...days, ...wrong }}
          of="incorrect observations"
        />
        <ChangeFrom
          before={pieBefore.incorrect}
          now={pie.incorrect}
          filter={{ ...before, ...wrong }}
          period={period}
        />
      </KeyFigure>
      <KeyFigure label="Correct share" verdict="correct">
        {shareOf(pie) ? (
          <Link to={observationsTo({ ...days, showResult: 'correct' })}>{shareOf(pie)}</Link>
        ) : (
          '–'
        )}
        {shareOf(pie) ? <ShareBefore pie={pieBefore} period={period} /> : MESSAGES.tooFewToTell}
      </KeyFigure>
      {toReview !== undefined && (
        <KeyFigure label="AI results to review">
          <CountLink
            count={toReview}
            filter={{ ...days, ...TO_REVIEW }}
            of="AI results to review"
          />
          {toReview === 0 ? 'None is waiting.' : 'Nobody has said yet if the AI was right.'}
        </KeyFigure>
      )}
    </Box>
  )
}

/** null: too few to tell. */
const shareOf = ({ correct, incorrect }: KeyFiguresOfRange['pie']): string | null =>
  isEnoughToTell(correct + incorrect) ? shownShare(correct, correct + incorrect) : null

function ShareBefore({ pie, period }: { pie: KeyFiguresOfRange['pie']; period: string }) {
  const share = shareOf(pie)
  return share
    ? `${share} in the ${period} before`
    : `Too few observations in the ${period} before to compare with.`
}

const cards = {
  display: 'grid',
  gap: 2,
  // Three in two columns: the last one takes the row.
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(auto-fit, minmax(200px, 1fr))',
  },
} as const
