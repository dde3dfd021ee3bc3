/** Whom the campaign as it is entered reaches: how many, who, and how many of them get reminders. */
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { hasReminders, modeOf } from '#domain/campaigns/campaignDependencies.ts'
import { useCurrentClient } from '../../auth/currentClient.ts'
import { QueryBody } from '../../charts/QueryBody.tsx'
import { shownCount } from '../../charts/shownCount.ts'
import { firstErrorOf } from '../../data/firstErrorMessage.ts'
import { Facts } from '../../detail/Facts.tsx'
import type { EnteredCampaign } from '../campaignForm.ts'
import { PeoplePages } from '../PeoplePages.tsx'
import { wordsOf } from '../wordedCampaign.ts'
import { campaignPreview } from './campaignPreview.ts'

export function PeopleReached({ form }: { form: EnteredCampaign }) {
  const { id: clientId } = useCurrentClient()
  const id = useRecordContext()?.id
  const preview = campaignPreview(form, id === undefined ? { clientId } : { id: String(id) })
  const query = useQuery({ queryKey: preview.key, queryFn: ({ signal }) => preview.count(signal) })
  return (
    <>
      <Facts facts={whoOf(form)} />
      <QueryBody query={query} height={120} errorText={firstErrorOf(query.error).message}>
        {({ user_count: reached, reminded_user_count: reminded }) => (
          <>
            <Typography component="output">
              {reached === 0
                ? 'This reaches nobody yet.'
                : `${counted(reached)} to be observed in each occurrence.`}{' '}
              {hasReminders(form) && `${counted(reminded)} to be reminded.`}
            </Typography>
            {reached > 0 && (
              <PeoplePages title="People" total={reached} none="" people={preview.people} />
            )}
          </>
        )}
      </QueryBody>
    </>
  )
}

function whoOf(form: EnteredCampaign) {
  const mode = modeOf(form)
  if (mode === 'everybody') return [['People', 'Everybody of the client']] as const
  if (mode === 'users')
    return [['Specific users', `${shownCount(form.selectedUsers.length)} chosen`]] as const
  return [
    ['Location', wordsOf('selectedLocation', form.selectedLocation)],
    ['Department', wordsOf('selectedDepartment', form.selectedDepartment)],
  ] as const
}

const counted = (people: number) =>
  people === 1 ? '1 person is' : `${shownCount(people)} people are`
