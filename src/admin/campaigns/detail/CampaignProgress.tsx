/** How far each occurrence of a campaign has come, newest first; the chosen one stands in the address. */
import { Button } from '@mui/material'
import { useLocation, useNavigate } from 'react-admin'
import { useState } from 'react'
import type { Campaign } from '#api/generated/contract.ts'
import { shownOccurrence } from '#domain/campaigns/occurrences.ts'
import { useToday } from '../../charts/useToday.ts'
import { Section } from '../../detail/Section.tsx'
import { OccurrenceBar } from './OccurrenceBar.tsx'
import { OccurrencePeople } from './OccurrencePeople.tsx'

export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const today = useToday()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { occurrences } = campaign
  const [most, setMost] = useState(AT_ONCE)
  const asked = new URLSearchParams(search).get(KEY)
  const usual = shownOccurrence({ ...campaign, end_date: campaign.end_date ?? null }, today)
  const at = (start: string | null | undefined) =>
    occurrences.find(({ start_date: day }) => day === start)
  const chosen = at(asked) ?? at(usual?.start) ?? occurrences.at(-1)
  if (!chosen) return null
  const choose = (start: string) => {
    const query = new URLSearchParams(search)
    query.set(KEY, start)
    navigate({ search: `?${query.toString()}` })
  }
  const newest = occurrences.toReversed()
  const shown = newest.slice(0, Math.max(most, newest.indexOf(chosen) + 1))
  return (
    <Section title="Progress" subtitle="People observed as often as required, in each occurrence.">
      <div role="group" aria-label="Occurrences">
        {shown.map((occurrence) => (
          <OccurrenceBar
            key={occurrence.start_date}
            occurrence={occurrence}
            today={today}
            isChosen={occurrence === chosen}
            onChoose={() => choose(occurrence.start_date)}
          />
        ))}
      </div>
      {shown.length < newest.length && (
        <Button onClick={() => setMost(shown.length + AT_ONCE)} sx={{ alignSelf: 'flex-start' }}>
          Show earlier ones
        </Button>
      )}
      <OccurrencePeople key={chosen.start_date} campaign={campaign} occurrence={chosen} />
    </Section>
  )
}

const KEY = 'occurrence'

const AT_ONCE = 6
