/** What has become of a help request, and what happens next. */
import { Alert, AlertTitle, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useMe } from '../../foundation/auth/useMe.ts'

/** Takes the keyboard and the screen reader from the button that is gone. */
export function ContactConfirmation({ onAgain }: { onAgain: () => void }) {
  const { firstname, email } = useMe()
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => alertRef.current?.focus(), [])
  return (
    <>
      <Alert severity="success" ref={alertRef} tabIndex={-1} role="status">
        <AlertTitle>Thank you, {firstname}</AlertTitle>
        Your request is on its way to the provider of Liftwise. They read it and answer to {email}.
        A copy of what you wrote was sent to the same address; if it does not arrive, look in the
        spam folder.
      </Alert>
      <Button variant="outlined" onClick={onAgain} sx={{ alignSelf: 'flex-start' }}>
        Ask something else
      </Button>
    </>
  )
}
