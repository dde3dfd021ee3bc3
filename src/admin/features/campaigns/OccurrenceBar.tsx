/** One occurrence to choose: its days, how many people are observed in words and as a quiet bar. */
import { Box, ButtonBase, Typography } from '@mui/material'
import type { Theme } from '@mui/material'
import type { CampaignOccurrence } from '#api/generated/contract.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { formatDateRange } from '../../foundation/format/shownDays.ts'

export function OccurrenceBar({ occurrence, today, isSelected, onSelect }: OccurrenceBarProps) {
  const { start_date: from, end_date: to, observation_count: observations } = occurrence
  const { observed_user_count: done, not_observed_user_count: open } = occurrence
  const all = done + open
  return (
    <ButtonBase
      aria-pressed={isSelected}
      onClick={onSelect}
      sx={[rowStyle, isSelected && selectedStyle]}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: isSelected ? 600 : 400 }}>
          {formatDateRange({ dateFrom: from, dateTo: to ?? null })}
        </Typography>
        <Typography component="span" variant="caption" color="text.secondary">
          {occurrenceState(occurrence, today)}
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block' }}>
          {formatNumber(done)} of {formatNumber(all)} {all === 1 ? 'person' : 'people'} observed
        </Typography>
        <Box component="span" aria-hidden sx={trackStyle}>
          <Box
            component="span"
            sx={{ ...fillStyle, width: `${all === 0 ? 0 : (done / all) * 100}%` }}
          />
        </Box>
      </Box>
      <Typography component="span" variant="caption" color="text.secondary" sx={{ minWidth: 104 }}>
        {formatNumber(observations)} {observations === 1 ? 'observation' : 'observations'}
      </Typography>
    </ButtonBase>
  )
}

interface OccurrenceBarProps {
  occurrence: CampaignOccurrence
  /** The client's. */
  today: string
  isSelected: boolean
  onSelect: () => void
}

function occurrenceState(
  { start_date: from, end_date: to }: CampaignOccurrence,
  today: string,
): string {
  if (from > today) return 'Not begun'
  return to && to < today ? 'Over' : 'Now running'
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  width: 1,
  textAlign: 'left',
  px: 1.5,
  py: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '& + &': { mt: 0.5 },
} as const

const selectedStyle = (theme: Theme) => ({
  boxShadow: `inset 0 0 0 2px ${theme.palette.primary.dark}`,
})

const trackStyle = {
  display: 'block',
  height: 6,
  mt: 0.5,
  maxWidth: 320,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'divider',
} as const

const fillStyle = { display: 'block', height: 1, bgcolor: 'text.secondary' } as const
