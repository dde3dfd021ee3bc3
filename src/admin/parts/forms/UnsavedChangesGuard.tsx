/** Asks for confirmation before a page with unsaved changes is left. */
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { type ReactNode, useEffect, useId } from 'react'
import { useBlocker } from 'react-admin'
import { tokenStore } from '../../foundation/data/tokenStore.ts'
import { useT } from '../../foundation/i18n/useT.ts'

/** Does not ask after the session has ended: the draft is kept for the next sign-in. */
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
  const titleId = useId()
  const t = useT()
  const leave = () => {
    discard()
    blocker.proceed?.()
  }
  const stay = () => blocker.reset?.()
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('form.changesLost')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{t('form.leaveNow')}</Button>
        <Button variant="contained" onClick={stay}>
          {t('form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface UnsavedChangesGuardProps {
  title: string
  /** Called when the page is left; memoized. */
  isUnsaved: () => boolean
  /** Deletes the drafts. */
  discard: () => void
}

/** Alert that a draft was restored, with a button to discard it. */
export function DraftRestoredAlert({ isNot, onDiscard, children }: DraftRestoredAlertProps) {
  const t = useT()
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onDiscard}>
          {t('form.discard')}
        </Button>
      }
    >
      {t(`form.restored.${isNot}`)}
      {children}
    </Alert>
  )
}

interface DraftRestoredAlertProps {
  isNot: 'saved' | 'sent' | 'added'
  onDiscard: () => void
  children?: ReactNode
}
