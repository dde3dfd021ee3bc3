/** Chip that shows whether a person can sign in with their account. */
import { Chip } from '@mui/material'
import { useT } from '../../foundation/i18n/useT.ts'

export function AccountChip({ enabled, isClientClosed = false }: AccountChipProps) {
  const t = useT()
  const state = isClientClosed ? 'CLIENT_CLOSED' : enabled ? 'ENABLED' : 'DISABLED'
  return (
    <Chip
      label={t(`enums.accountState.${state}`)}
      color={state === 'ENABLED' ? 'correct' : 'unknown'}
    />
  )
}

interface AccountChipProps {
  enabled: boolean
  /** Nobody of a deleted client can sign in. */
  isClientClosed?: boolean
}
