/** Whether a person's account lets them sign in. */
import { Chip } from '@mui/material'

export function AccountChip({ enabled }: { enabled: boolean }) {
  return enabled ? (
    <Chip label="Enabled" color="correct" />
  ) : (
    <Chip label="Disabled" color="unknown" />
  )
}
