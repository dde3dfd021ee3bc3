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
import { tokenStore } from '../../auth/tokenStore.ts'
import { observationDraft } from './observationDraft.ts'

/** Somebody whose session ended is not asked: the draft waits for them. */
export function LeaveGuard({ draftKey }: { draftKey: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      tokenStore.isSignedIn() &&
      observationDraft.exists(draftKey),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (observationDraft.exists(draftKey)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [draftKey])
  const leave = () => {
    observationDraft.clear(draftKey)
    blocker.proceed?.()
  }
  const stay = () => blocker.reset?.()
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">Leave without adding the observation?</DialogTitle>
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
