/** Whom the campaign as it is entered reaches: how many, who, and how many of them get reminders. */
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { hasReminders, campaignModeOf } from '#domain/campaigns/campaignDependencies.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { QueryState } from '../../parts/charts/QueryBody.tsx'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import type { CampaignFormValues } from './campaignFormConfig.ts'
import { PagedPeopleList } from './PeoplePages.tsx'
import { campaignValueText } from './wordedCampaign.ts'
import { campaignPreview } from './campaignPreview.ts'

export function ReachedPeople({ form }: { form: CampaignFormValues }) {
  const { id: clientId } = useCurrentClient()
  const id = useRecordContext()?.id
  const preview = campaignPreview(form, id === undefined ? { clientId } : { id: String(id) })
  const query = useQuery({ queryKey: preview.key, queryFn: ({ signal }) => preview.count(signal) })
  return (
    <>
      <PropertyList facts={audienceProperties(form)} />
      <QueryState query={query} height={120} errorText={graphqlErrorOf(query.error).message}>
        {({ user_count: reached, reminded_user_count: reminded }) => (
          <>
            <Typography component="output">
              {reached === 0
                ? 'This reaches nobody yet.'
                : `${countPeople(reached)} to be observed in each occurrence.`}{' '}
              {hasReminders(form) && `${countPeople(reminded)} to be reminded.`}
            </Typography>
            {reached > 0 && (
              <PagedPeopleList
                title="People"
                total={reached}
                emptyText=""
                people={preview.people}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  )
}

function audienceProperties(form: CampaignFormValues) {
  const mode = campaignModeOf(form)
  if (mode === 'everybody') return [['People', 'Everybody of the client']] as const
  if (mode === 'users')
    return [['Specific users', `${formatNumber(form.selectedUsers.length)} chosen`]] as const
  return [
    ['Location', campaignValueText('selectedLocation', form.selectedLocation)],
    ['Department', campaignValueText('selectedDepartment', form.selectedDepartment)],
  ] as const
}

const countPeople = (people: number) =>
  people === 1 ? '1 person is' : `${formatNumber(people)} people are`
