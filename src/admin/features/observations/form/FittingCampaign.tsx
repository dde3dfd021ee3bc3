/** Says for which campaign the observation counts; asks where several fit what was chosen. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '../../../foundation/i18n/useT.ts'
import type {
  CampaignChoice,
  ObservationFormState,
} from '../../submissionQueue/observationFormState.ts'
import { useRecordFormContext } from '../../../parts/forms/RecordForm.tsx'
import { campaignSource } from '../choices/observationChoices.ts'

/** Fills in the only one that fits. What a person has chosen, or declined, is left alone. */
export function FittingCampaign({ clientId }: { clientId: string }) {
  const t = useT()
  const { setValue } = useFormContext<ObservationFormState>()
  const { fillIn } = useRecordFormContext()
  const [date, campaign, location, department, task, declined = NO_IDS] = useWatch<
    ObservationFormState,
    ['date', 'campaign_id', 'location_id', 'department_id', 'task_id', 'declined']
  >({ name: ['date', 'campaign_id', 'location_id', 'department_id', 'task_id', 'declined'] })
  const isComplete = location !== null && department !== null && task !== null
  const { key, load } = campaignSource(
    clientId,
    date,
    isComplete ? { locationId: location.id, departmentId: department.id, taskId: task.id } : {},
  )
  const { data: found } = useQuery({
    queryKey: [...key, ''],
    queryFn: ({ signal }) => load('', signal),
    enabled: isComplete,
  })
  const fitting = useMemo(
    () => (isComplete ? found?.filter(({ id }) => !declined.includes(id)) : NONE),
    [isComplete, found, declined],
  )
  const choose = (chosen: CampaignChoice | null) =>
    setValue('campaign_id', chosen && { ...chosen, isFitting: true })
  const update = useEffectEvent((offered: readonly CampaignChoice[]) => {
    const [only, ...others] = offered
    if (campaign?.isFitting && !offered.some(({ id }) => id === campaign.id))
      fillIn(() => choose(only && others.length === 0 ? only : null))
    else if (!campaign && only && others.length === 0) fillIn(() => choose(only))
  })
  useEffect(() => {
    if (fitting) update(fitting)
  }, [fitting])
  const decline = (campaigns: readonly CampaignChoice[]) => {
    setValue('declined', [...declined, ...campaigns.map(({ id }) => id)], { shouldDirty: true })
    setValue('campaign_id', null, { shouldDirty: true })
  }
  if (campaign?.isFitting)
    return (
      <Alert
        severity="info"
        action={
          <Button color="inherit" onClick={() => decline([campaign])}>
            {t('addObservation.campaign.not')}
          </Button>
        }
      >
        {t('addObservation.campaign.counts', { name: campaign.name })}
      </Alert>
    )
  if (campaign || !fitting || fitting.length < 2) return null
  return (
    <Box role="group" aria-label={t('addObservation.campaign.which')}>
      <Typography gutterBottom>{t('addObservation.campaign.which')}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {fitting.map((one) => (
          <Button key={one.id} variant="outlined" onClick={() => choose(one)}>
            {one.name}
          </Button>
        ))}
        <Button onClick={() => decline(fitting)}>{t('addObservation.campaign.none')}</Button>
      </Stack>
    </Box>
  )
}

const NONE: readonly CampaignChoice[] = []
const NO_IDS: readonly string[] = []
