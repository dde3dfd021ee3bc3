/** Chip that shows whether a person can sign in with their account. */
import { Chip } from '@mui/material'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'

export function AccountChip({ enabled, isClientClosed = false }: AccountChipProps) {
  const state = isClientClosed ? 'CLIENT_CLOSED' : enabled ? 'ENABLED' : 'DISABLED'
  return (
    <Chip
      label={enumLabels.accountState[state]}
      color={state === 'ENABLED' ? 'correct' : 'unknown'}
    />
  )
}

interface AccountChipProps {
  enabled: boolean
  /** Nobody of a deleted client can sign in. */
  isClientClosed?: boolean
}
