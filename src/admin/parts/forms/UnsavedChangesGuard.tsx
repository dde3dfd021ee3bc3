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
import { type ReactNode, useEffect, useId, useMemo, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-admin'
import { createStore } from '../../foundation/state/createStore.ts'
import { tokenStore } from '../../foundation/data/tokenStore.ts'
import { useT } from '../../foundation/i18n/useT.ts'

/** The router has room for one question: the first guard of a page asks for all. */
export function UnsavedChangesGuard({ title, isUnsaved, discard }: Guard) {
  const guard = useMemo(() => ({ title, isUnsaved, discard }), [title, isUnsaved, discard])
  useEffect(() => {
    guards.set([...guards.get(), guard])
    return () => guards.set(guards.get().filter((one) => one !== guard))
  }, [guard])
  const [first] = useSyncExternalStore(guards.subscribe, guards.get)
  return first === guard && <Question />
}

interface Guard {
  title: string
  /** Called when the page is left; memoized. */
  isUnsaved: () => boolean
  /** Deletes the drafts; memoized. */
  discard: () => void
}

const guards = createStore<readonly Guard[]>([])

const unsaved = () => guards.get().filter(({ isUnsaved }) => isUnsaved())

/** Does not ask after the session has ended: the draft is kept for the next sign-in. */
function Question() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      tokenStore.isSignedIn() &&
      unsaved().length > 0,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved().length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  const titleId = useId()
  const t = useT()
  const leave = () => {
    for (const { discard } of unsaved()) discard()
    blocker.proceed?.()
  }
  const stay = () => blocker.reset?.()
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{unsaved()[0]?.title}</DialogTitle>
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
