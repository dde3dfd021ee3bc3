/** One action: what is changed, who owns it, where it is, what came of it, and what this person may do with it. */
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { displayName, fullNameOf } from '#domain/displayName.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { formatDateTime, formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'
import { ActionEffectFigures } from './ActionEffectFigures.tsx'
import { type ActedOn, type TaskActionRow, useTaskActionChanges } from './taskActionApi.ts'
import { TaskActionForm } from './TaskActionForm.tsx'

export function TaskActionItem({ action, isNamed = false }: TaskActionItemProps) {
  const t = useT()
  const changes = useTaskActionChanges()
  const notifyText = useNotifyText()
  // As it was read when editing began, so that what others change meanwhile is noticed.
  const [edited, setEdited] = useState<TaskActionRow | null>(null)
  const [isAsking, setAsking] = useState(false)
  const actedOn = actedOnOf(action)
  const { id, note, owner, effect, done_at: doneAt, due_date: due } = action
  const { mutate, isPending } = useMutation({
    mutationFn: (change: keyof typeof SAID) => changes[change](id),
    onSuccess: (_done, change) => notifyText(t(`taskActions.${SAID[change]}`)),
    onError: (error) => notifyText(graphqlErrorMessage(error), 'error'),
  })
  const button = (
    text: string,
    onClick: () => void,
    { isExpanded, isBusy = isPending }: { isExpanded?: boolean; isBusy?: boolean } = {},
  ) => (
    <Button
      size="small"
      color="inherit"
      aria-label={t('taskActions.of', { action: text, note })}
      aria-disabled={isBusy}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      onClick={() => {
        if (!isBusy) onClick()
      }}
    >
      {text}
    </Button>
  )
  // Finished while it is edited, it would seem to have been changed by others.
  const state = { isBusy: isPending || edited !== null }
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={line}>
        <Box sx={{ minWidth: 0 }}>
          {isNamed && (
            <Typography sx={{ fontWeight: 600 }}>
              {displayName(actedOn.record, t)} · {t(`enums.principle.${action.principle}`)}
            </Typography>
          )}
          <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>
        </Box>
        <Box sx={{ flexShrink: 0 }}>
          <ActionState action={action} />
        </Box>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {owner ? t('taskActions.owned', { name: fullNameOf(owner) }) : t('taskActions.noOwner')}
        {' · '}
        {doneAt
          ? t('taskActions.done', { day: formatDateTime(doneAt) })
          : t('taskActions.due', { day: formatDay(due) })}
      </Typography>
      <Stack direction="row" flexWrap="wrap" className={NOT_PRINTED_CLASS} sx={{ ml: -0.625 }}>
        {doneAt
          ? button(t('taskActions.reopen'), () => mutate('reopen'), state)
          : button(t('taskActions.finish'), () => mutate('finish'), state)}
        {button(t('taskActions.edit'), () => setEdited(edited ? null : action), {
          isExpanded: edited !== null,
        })}
        {action.may_delete && button(t('taskActions.delete'), () => setAsking(true))}
      </Stack>
      {edited && (
        <TaskActionForm
          actedOn={actedOn}
          action={edited}
          onSubmit={(input) => changes.update(edited, input)}
          onClose={() => setEdited(null)}
        />
      )}
      {effect && <ActionEffectFigures note={note} effect={effect} />}
      <Confirm
        isOpen={isAsking}
        title={t('taskActions.deleteTitle')}
        content={t('taskActions.deleteText')}
        confirm={t('taskActions.delete')}
        onConfirm={() => {
          setAsking(false)
          mutate('remove')
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

/** What is said after each change. */
const SAID = { finish: 'finished', reopen: 'reopened', remove: 'deleted' } as const

interface TaskActionItemProps {
  action: TaskActionRow
  /** Whether it says what it is about, as in a list of several tasks and places. */
  isNamed?: boolean
}

export function ActionState({ action }: { action: Pick<TaskActionRow, 'done_at' | 'is_overdue'> }) {
  const t = useT()
  const { done_at: doneAt, is_overdue: isOverdue } = action
  const state = doneAt ? 'DONE' : isOverdue ? 'OVERDUE' : 'OPEN'
  return (
    <Chip
      label={t(`taskActions.state.${state}`)}
      color={({ DONE: 'correct', OVERDUE: 'incorrect', OPEN: 'unknown' } as const)[state]}
    />
  )
}

export const actedOnOf = ({ task, location, principle }: TaskActionRow): ActedOn => ({
  by: task ? 'TASK' : 'LOCATION',
  // One of the two is always there.
  record: task ?? location ?? { id: '', name: '' },
  principle,
})

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'start',
  justifyContent: 'space-between',
} as const
