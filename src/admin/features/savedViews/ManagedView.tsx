/** One view among those to manage. What a person may not change is not offered. */
import { Box, Button, Stack, Typography } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { displayName } from '#domain/displayName.ts'
import {
  mayChangeView,
  mayShareView,
  SAVED_VIEW_NAME_LIMIT,
} from '#domain/savedViews/savedViewAccess.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'
import { TextForm } from '../../parts/forms/TextForm.tsx'
import type { ListedView } from './savedViewsQuery.ts'
import { useViewChanges } from './useViewChanges.ts'
import { ConfirmButton } from '../../parts/confirm/ConfirmButton.tsx'

export function ManagedView({ view }: { view: ListedView }) {
  const t = useT()
  const { type: role } = useMe()
  const { mail, share, remove, rename } = useViewChanges()
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const heading = useId()
  const { id, name, is_mine: isMine, is_shared: isShared, user } = view
  const mayChange = mayChangeView({ role }, { isMine, isShared })
  const endRenaming = () => {
    setRenaming(false)
    renameButton.current?.focus()
  }
  return (
    <Box component="li" sx={rowStyle}>
      <Box role="group" aria-labelledby={heading}>
        <Typography id={heading} variant="subtitle1" component="h3">
          {name}
        </Typography>
        {!isMine && user && (
          <Typography variant="body2" color="text.secondary">
            {t('savedViews.sharedBy', { name: displayName(user, t) })}
          </Typography>
        )}
        <Stack sx={{ my: 1 }}>
          <LabelledSwitch
            label={t('savedViews.mail')}
            checked={mail.isPending ? mail.variables.isWeekly : view.has_weekly_mail}
            onChange={(isWeekly) => mail.mutate({ id, isWeekly })}
          />
          {isMine && (isShared || mayShareView(role)) && (
            <LabelledSwitch
              label={t('savedViews.share')}
              checked={share.isPending ? Boolean(share.variables.isShared) : isShared}
              onChange={(isOn) => share.mutate({ view, isShared: isOn })}
            />
          )}
        </Stack>
        {mayChange && (
          <Stack direction="row" sx={{ ml: -0.625 }}>
            <Button
              ref={renameButton}
              size="small"
              aria-label={t('savedViews.renameOf', { name })}
              aria-expanded={isRenaming}
              onClick={() => setRenaming(!isRenaming)}
            >
              {t('savedViews.rename')}
            </Button>
            <ConfirmButton
              size="small"
              color="error"
              label={t('savedViews.delete')}
              aria-label={t('savedViews.deleteOf', { name })}
              isBusy={remove.isPending}
              title={t('savedViews.deleteTitle', { name })}
              content={t(isShared ? 'savedViews.deleteShared' : 'savedViews.deleteText')}
              confirm="ra.action.delete"
              confirmColor="warning"
              onConfirm={(close) => remove.mutate(view, { onSettled: close })}
            />
          </Stack>
        )}
        {isRenaming && (
          <Box sx={{ mt: 2 }}>
            <TextForm
              type="text"
              label={t('savedViews.name')}
              initial={name}
              limit={SAVED_VIEW_NAME_LIMIT}
              submit={t('savedViews.submit')}
              onSubmit={async (text) => {
                await rename.mutateAsync({ view, name: text })
                endRenaming()
              }}
              onCancel={endRenaming}
            />
          </Box>
        )}
      </Box>
    </Box>
  )
}

const rowStyle = {
  overflowWrap: 'anywhere',
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
