/** One action: what is changed, who owns it, where it is, what came of it, and what this person may do with it. */
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
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
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const actedOn = actedOnOf(action)
  const { id, note, owner, effect, done_at: doneAt, due_date: due } = action
  const run = (change: Promise<void>, said: 'finished' | 'reopened' | 'deleted') => {
    change
      .then(() => notifyText(t(`taskActions.${said}`)))
      .catch((error: unknown) => notifyText(graphqlErrorMessage(error), 'error'))
  }
  const button = (text: string, onClick: () => void, isExpanded?: boolean) => (
    <Button
      size="small"
      color="inherit"
      aria-label={t('taskActions.of', { action: text, note })}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      onClick={onClick}
    >
      {text}
    </Button>
  )
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
          ? button(t('taskActions.reopen'), () => run(changes.reopen(id), 'reopened'))
          : button(t('taskActions.finish'), () => run(changes.finish(id), 'finished'))}
        {button(t('taskActions.edit'), () => setEditing(!isEditing), isEditing)}
        {action.may_delete && button(t('taskActions.delete'), () => setAsking(true))}
      </Stack>
      {isEditing && (
        <TaskActionForm
          actedOn={actedOn}
          action={action}
          onSubmit={(input) => changes.update(action, input)}
          onClose={() => setEditing(false)}
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
          run(changes.remove(id), 'deleted')
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

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
