/** The form of an action: what will be changed, for which principle, by whom and until when. */
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useId, useLayoutEffect, useMemo, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { TaskActionInput } from '#api/generated/contract.ts'
import { displayName, displayNames, fullNameOf } from '#domain/displayName.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { taskActionSchema } from '#domain/taskActions/taskActionForm.ts'
import {
  defaultActionDueDate,
  TASK_ACTION_TEXT_LIMIT,
} from '#domain/taskActions/taskActionRules.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { t as translate } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { type Choice, type ChoiceSource, MAX_CHOICES } from '../../parts/choices/choiceSource.ts'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'
import { SingleAutocomplete } from '../../parts/choices/SingleAutocomplete.tsx'
import { wordedResolver } from '../../parts/forms/wordedResolver.ts'
import { type ActedOn, OWNERS, type TaskActionRow } from './taskActionApi.ts'

export function TaskActionForm({ actedOn, action, onSubmit, onClose }: TaskActionFormProps) {
  const t = useT()
  const heading = useId()
  const today = useToday()
  const owners = useOwners(actedOn)
  useFocusBack()
  const [owner, setOwner] = useState<Choice | null>(
    action?.owner ? { id: action.owner.id, name: fullNameOf(action.owner) } : null,
  )
  const notifyText = useNotifyText()
  const { control, register, handleSubmit, setError, formState } = useForm<TaskActionInput>({
    resolver: wordedResolver<TaskActionInput>(taskActionSchema),
    defaultValues: {
      principle: actedOn.principle,
      note: action?.note ?? '',
      ownerId: owner?.id ?? '',
      dueDate: action?.due_date ?? defaultActionDueDate(today),
    },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values)
      notifyText(t('taskActions.saved'))
      onClose()
    } catch (error) {
      const { field, message } = graphqlErrorOf(error)
      const name = FIELDS.find((one) => one === field) ?? 'root'
      setError(name, { message }, { shouldFocus: true })
    }
  })
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      aria-labelledby={heading}
      aria-busy={isSubmitting}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void submit(event)
      }}
      sx={{ maxWidth: 640 }}
    >
      <Typography variant="h3" id={heading}>
        {t('taskActions.form.title', { name: displayName(actedOn.record, t) })}
      </Typography>
      <TextField
        {...register('note')}
        label={t('taskActions.form.note')}
        helperText={errors.note?.message ?? t('taskActions.form.noteHint')}
        error={Boolean(errors.note)}
        multiline
        minRows={2}
        required
        // Opened by a press on its button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        slotProps={{ htmlInput: { maxLength: TASK_ACTION_TEXT_LIMIT } }}
      />
      <Controller
        control={control}
        name="principle"
        render={({ field }) => (
          <TextField
            {...field}
            select
            label={t('taskActions.form.principle')}
            disabled={Boolean(action?.done_at)}
            helperText={action?.done_at && t('messages.taskActionPrincipleDone')}
          >
            {PRINCIPLES.map((principle) => (
              <MenuItem key={principle} value={principle}>
                {t(`enums.principle.${principle}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <Controller
        control={control}
        name="ownerId"
        render={({ field }) => (
          <SingleAutocomplete
            label={t('taskActions.form.owner')}
            source={owners}
            value={owner}
            onChange={(choice) => {
              setOwner(choice)
              field.onChange(choice?.id ?? '')
            }}
            hint={t('taskActions.form.ownerHint')}
            error={errors.ownerId?.message}
            inputRef={field.ref}
            isRequired
          />
        )}
      />
      <TextField
        {...register('dueDate')}
        type="date"
        label={t('taskActions.form.dueDate')}
        error={Boolean(errors.dueDate)}
        helperText={errors.dueDate?.message}
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
      <Stack direction="row" spacing={1}>
        {/* Not disabled while it sends, or it would lose the keyboard focus. */}
        <Button type="submit" variant="contained">
          {t('taskActions.form.submit')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}

const FIELDS = ['note', 'principle', 'ownerId', 'dueDate'] as const

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

/** Where the keyboard was before goes on when the form closes. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
}
