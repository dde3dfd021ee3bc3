/** Says that what was entered before is back, and lets it go. */
import { Alert, Button } from '@mui/material'

export function DraftRestoredAlert({ isNot, onDiscard }: DraftRestoredAlertProps) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      What you had entered here is back. It is not {isNot} yet.
    </Alert>
  )
}

interface DraftRestoredAlertProps {
  isNot: 'saved' | 'sent'
  onDiscard: () => void
}
