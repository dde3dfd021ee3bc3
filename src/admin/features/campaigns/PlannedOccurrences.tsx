/** Start, end and reminder days of every occurrence of a campaign; for a campaign without an end, of the next ones. */
import { Box, Button, List, Typography } from '@mui/material'
import { useState } from 'react'
import {
  upcomingOccurrences,
  occurrencesUntil,
  type Occurrence,
  type CampaignSchedule,
} from '#domain/campaigns/occurrences.ts'
import type { ReportFrequency } from '#domain/enumerations.ts'
import { formatDateRange } from '../../foundation/format/formatDate.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { formatReminderDays } from './formatReminderDays.ts'

export function PlannedOccurrences({ schedule, reminders }: PlannedOccurrencesProps) {
  const t = useT()
  const today = useToday()
  const [showsAll, setShowsAll] = useState(false)
  const { frequency, end_date: end } = schedule
  const isOpenEnded = end === null && frequency !== 'oneTime'
  const planned =
    end === null
      ? upcomingOccurrences(schedule, today, INITIAL_COUNT)
      : occurrencesUntil(schedule, end)
  const visibleOccurrences = showsAll ? planned : planned.slice(0, INITIAL_COUNT)
  const summary = isOpenEnded
    ? t('campaigns.planned.next', { count: planned.length })
    : t('campaigns.planned.runs', { smart_count: planned.length })
  return (
    <Section title={t('campaigns.planned.title')} subtitle={summary}>
      <List component="ol" disablePadding>
        {visibleOccurrences.map((occurrence) => (
          <Box component="li" key={occurrence.start} sx={lineStyle}>
            <span>{formatOccurrence(occurrence)}</span>
            {reminders && (
              <Typography variant="caption" color="text.secondary">
                {formatReminderDays(occurrence, reminders)}
              </Typography>
            )}
          </Box>
        ))}
      </List>
      {visibleOccurrences.length < planned.length && (
        <Button onClick={() => setShowsAll(true)} sx={{ alignSelf: 'flex-start' }}>
          {t('campaigns.planned.all', { count: planned.length })}
        </Button>
      )}
      {isOpenEnded && (
        <Typography color="text.secondary">{t('campaigns.planned.goesOn')}</Typography>
      )}
    </Section>
  )
}

interface PlannedOccurrencesProps {
  schedule: CampaignSchedule
  /** null: none. */
  reminders: ReportFrequency | null
}

const INITIAL_COUNT = 12

const formatOccurrence = ({ start, end }: Occurrence) =>
  formatDateRange({ dateFrom: start, dateTo: end })

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
