/** Reads the campaigns of an export: as their list shows them on the day in their client's time zone. */
import type { CampaignSort, ListExportSort } from '#api/generated/contract.ts'
import type { CampaignParent } from '#api/parents.ts'
import { displayedOccurrence } from '#domain/campaigns/occurrences.ts'
import { localDayOf } from '#domain/dates.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import { selectCampaigns } from '../campaigns/campaignQueries.ts'
import { readProgress } from '../campaigns/occurrenceQueries.ts'

interface ListedCampaignsQuery {
  access: Access
  list: ListInput
  sort: ListExportSort
  now: Date
}

export const selectListedCampaigns = ({ access, list, sort, now }: ListedCampaignsQuery) =>
  selectCampaigns({
    access,
    list,
    sort: sort as CampaignSort,
    now,
    selects: (column) => column === 'observation_count',
  })

export async function addProgress(
  db: Database,
  { access, now, reader }: Pick<ListedCampaignsQuery, 'access' | 'now'> & { reader: Translator },
  campaigns: readonly CampaignParent[],
): Promise<CampaignParent[]> {
  const dated = campaigns.map((campaign) => {
    const schedule = { ...campaign, end_date: campaign.end_date ?? null }
    const today = localDayOf(now, campaign.time_zone)
    return { campaign, occurrence: displayedOccurrence(schedule, today) }
  })
  const occurrences = dated.flatMap(({ campaign, occurrence }) =>
    occurrence ? [{ campaignId: campaign.id, ...occurrence }] : [],
  )
  const progress = await readProgress(db, access, { occurrences, now })
  // A message stands in for the name of a record that the requester cannot see.
  const named = (record: CampaignParent['task']) =>
    record && { ...record, name: reader.word(record.name) }
  const progressOf = new Map(occurrences.map(({ campaignId }, at) => [campaignId, progress[at]]))
  return campaigns.map(({ task, location, department, ...campaign }) => ({
    ...campaign,
    ...progressOf.get(campaign.id),
    task: named(task),
    location: named(location),
    department: named(department),
  }))
}
