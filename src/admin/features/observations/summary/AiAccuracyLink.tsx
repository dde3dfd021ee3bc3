/** Link to the AI accuracy report, for users who may open it, if the client has AI. */
import Insights from '@mui/icons-material/Insights'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { mayOpen } from '#domain/access.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { useT } from '../../../foundation/i18n/useT.ts'

export function AiAccuracyLink() {
  const t = useT()
  const { type } = useMe()
  const { ai_enabled: hasAi } = useCurrentClient()
  if (!hasAi || !mayOpen(type, PAGE)) return null
  return (
    <Button component={LinkBase} to={PAGE} startIcon={<Insights />}>
      {t('accuracy.title')}
    </Button>
  )
}

const PAGE = '/aiaccuracy'
