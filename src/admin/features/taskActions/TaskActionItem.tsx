/** One action: what is changed, who owns it, where it is, what came of it, and what this person may do with it. */
import { Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { displayName, fullNameOf } from '#domain/displayName.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDateTime, formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { ConfirmButton } from '../../parts/confirm/ConfirmButton.tsx'
import { RecordRow } from '../../parts/list/RecordRow.tsx'
import { useChange } from '../../parts/notifications/useChange.ts'
import { ActionEffect } from './ActionEffect.tsx'
import {
  type ActedOn,
  DELETE,
  FINISH,
  REOPEN,
  TASK_ACTION_KEYS,
  type TaskActionRow,
  useSaveTaskAction,
} from './taskActionApi.ts'
import { TaskActionForm } from './TaskActionForm.tsx'

export function TaskActionItem({ action, isNamed = false }: TaskActionItemProps) {
  const t = useT()
  const { update } = useSaveTaskAction()
  // The version read when editing began, so that changes by others in the meantime are noticed.
  const [edited, setEdited] = useState<TaskActionRow | null>(null)
  const actedOn = actedOnOf(action)
  const { id, note, owner, effect, done_at: doneAt, due_date: due } = action
  const { mutate, isPending } = useChange(
    (change: keyof typeof CHANGES) => request(CHANGES[change], { id }),
    { done: (_answer, change) => t(`taskActions.${change}`), reload: TASK_ACTION_KEYS },
  )
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
    <RecordRow
      title={isNamed ? <ActionName action={action} /> : note}
      state={<ActionState action={action} />}
      facts={
        <>
          {!isNamed && `${t(`enums.principle.${action.principle}`)} · `}
          {owner ? t('taskActions.owned', { name: fullNameOf(owner) }) : t('taskActions.noOwner')}
          {' · '}
          {doneAt
            ? t('taskActions.done', { day: formatDateTime(doneAt) })
            : t('taskActions.due', { day: formatDay(due) })}
        </>
      }
    >
      {isNamed && <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
      {effect && <ActionEffect note={note} effect={effect} />}
      <Stack direction="row" flexWrap="wrap" className={NOT_PRINTED_CLASS} sx={{ ml: -0.625 }}>
        {doneAt
          ? button(t('taskActions.reopen'), () => mutate('reopened'), state)
          : button(t('taskActions.finish'), () => mutate('finished'), state)}
        {button(t('taskActions.edit'), () => setEdited(edited ? null : action), {
          isExpanded: edited !== null,
        })}
        {action.may_delete && (
          <ConfirmButton
            size="small"
            color="inherit"
            label={t('taskActions.delete')}
            aria-label={t('taskActions.of', { action: t('taskActions.delete'), note })}
            isBusy={isPending}
            title={t('taskActions.deleteTitle')}
            content={t('taskActions.deleteText')}
            confirm={t('taskActions.delete')}
            onConfirm={(close) => {
              close()
              mutate('deleted')
            }}
          />
        )}
      </Stack>
      {edited && (
        <TaskActionForm
          actedOn={actedOn}
          action={edited}
          onSubmit={(input) => update(edited, input)}
          onClose={() => setEdited(null)}
        />
      )}
    </RecordRow>
  )
}

/** By the texts of their notifications. */
const CHANGES = { finished: FINISH, reopened: REOPEN, deleted: DELETE } as const

interface TaskActionItemProps {
  action: TaskActionRow
  /** True if it says what it is about, as in a list of several tasks and places. */
  isNamed?: boolean
}

/** Says what it is about: the task or place, and the principle. */
export function ActionName({ action }: { action: TaskActionRow }) {
  const t = useT()
  return `${displayName(actedOnOf(action).record, t)} · ${t(`enums.principle.${action.principle}`)}`
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
