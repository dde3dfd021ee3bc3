/** Chip that shows whether a person can sign in with their account. */
import { Chip } from '@mui/material'

export function AccountChip({ enabled, isClientClosed = false }: AccountChipProps) {
  if (isClientClosed) return <Chip label="Client closed" color="unknown" />
  return enabled ? (
    <Chip label="Enabled" color="correct" />
  ) : (
    <Chip label="Disabled" color="unknown" />
  )
}

interface AccountChipProps {
  enabled: boolean
  /** Nobody of a deleted client can sign in. */
  isClientClosed?: boolean
}
