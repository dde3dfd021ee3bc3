/** Chip that shows whether a person can sign in with their account. */
import { Chip } from '@mui/material'

export function AccountChip({ enabled }: { enabled: boolean }) {
  return enabled ? (
    <Chip label="Enabled" color="correct" />
  ) : (
    <Chip label="Disabled" color="unknown" />
  )
}
