/** Dialog that keeps what the observation list shows by a name. */
import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { SAVED_VIEW_NAME_LIMIT } from '#domain/savedViews/savedViewAccess.ts'
import type { SavedQuery } from '#domain/savedViews/savedViewRules.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { TextForm } from '../../parts/forms/TextForm.tsx'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'
import { useViewChanges } from './useViewChanges.ts'

export function SaveViewDialog({ query, onClose }: { query: SavedQuery; onClose: () => void }) {
  const t = useT()
  const heading = useId()
  const notifyText = useNotifyText()
  const { create } = useViewChanges()
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{t('savedViews.save')}</DialogTitle>
      <DialogContent>
        <TextForm
          type="text"
          label={t('savedViews.name')}
          hint={t('savedViews.nameHint')}
          limit={SAVED_VIEW_NAME_LIMIT}
          submit={t('savedViews.submit')}
          onSubmit={(name) => create({ name, query })}
          onSent={(_answer, { text }) => {
            notifyText(t('savedViews.saved', { name: text.trim() }))
            onClose()
          }}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}
