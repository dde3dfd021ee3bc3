/** The dashboard's card of follow-ups: each number is that of the list to which it links. */
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-admin'
import type { FollowUpWhere } from '#api/generated/contract.ts'
import { formatPercentage, isSampleLargeEnough } from '#domain/charts/shares.ts'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { ACTIVE, followUpListPath } from './followUpListPath.ts'
import { closedIn, followUpTotalsQuery } from './followUpTotalsQuery.ts'

export function FollowUpCard({ range }: { range: SummaryRange }) {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const closed = closedIn(range)
  const query = useQuery(followUpTotalsQuery(clientId, range))
  return (
    <Section title={t('menu.followUps')}>
      <QueryState query={query} height={72} errorText={t('followUps.failed')}>
        {({ open, overdue, closed: done, closed_in_time: inTime, median_days_to_close: days }) => (
          <Box component="dl" sx={figures}>
            <Figure label={t('followUps.card.open')} count={open} where={ACTIVE} />
            <Figure label={t('followUps.card.overdue')} count={overdue} where={{ overdue: true }} />
            <Figure
              label={t('followUps.card.closed')}
              count={done}
              where={{ states: ['CLOSED'], ...closed }}
            />
            <Figure
              label={t('followUps.card.inTime')}
              count={inTime}
              where={{ states: ['CLOSED'], inTime: true, ...closed }}
              share={
                isSampleLargeEnough(done) ? formatPercentage(inTime, done, readerLocale()) : null
              }
            />
            <Box>
              <Typography component="dt" variant="caption" color="text.secondary">
                {t('followUps.card.median')}
              </Typography>
              <Box component="dd" sx={value}>
                {days === null || days === undefined ? (
                  '–'
                ) : (
                  <Link to={followUpListPath({ states: ['CLOSED'], ...closed })}>
                    {t('followUps.card.days', { smart_count: Math.round(days) })}
                  </Link>
                )}
              </Box>
            </Box>
          </Box>
        )}
      </QueryState>
    </Section>
  )
}

function Figure({ label, count, where, share }: FigureProps) {
  return (
    <Box>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Box component="dd" sx={value}>
        {count === 0 ? (
          '0'
        ) : (
          <Link to={followUpListPath(where)} aria-label={`${formatNumber(count)} ${label}`}>
            {formatNumber(count)}
          </Link>
        )}
        {share && (
          <Typography component="span" color="text.secondary" sx={{ ml: 1 }}>
            {share}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

interface FigureProps {
  label: string
  count: number
  where: FollowUpWhere
  /** Percentage of the closed ones; null or absent: too few for a percentage. */
  share?: string | null
}

const figures = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
} as const

const value = { m: 0, fontSize: 24, lineHeight: '36px', fontWeight: 600 } as const
