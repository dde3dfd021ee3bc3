/** /home: current figures, trends and problems of the last months; every number links to its observations. */
import Add from '@mui/icons-material/Add'
import { Suspense } from 'react'
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { firstNameOf } from '#domain/displayName.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { formatDateRange } from '../../foundation/format/formatDate.ts'
import { MonthsSelect, useSummaryRange } from '../../parts/charts/MonthsSelect.tsx'
import { SUMMARY_HEIGHT } from '../../parts/charts/chartHeights.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { SectionOutline } from '../../parts/detail/SectionOutline.tsx'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { Outline, WhenSeen } from '../../parts/layout/WhenSeen.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { SummaryCharts } from '../observations/summary/SummaryCharts.tsx'
import { summaryQuery } from '../observations/summary/summaryQuery.ts'
import { AttentionLine } from './AttentionLine.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { keyFiguresQuery } from './keyFiguresQuery.ts'

export function Dashboard() {
  const t = useT()
  const me = useMe()
  const client = useCurrentClient()
  const [range, chooseMonths] = useSummaryRange(MONTHS_KEY)
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200 }}>
      <PageHeader title={t('dashboard.title')} action={<AddObservationLink />} />
      <Box sx={greeting}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h2">{t('dashboard.hello', { name: firstNameOf(me) })}</Typography>
          <Typography color="text.secondary">
            {client.company_name} · {formatDateRange(range)}
          </Typography>
          <AttentionLine range={range} />
        </Box>
        <MonthsSelect months={range.months} onChange={chooseMonths} />
      </Box>
      <FirstSteps range={range} />
      <KeyFigures range={range} />
      <Trend range={range} />
      <WhenSeen outline={<TablesOutline />}>
        <DashboardTables range={range} />
      </WhenSeen>
    </Stack>
  )
}

/** Key of the person's store for the number of months that are counted. */
const MONTHS_KEY = 'dashboard.months'

/** In the answer of the figures, so that they cost a client that has everything no request. */
function FirstSteps({ range }: { range: SummaryRange }) {
  const { id, ai_enabled: hasAi } = useCurrentClient()
  const { type, client_id: ownId } = useMe()
  const { data } = useQuery(keyFiguresQuery(id, range, type, hasAi))
  // While another client is loading, the figures are those of the one before.
  if (!data?.gettingStarted || data.clientId !== id) return null
  if (canAccessAllClients(type) && id === ownId) return null
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
      <GettingStarted progress={data.gettingStarted} />
    </Suspense>
  )
}

const GettingStarted = lazyScreen(() => import('./GettingStarted.tsx'), 'GettingStarted')

/** Heights as on a phone. */
function TablesOutline() {
  const t = useT()
  return (
    <Stack spacing={2}>
      <SectionOutline title={t('dashboard.breakdown.title')} height={803} />
      <SectionOutline title={t('dashboard.latest.title')} height={1_003} />
      <Outline height={600} />
    </Stack>
  )
}

const DashboardTables = lazyScreen(() => import('./DashboardTables.tsx'), 'DashboardTables')

function AddObservationLink() {
  const t = useT()
  if (!useMayAct({ resource: 'allobservations', action: 'create' })) return null
  return (
    <Button
      component={LinkBase}
      to="/allobservations/create"
      variant="contained"
      startIcon={<Add />}
    >
      {t('resources.allobservations.action.create')}
    </Button>
  )
}

const greeting = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const

/** Pie and line chart of the range. */
function Trend({ range: { dates } }: { range: SummaryRange }) {
  const t = useT()
  const { id } = useCurrentClient()
  const query = useQuery(summaryQuery(id, { dates }))
  return (
    <Section title={t('dashboard.results')}>
      <QueryState query={query} height={SUMMARY_HEIGHT} errorText={t('messages.summaryFailed')}>
        {(summary) => <SummaryCharts summary={summary} empty={t('dashboard.noResults')} />}
      </QueryState>
    </Section>
  )
}
