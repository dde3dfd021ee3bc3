/** Says on a person's page that the last mail did not reach them, and what to do about it. */
import { Alert, AlertTitle } from '@mui/material'
import type { User } from '#api/generated/contract.ts'

export function BouncedMailAlert({ user, mayEdit }: BouncedMailAlertProps) {
  const { mail_refusal: reason, email } = user
  if (!reason) return null
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>The last mail to this person was refused: {reason}</AlertTitle>
      {mayEdit
        ? `Check the address ${email} with them and correct it, or ask whoever runs their mailbox to let mails from Liftwise in. This notice goes when a mail arrives, or when the address is changed.`
        : `Ask a super user to check the address ${email}, or whoever runs the mailbox to let mails from Liftwise in.`}
    </Alert>
  )
}

interface BouncedMailAlertProps {
  user: User
  /** The reader can correct the address. */
  mayEdit: boolean
}
