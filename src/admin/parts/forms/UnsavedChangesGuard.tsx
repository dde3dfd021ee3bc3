/** Asks before what was typed is left behind (promises, nothing typed is ever lost). */
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useEffect } from 'react'
import { useBlocker } from 'react-admin'
import { tokenStore } from '../../foundation/data/tokenStore.ts'

/** Somebody whose session ended is not asked: the draft waits for them. */
export function UnsavedChangesGuard({ title, isUnsaved, discard }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && tokenStore.isSignedIn() && isUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  const leave = () => {
    discard()
    blocker.proceed?.()
  }
  const stay = () => blocker.reset?.()
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>What you have entered will be lost.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>Leave</Button>
        <Button variant="contained" onClick={stay}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface UnsavedChangesGuardProps {
  title: string
  /** The same function as long as it means the same. */
  isUnsaved: () => boolean
  /** Gives up what was typed. */
  discard: () => void
}

/** Says that what was entered before is back, and lets it go. */
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
  isNot: 'saved' | 'sent' | 'added'
  onDiscard: () => void
}
