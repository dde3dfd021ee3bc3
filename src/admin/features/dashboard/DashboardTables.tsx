/** The dashboard's lower part: figures by place, task and person, the latest observations and what is going on. */
import { Box, Stack, Typography } from '@mui/material'
import { mayOpen } from '#domain/access.ts'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { FollowUpCard } from '../followUps/FollowUpCard.tsx'
import { AiAccuracyLink } from '../observations/summary/AiAccuracyLink.tsx'
import { AnalyticsTabs } from './AnalyticsTabs.tsx'
import { BusiestClients } from './BusiestClients.tsx'
import { RecentObservations } from './RecentObservations.tsx'
import { RunningCampaigns } from './RunningCampaigns.tsx'

export function DashboardTables({ range }: { range: SummaryRange }) {
  return (
    <Stack spacing={2}>
      <AnalyticsTabs range={range} />
      <Box sx={twoColumns}>
        <RecentObservations />
        <Stack spacing={2}>
          <FollowUpCard range={range} />
          <RunningCampaigns />
          <BusiestClients range={range} />
          <AccuracyCard />
        </Stack>
      </Box>
    </Stack>
  )
}

/** Link to the AI accuracy report, for users who may open it, if the client has AI. */
function AccuracyCard() {
  const t = useT()
  const { type } = useMe()
  const { ai_enabled: hasAi } = useCurrentClient()
  if (!hasAi || !mayOpen(type, '/aiaccuracy')) return null
  return (
    <Section title={t('accuracy.title')}>
      <Typography color="text.secondary">{t('dashboard.accuracyHint')}</Typography>
      <Box>
        <AiAccuracyLink />
      </Box>
    </Section>
  )
}

const twoColumns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const
