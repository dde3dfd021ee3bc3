/** Dialog with all views that the person sees: whose they are, their weekly mail, their names, sharing and deletion. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
} from '@mui/material'
import { useId } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { EmptyState, QueryState } from '../../parts/layout/QueryState.tsx'
import { ManagedView } from './ManagedView.tsx'
import { useSavedViews } from './savedViewsQuery.ts'

export function ManageViewsDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const heading = useId()
  const query = useSavedViews()
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{t('savedViews.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('savedViews.intro')}</DialogContentText>
        <QueryState query={query} height={120} errorText={t('savedViews.failed')}>
          {(views) =>
            views.length === 0 ? (
              <EmptyState height={120}>{t('savedViews.none')}</EmptyState>
            ) : (
              <List disablePadding>
                {views.map((view) => (
                  <ManagedView key={view.id} view={view} />
                ))}
              </List>
            )
          }
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
