/** Link to the AI accuracy report, for users who may open it, if the client has AI. */
import Insights from '@mui/icons-material/Insights'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { mayOpen } from '#domain/access.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'

export function AiAccuracyLink() {
  const { type } = useMe()
  const { ai_enabled: hasAi } = useCurrentClient()
  if (!hasAi || !mayOpen(type, PAGE)) return null
  return (
    <Button component={LinkBase} to={PAGE} startIcon={<Insights />}>
      AI accuracy
    </Button>
  )
}

const PAGE = '/aiaccuracy'
