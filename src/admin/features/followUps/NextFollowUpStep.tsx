/** Says after an observation what its follow-up needs: starts one, or leads to the open or the closed one. */
import { Box, Button, Typography } from '@mui/material'
import { LinkBase, useCreatePath } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { QueryError } from '../../parts/layout/QueryState.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { startFollowUpPath, useFollowUpOffer } from './useFollowUpOffer.ts'

/** Renders nothing while it is asked, and where there is nothing to do or to say. */
export function NextFollowUpStep({ observationId }: { observationId: string }) {
  const t = useT()
  const createPath = useCreatePath()
  const query = useFollowUpOffer(observationId)
  const { data: offer } = query
  const pathOf = (id: string) => createPath({ resource: 'followups', type: 'show', id })
  if (query.error && !offer) return <QueryError query={query} errorText={t('followUps.failed')} />
  if (offer?.closed_id)
    return (
      <Typography component="div">
        {t('followUps.closedNow')}{' '}
        <TextLink to={pathOf(offer.closed_id)}>{t('followUps.title')}</TextLink>
      </Typography>
    )
  if (offer?.open_id)
    return (
      <Box>
        <TextLink to={pathOf(offer.open_id)}>{t('followUps.openNow')}</TextLink>
      </Box>
    )
  if (!offer?.may_open) return null
  return (
    <Button
      component={LinkBase}
      to={startFollowUpPath(observationId)}
      variant="outlined"
      size="large"
    >
      {t('resources.followups.action.create')}
    </Button>
  )
}
