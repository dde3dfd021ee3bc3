/** Observations about a person, or those that they made; the choice is kept in the URL. */
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useLocation, useNavigate } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { RelatedObservations } from '../observations/RelatedObservations.tsx'

export function UserObservations({ user }: { user: { id: string } }) {
  const t = useT()
  const { search } = useLocation()
  const navigate = useNavigate()
  const showsMade = new URLSearchParams(search).get(OBSERVATIONS_BY_PARAM) === MADE
  // Without the page parameter, so that the other observations start at their first page.
  const show = (chosen: string | null) =>
    chosen !== null &&
    navigate({ search: chosen === MADE ? `?${OBSERVATIONS_BY_PARAM}=${MADE}` : '' })
  const toolbar = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('users.observations.label')}
      value={showsMade ? MADE : ABOUT}
      onChange={(_event, chosen: string | null) => show(chosen)}
      sx={{ px: { xs: 2, md: 3 }, pb: 2 }}
    >
      <ToggleButton value={ABOUT}>{t('users.observations.about')}</ToggleButton>
      <ToggleButton value={MADE}>{t('users.observations.made')}</ToggleButton>
    </ToggleButtonGroup>
  )
  return (
    <RelatedObservations
      key={showsMade ? MADE : ABOUT}
      filter={showsMade ? { observers: [user.id] } : { observees: [user.id] }}
      toolbar={toolbar}
    />
  )
}

const OBSERVATIONS_BY_PARAM = 'observationsBy'
const MADE = 'made'
const ABOUT = 'about'
