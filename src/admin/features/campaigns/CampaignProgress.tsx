/** Progress of each occurrence of a campaign, newest first and the next one last; the selected occurrence is kept in the URL. */
import { Box, Button, ButtonBase, type Theme, Typography } from '@mui/material'
import { graphql } from '#api/graphql.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import type { Campaign, CampaignOccurrence } from '#api/generated/contract.ts'
import { displayedOccurrence } from '#domain/campaigns/occurrences.ts'
import { periodState } from '#domain/campaigns/periodState.ts'
import { BAR_CLASS } from '../../foundation/theme/baseStyles.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDateRange } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { PagedPeopleList, type PeopleSource } from './PagedPeopleList.tsx'

export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const t = useT()
  const today = useToday()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { occurrences } = campaign
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE)
  const requestedStart = new URLSearchParams(search).get(OCCURRENCE_PARAM)
  const initialOccurrence = displayedOccurrence(
    { ...campaign, end_date: campaign.end_date ?? null },
    today,
  )
  const findByStart = (start: string | null | undefined) =>
    occurrences.find(({ start_date: day }) => day === start)
  const selected =
    findByStart(requestedStart) ?? findByStart(initialOccurrence?.start) ?? occurrences.at(-1)
  if (!selected) return null
  const select = (start: string) => {
    const query = new URLSearchParams(search)
    query.set(OCCURRENCE_PARAM, start)
    navigate({ search: `?${query.toString()}` })
  }
  const isStarted = ({ start_date: from }: CampaignOccurrence) => from <= today
  const started = occurrences.filter(isStarted).toReversed()
  const visible = started.slice(0, Math.max(visibleCount, started.indexOf(selected) + 1))
  const next = occurrences.filter((occurrence) => !isStarted(occurrence))
  return (
    <Section title={t('campaigns.progress.title')} subtitle={t('campaigns.progress.hint')}>
      <div role="group" aria-label={t('campaigns.progress.occurrences')}>
        {[...visible, ...next].map((occurrence) => (
          <OccurrenceBar
            key={occurrence.start_date}
            occurrence={occurrence}
            today={today}
            isSelected={occurrence === selected}
            onSelect={() => select(occurrence.start_date)}
          />
        ))}
      </div>
      {visible.length < started.length && (
        <Button
          onClick={() => setVisibleCount(visible.length + PAGE_SIZE)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('campaigns.progress.earlier')}
        </Button>
      )}
      <OccurrencePeople key={selected.start_date} campaign={campaign} occurrence={selected} />
    </Section>
  )
}

const OCCURRENCE_PARAM = 'occurrence'

const PAGE_SIZE = 6

/** Button of an occurrence: its days, and how many people are observed, as text and as a bar. */
function OccurrenceBar({ occurrence, today, isSelected, onSelect }: OccurrenceBarProps) {
  const t = useT()
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
          {t(`enums.campaignState.${periodState(from, to, today)}`)}
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block' }}>
          {t('campaigns.progress.people', { done, smart_count: all })}
        </Typography>
        <Box component="span" aria-hidden className={BAR_CLASS} sx={trackStyle}>
          <Box
            component="span"
            sx={{ ...fillStyle, width: `${all === 0 ? 0 : (done / all) * 100}%` }}
          />
        </Box>
      </Box>
      <Typography component="span" variant="caption" color="text.secondary" sx={{ minWidth: 104 }}>
        {t('campaigns.progress.observations', { smart_count: observations })}
      </Typography>
    </ButtonBase>
  )
}

interface OccurrenceBarProps {
  occurrence: CampaignOccurrence
  /** Today in the client's time zone. */
  today: string
  isSelected: boolean
  onSelect: () => void
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

/**
 * People of an occurrence who still need observations and those who have them, each list with its own pages and search.
 */
function OccurrencePeople({ campaign, occurrence }: OccurrencePeopleProps) {
  const t = useT()
  const { observed_user_count: done, not_observed_user_count: open } = occurrence
  return (
    <Box sx={columns}>
      <PagedPeopleList
        title={t('campaigns.progress.open', { count: open })}
        total={open}
        emptyText={t(done > 0 ? 'campaigns.progress.noneOpen' : 'campaigns.progress.nobody')}
        people={occurrencePeopleSource('not_observed_users', campaign, occurrence)}
        clientId={campaign.client_id}
      />
      <PagedPeopleList
        title={t('campaigns.progress.done', { count: done })}
        total={done}
        emptyText={t('campaigns.progress.noneDone')}
        people={occurrencePeopleSource('observed_users', campaign, occurrence)}
        clientId={campaign.client_id}
      />
    </Box>
  )
}

interface OccurrencePeopleProps {
  campaign: Campaign
  occurrence: CampaignOccurrence
}

const occurrencePeopleSource = (
  which: keyof typeof PEOPLE_DOCUMENTS,
  { id }: Campaign,
  { start_date: occurrence }: CampaignOccurrence,
): PeopleSource => ({
  key: ['campaigns', which, id, occurrence],
  load: async (page, signal) => {
    const variables = { id, occurrence, ...page }
    return (await request(PEOPLE_DOCUMENTS[which], variables, { signal })).campaign.people
  },
})

const PEOPLE_DOCUMENTS = {
  observed_users: graphql(`query ObservedPeople(
    $id: ID!, $occurrence: Date, $take: Int, $skip: Int, $search: String
  ) {
    campaign: getCampaign(id: $id) {
      id
      people: observed_users(occurrence: $occurrence, take: $take, skip: $skip, search: $search) {
        ${PERSON} employee_id
      }
    }
  }`),
  not_observed_users: graphql(`query NotObservedPeople(
    $id: ID!, $occurrence: Date, $take: Int, $skip: Int, $search: String
  ) {
    campaign: getCampaign(id: $id) {
      id
      people: not_observed_users(
        occurrence: $occurrence, take: $take, skip: $skip, search: $search
      ) {
        ${PERSON} employee_id
      }
    }
  }`),
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  pt: 1,
} as const
