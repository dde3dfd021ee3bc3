/** The dashboard's card of follow-ups: each number is that of the list to which it links. */
import { Box, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-admin'
import type { FollowUpWhere } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { request } from '../../foundation/data/request.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { ACTIVE, followUpListPath } from './followUpListPath.ts'

export function FollowUpCard({ range: { dateFrom, dateTo } }: { range: SummaryRange }) {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const closed = { closedFrom: dateFrom, closedTo: dateTo }
  const query = useQuery({
    queryKey: ['followups', 'totals', clientId, closed],
    queryFn: async ({ signal }) =>
      (await request(FOLLOW_UP_TOTALS, { clientId, ...closed }, { signal })).followUpTotals,
    placeholderData: keepPreviousData,
  })
  return (
    <Section title={t('menu.followUps')}>
      <QueryState query={query} height={72} errorText={t('followUps.failed')}>
        {({ open, overdue, closed: done, median_days_to_close: days }) => (
          <Box component="dl" sx={figures}>
            <Figure label={t('followUps.card.open')} count={open} where={ACTIVE} />
            <Figure label={t('followUps.card.overdue')} count={overdue} where={{ overdue: true }} />
            <Figure
              label={t('followUps.card.closed')}
              count={done}
              where={{ states: ['CLOSED'], ...closed }}
            />
            <Box>
              <Typography component="dt" variant="caption" color="text.secondary">
                {t('followUps.card.median')}
              </Typography>
              <Box component="dd" sx={value}>
                {days === null || days === undefined
                  ? '–'
                  : t('followUps.card.days', { smart_count: Math.round(days) })}
              </Box>
            </Box>
          </Box>
        )}
      </QueryState>
    </Section>
  )
}

function Figure({ label, count, where }: { label: string; count: number; where: FollowUpWhere }) {
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
      </Box>
    </Box>
  )
}

const FOLLOW_UP_TOTALS = graphql(`
  query FollowUpTotals($clientId: ID, $closedFrom: Date, $closedTo: Date) {
    followUpTotals(clientId: $clientId, closedFrom: $closedFrom, closedTo: $closedTo) {
      open
      overdue
      closed
      median_days_to_close
    }
  }
`)

const figures = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
} as const

const value = { m: 0, fontSize: 24, lineHeight: '36px', fontWeight: 600 } as const
