/** Every date on which the campaign begins anew and ends, with its reminder days; without an end the next ones. */
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { nextOccurrences, occurrencesOf } from '#domain/campaigns/occurrences.ts'
import type { Occurrence, Schedule } from '#domain/campaigns/occurrences.ts'
import type { ReportFrequency } from '#domain/enumerations.ts'
import { shownDays } from '../../charts/shownDays.ts'
import { useToday } from '../../charts/useToday.ts'
import { Section } from '../../detail/Section.tsx'
import { reminderWords } from '../reminderWords.ts'

export function PlannedOccurrences({ schedule, reminders }: PlannedOccurrencesProps) {
  const today = useToday()
  const [showsAll, setShowsAll] = useState(false)
  const { frequency, end_date: end } = schedule
  const goesOn = end === null && frequency !== 'oneTime'
  const planned =
    end === null ? nextOccurrences(schedule, today, MOST) : occurrencesOf(schedule, end)
  const shown = showsAll ? planned : planned.slice(0, MOST)
  return (
    <Section title="Occurrences" subtitle={summary(planned.length, goesOn)}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((occurrence) => (
          <Box component="li" key={occurrence.start} sx={line}>
            <span>{daysOf(occurrence)}</span>
            {reminders && (
              <Typography variant="caption" color="text.secondary">
                Reminders {reminderWords(occurrence, reminders)}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {shown.length < planned.length && (
        <Button onClick={() => setShowsAll(true)} sx={{ alignSelf: 'flex-start' }}>
          Show all {planned.length}
        </Button>
      )}
      {goesOn && (
        <Typography color="text.secondary">It has no end date, so it goes on like this.</Typography>
      )}
    </Section>
  )
}

interface PlannedOccurrencesProps {
  schedule: Schedule
  /** null: none. */
  reminders: ReportFrequency | null
}

const MOST = 12

function summary(count: number, goesOn: boolean): string {
  if (goesOn) return `The next ${count}.`
  return count === 1 ? 'It runs once.' : `It runs ${count} times.`
}

const daysOf = ({ start, end }: Occurrence) => shownDays({ dateFrom: start, dateTo: end })

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
