/** The form of an action: what will be changed, for which principle, by whom and until when. */
import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useId, useLayoutEffect, useMemo, useState } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import type { TaskActionInput } from '#api/generated/contract.ts'
import { displayName, displayNames, fullNameOf } from '#domain/displayName.ts'
import { message } from '#domain/messages.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { taskActionSchema } from '#domain/taskActions/taskActionForm.ts'
import {
  defaultActionDueDate,
  TASK_ACTION_TEXT_LIMIT,
} from '#domain/taskActions/taskActionRules.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { request } from '../../foundation/data/request.ts'
import { t as translate } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { type Choice, type ChoiceSource, MAX_CHOICES } from '../../parts/choices/choiceSource.ts'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'
import { SingleAutocomplete } from '../../parts/choices/SingleAutocomplete.tsx'
import { DayInput } from '../../parts/dates/TypedField.tsx'
import { SmallForm, SmallTextField, useDraftKey } from '../../parts/forms/SmallForm.tsx'
import { type ActedOn, OWNERS, type TaskActionRow } from './taskActionApi.ts'

export function TaskActionForm({ actedOn, action, onSubmit, onClose }: TaskActionFormProps) {
  const t = useT()
  const heading = useId()
  const today = useToday()
  useFocusBack()
  const notifyText = useNotifyText()
  const { by, record, principle } = actedOn
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <Typography variant="h3" id={heading}>
        {t('taskActions.form.title', { name: displayName(record, t) })}
      </Typography>
      <SmallForm<TaskActionValues, void>
        labelledBy={heading}
        start={{
          principle,
          note: action?.note ?? '',
          ownerId: action?.owner ? { id: action.owner.id, name: fullNameOf(action.owner) } : null,
          dueDate: action?.due_date ?? defaultActionDueDate(today),
        }}
        draftKey={useDraftKey('taskAction', ...(action ? [action.id] : [by, record.id, principle]))}
        schema={FORM_SCHEMA}
        submit={t('taskActions.form.submit')}
        onSubmit={({ ownerId, ...values }) => onSubmit({ ...values, ownerId: ownerId?.id ?? '' })}
        onSent={() => {
          notifyText(t('taskActions.saved'))
          onClose()
        }}
        onCancel={onClose}
      >
        <SmallTextField
          name="note"
          label={t('taskActions.form.note')}
          hint={t('taskActions.form.noteHint')}
          limit={TASK_ACTION_TEXT_LIMIT}
          multiline
          minRows={2}
          required
          isFocused
        />
        <Controller
          name="principle"
          render={({ field }) => (
            <TextField
              {...field}
              select
              label={t('taskActions.form.principle')}
              disabled={Boolean(action?.done_at)}
              helperText={action?.done_at && t('messages.taskActionPrincipleDone')}
            >
              {PRINCIPLES.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`enums.principle.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
        <OwnerField actedOn={actedOn} />
        <DayInput source="dueDate" label={t('taskActions.form.dueDate')} isRequired />
      </SmallForm>
    </Stack>
  )
}

interface TaskActionValues extends Omit<TaskActionInput, 'ownerId'> {
  /** By the name of the input. */
  ownerId: Choice | null
}

const FORM_SCHEMA = taskActionSchema.extend({
  ownerId: z.custom<Choice>(Boolean, message('taskActionOwnerRequired')),
})

function OwnerField({ actedOn }: { actedOn: ActedOn }) {
  const t = useT()
  const source = useOwners(actedOn)
  return (
    <Controller<TaskActionValues, 'ownerId'>
      name="ownerId"
      render={({ field, fieldState }) => (
        <SingleAutocomplete
          label={t('taskActions.form.owner')}
          source={source}
          value={field.value}
          onChange={field.onChange}
          hint={t('taskActions.form.ownerHint')}
          error={fieldState.error?.message}
          inputRef={field.ref}
          isRequired
        />
      )}
    />
  )
}

interface TaskActionFormProps {
  actedOn: ActedOn
  /** Absent: a new one. */
  action?: TaskActionRow
  /** Rejects with an error that is shown. */
  onSubmit: (input: TaskActionInput) => Promise<void>
  onClose: () => void
}

function useOwners({ by, record: { id } }: ActedOn) {
  return useMemo(
    (): ChoiceSource<Choice> => ({
      key: ['choices', 'taskActionOwners', by, id],
      isServerSearch: true,
      disabledReason: null,
      load: async (search, signal) => {
        const subject = by === 'TASK' ? { taskId: id } : { locationId: id }
        const variables = { ...subject, search, take: MAX_CHOICES + 1 }
        const { rows } = await request(OWNERS, variables, { signal })
        const names = displayNames(rows, translate)
        return rows.map((row, at) => ({ id: row.id, name: names[at] ?? '' }))
      },
    }),
    [by, id],
  )
}

/** Returns the keyboard focus to where it was when the form closes. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
}
