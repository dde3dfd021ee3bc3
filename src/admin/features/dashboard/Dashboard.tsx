/** /home: how it stands and where it goes wrong in the last months; every number leads to its observations (spec 2). */
import Add from '@mui/icons-material/Add'
import { Box, Button, Stack, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { AuditLogLink } from '../../parts/detail/AuditLogLink.tsx'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { MonthsSelect } from '../../parts/charts/MonthsChoice.tsx'
import { formatDateRange } from '../../foundation/format/shownDays.ts'
import { useSummaryRange } from '../../parts/charts/useSummaryRange.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { AccuracyCard } from './AccuracyCard.tsx'
import { BusiestClients } from './BusiestClients.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { RecentObservations } from './RecentObservations.tsx'
import { RunningCampaigns } from './RunningCampaigns.tsx'
import { Trend } from './Trend.tsx'
import { AnalyticsTabs } from './WhereAndWho.tsx'

export function Dashboard() {
  const { firstname } = useMe()
  const client = useCurrentClient()
  const [range, chooseMonths] = useSummaryRange('dashboard.months')
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200 }}>
      <PageHeader title="Dashboard" action={<AddObservationLink />} />
      <Box sx={greeting}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h2">Hello, {firstname}</Typography>
          <Typography color="text.secondary">
            {client.company_name} · {formatDateRange(range)}
          </Typography>
        </Box>
        <MonthsSelect months={range.months} onChange={chooseMonths} />
      </Box>
      <KeyFigures range={range} />
      <Trend range={range} />
      <AnalyticsTabs range={range} />
      <Box sx={twoColumns}>
        <RecentObservations />
        <Stack spacing={2}>
          <RunningCampaigns />
          <BusiestClients range={range} />
          <AccuracyCard />
        </Stack>
      </Box>
      <Box>
        <AuditLogLink />
      </Box>
    </Stack>
  )
}

function AddObservationLink() {
  return (
    <Button
      component={LinkBase}
      to="/allobservations/create"
      variant="contained"
      startIcon={<Add />}
    >
      Add observation
    </Button>
  )
}

const greeting = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const

const twoColumns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const
