/** Tables of the figures by department, location, task and individual, one at a time. */
import { Box, Button, Tab, Tabs, Typography } from '@mui/material'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useStore } from 'react-admin'
import type { AnalyticsSort } from '#api/generated/contract.ts'
import { isSampleLargeEnough } from '#domain/charts/shares.ts'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { request } from '../../foundation/data/request.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ResultCount } from '../../parts/charts/CountLink.tsx'
import {
  type FigureColumn,
  FigureRow,
  FigureTable,
  sortableColumn,
} from '../../parts/charts/FigureTable.tsx'
import { EmptyState, QueryState } from '../../parts/layout/QueryState.tsx'
import { ShareBar } from '../../parts/charts/ShareBar.tsx'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import {
  ANALYTICS_DIMENSIONS,
  type AnalyticsDimension,
  analyticsDocument,
  type AnalyticsRow,
} from './analyticsDimensions.ts'

export function AnalyticsTabs({ range }: { range: SummaryRange }) {
  const t = useT()
  const id = useId()
  const [storedTab, storeTab] = useStore('dashboard.by', 0)
  const selectedTab = ANALYTICS_DIMENSIONS[storedTab] ? storedTab : 0
  return (
    <Section title={t('dashboard.breakdown.title')}>
      <Tabs
        value={selectedTab}
        onChange={(_event, next: number) => storeTab(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('dashboard.breakdown.by')}
      >
        {ANALYTICS_DIMENSIONS.map(({ operation, filterKey }, at) => (
          <Tab
            key={operation}
            label={t(`dashboard.breakdown.tabs.${filterKey}`)}
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
          />
        ))}
      </Tabs>
      {ANALYTICS_DIMENSIONS.map((by, at) => (
        <Box
          key={by.operation}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          hidden={at !== selectedTab}
        >
          {at === selectedTab && <AnalyticsTable by={by} range={range} />}
        </Box>
      ))}
    </Section>
  )
}

/** Figures of one dimension, most observations first until a header is clicked, ten rows at a time. */
function AnalyticsTable({ by, range: { dates } }: AnalyticsTableProps) {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const days = { dates }
  const [sort, setSort] = useState<AnalyticsSort>(BY_OBSERVATIONS)
  const query = useInfiniteQuery({
    queryKey: ['allobservations', by.operation, clientId, days, sort],
    queryFn: async ({ signal, pageParam: skip }) => {
      const variables = { filter: { ...days, skip, take: PAGE_SIZE }, input: { clientId }, sort }
      const { rows } = await request(analyticsDocument(by), variables, {
        signal,
      })
      return { rows, days }
    },
    initialPageParam: 0,
    getNextPageParam: ({ rows }, pages) =>
      rows.length === PAGE_SIZE ? pages.length * PAGE_SIZE : undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <QueryState query={query} height={HEIGHT} errorText={t('messages.summaryFailed')}>
      {({ pages }) => (
        <>
          <AnalyticsRows
            by={by}
            rows={pages.flatMap(({ rows }) => rows)}
            days={pages[0]?.days ?? days}
            sort={sort}
            setSort={setSort}
          />
          {query.hasNextPage && (
            <Button
              disabled={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
              sx={{ mt: 1 }}
            >
              {t('dashboard.breakdown.more')}
            </Button>
          )}
        </>
      )}
    </QueryState>
  )
}

interface AnalyticsTableProps {
  by: AnalyticsDimension
  range: SummaryRange
}

const BY_OBSERVATIONS: AnalyticsSort = { column: 'observation_count', order: 'DESC' }

/** Headers that sort: the first click descending, except by name. */
function tableHead(
  by: AnalyticsDimension,
  sort: AnalyticsSort,
  setSort: (sort: AnalyticsSort) => void,
): FigureColumn[] {
  return COLUMNS.map((column) => {
    const label =
      column === 'name'
        ? t(`dashboard.breakdown.names.${by.filterKey}`)
        : t(`dashboard.breakdown.columns.${column}`)
    const active = column === sort.column
    const first = column === 'name' ? 'ASC' : 'DESC'
    const next = active ? (sort.order === 'ASC' ? 'DESC' : 'ASC') : first
    return sortableColumn({
      label,
      sorted: active ? ORDER_NAMES[sort.order] : 'none',
      first: ORDER_NAMES[first],
      onSort: () => setSort({ column, order: next }),
    })
  })
}

const ORDER_NAMES = { ASC: 'ascending', DESC: 'descending' } as const

interface AnalyticsRowsProps {
  by: AnalyticsDimension
  rows: AnalyticsRow[]
  days: Pick<SummaryRange, 'dates'>
  sort: AnalyticsSort
  setSort: (sort: AnalyticsSort) => void
}

function AnalyticsRows({ by, rows, days, sort, setSort }: AnalyticsRowsProps) {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  if (rows.length === 0)
    return <EmptyState height={HEIGHT / 2}>{t('dashboard.breakdown.none')}</EmptyState>
  return (
    <>
      <FigureTable
        caption={t(`dashboard.breakdown.tabs.${by.filterKey}`)}
        head={tableHead(by, sort, setSort)}
      >
        {rows.map(({ id, name, ...row }) => {
          const { observation_count: all, correct_count: correct, incorrect_count: incorrect } = row
          const filter = { ...days, [by.filterKey]: [id], ...(by.isPlace && { exactPlaces: true }) }
          const figure = { filter, of: name }
          return (
            <FigureRow
              key={id}
              name={<RecordLink resource={by.resource} record={{ id, name }} clientId={clientId} />}
              cells={[
                [
                  t('dashboard.breakdown.columns.observation_count'),
                  <ResultCount key="all" count={all} {...figure} />,
                ],
                [
                  t('dashboard.breakdown.columns.correct_count'),
                  <ResultCount key="correct" result="correct" count={correct} {...figure} />,
                ],
                [
                  t('dashboard.breakdown.columns.incorrect_count'),
                  <ResultCount key="incorrect" result="incorrect" count={incorrect} {...figure} />,
                ],
                [
                  t('dashboard.breakdown.columns.correct_share'),
                  <ShareBar
                    key="share"
                    part={correct}
                    whole={correct + incorrect}
                    verdict="correct"
                    hasBase
                  />,
                ],
              ]}
            />
          )
        })}
      </FigureTable>
      {rows.some((row) => !isSampleLargeEnough(row.correct_count + row.incorrect_count)) && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
          {t('messages.sampleTooSmall')}
        </Typography>
      )}
    </>
  )
}

const PAGE_SIZE = 10

/** Pixels: about ten rows. */
const HEIGHT = 240

const COLUMNS = [
  'name',
  'observation_count',
  'correct_count',
  'incorrect_count',
  'correct_share',
] as const satisfies readonly AnalyticsSort['column'][]
