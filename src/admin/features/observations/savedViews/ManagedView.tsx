/** One view among those to manage. What a person may not change is not offered. */
import { Box, Button, Stack, Typography } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { Confirm } from 'react-admin'
import { displayName } from '#domain/displayName.ts'
import {
  mayChangeView,
  mayShareView,
  SAVED_VIEW_NAME_LIMIT,
} from '#domain/savedViews/savedViewAccess.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { graphqlErrorMessage } from '../../../foundation/data/graphqlError.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { LabelledSwitch } from '../../../parts/forms/LabelledSwitch.tsx'
import { OneFieldForm } from '../../../parts/forms/OneFieldForm.tsx'
import { useNotifyText } from '../../../parts/notifications/useNotifyText.ts'
import { type ListedView, useViewChanges } from './savedViewsQuery.ts'

export function ManagedView({ view }: { view: ListedView }) {
  const t = useT()
  const { type: role } = useMe()
  const { mail, share, remove, rename } = useViewChanges()
  const [isRenaming, setRenaming] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const heading = useId()
  const notifyText = useNotifyText()
  const onError = (error: unknown) => notifyText(graphqlErrorMessage(error), 'error')
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
            onChange={(isWeekly) => mail.mutate({ id, isWeekly }, { onError })}
          />
          {isMine && (isShared || mayShareView(role)) && (
            <LabelledSwitch
              label={t('savedViews.share')}
              checked={share.isPending ? Boolean(share.variables.isShared) : isShared}
              onChange={(isOn) => share.mutate({ view, isShared: isOn }, { onError })}
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
            <Button
              size="small"
              color="error"
              aria-label={t('savedViews.deleteOf', { name })}
              onClick={() => setAsking(true)}
            >
              {t('savedViews.delete')}
            </Button>
          </Stack>
        )}
        {isRenaming && (
          <Box sx={{ mt: 2 }}>
            <OneFieldForm
              type="text"
              label={t('savedViews.name')}
              initial={name}
              maxLength={SAVED_VIEW_NAME_LIMIT}
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
      <Confirm
        isOpen={isAsking}
        loading={remove.isPending}
        title={t('savedViews.deleteTitle', { name })}
        content={t(isShared ? 'savedViews.deleteShared' : 'savedViews.deleteText')}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() =>
          remove.mutate(id, {
            onError,
            onSuccess: () => notifyText(t('savedViews.deleted', { name })),
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

const rowStyle = {
  overflowWrap: 'anywhere',
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
