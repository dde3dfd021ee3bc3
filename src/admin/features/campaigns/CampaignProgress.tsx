/** How far each occurrence of a campaign has come, newest first; the chosen one stands in the address. */
import { Button } from '@mui/material'
import { useLocation, useNavigate } from 'react-admin'
import { useState } from 'react'
import type { Campaign } from '#api/generated/contract.ts'
import { displayedOccurrence } from '#domain/campaigns/occurrences.ts'
import { useToday } from '../../foundation/auth/useToday.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { OccurrenceBar } from './OccurrenceBar.tsx'
import { OccurrencePeople } from './OccurrencePeople.tsx'

export function CampaignProgress({ campaign }: { campaign: Campaign }) {
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
  const newest = occurrences.toReversed()
  const shown = newest.slice(0, Math.max(visibleCount, newest.indexOf(selected) + 1))
  return (
    <Section title="Progress" subtitle="People observed as often as required, in each occurrence.">
      <div role="group" aria-label="Occurrences">
        {shown.map((occurrence) => (
          <OccurrenceBar
            key={occurrence.start_date}
            occurrence={occurrence}
            today={today}
            isSelected={occurrence === selected}
            onSelect={() => select(occurrence.start_date)}
          />
        ))}
      </div>
      {shown.length < newest.length && (
        <Button
          onClick={() => setVisibleCount(shown.length + PAGE_SIZE)}
          sx={{ alignSelf: 'flex-start' }}
        >
          Show earlier ones
        </Button>
      )}
      <OccurrencePeople key={selected.start_date} campaign={campaign} occurrence={selected} />
    </Section>
  )
}

const OCCURRENCE_PARAM = 'occurrence'

const PAGE_SIZE = 6
