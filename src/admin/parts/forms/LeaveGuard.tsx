/** Asks before what was typed is left behind (promises, nothing typed is ever lost). */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useBlocker } from 'react-admin'
import { useEffect } from 'react'
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
