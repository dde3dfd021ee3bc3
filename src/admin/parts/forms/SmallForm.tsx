/** A small form: checks, sends once at a time, says a refusal at its field, keeps a draft, and asks before it is left. */
import { Alert, Box, Button, Stack, TextField, type TextFieldProps } from '@mui/material'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { draftStore } from './draftStore.ts'
import { formValues } from './formValues.ts'
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx'
import { useFocusFirstError } from './useFocusFirstError.ts'
import { wordedResolver } from './wordedResolver.ts'

export function SmallForm<Values extends FieldValues, Answer>(
  props: SmallFormProps<Values, Answer>,
) {
  const { label, labelledBy, start, schema, draftKey, submit, isReady, children, ...actions } =
    props
  const t = useT()
  const form = useForm<Values>({
    defaultValues: useState(
      () => (readDraft(draftKey, start) ?? start) as DefaultValues<Values>,
    )[0],
    resolver: useMemo(() => schema && wordedResolver<Values>(schema), [schema]),
    shouldFocusError: false,
  })
  const formElement = useFocusFirstError(form)
  const { isSubmitting, errors } = form.formState
  const values = useWatch({ control: form.control }) as Values
  const canSend = isReady?.(values) ?? true
  const send = form.handleSubmit(async (checked) => {
    try {
      const answer = await actions.onSubmit(checked)
      if (draftKey) draftStore.clear(draftKey)
      actions.onSent?.(answer, checked)
    } catch (error) {
      const { field, message } = graphqlErrorOf(error)
      const name = field !== null && Object.hasOwn(start, field) ? field : actions.refusedField
      form.setError((name ?? 'root') as Path<Values>, { message })
    }
  })
  const trySend = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!isSubmitting && canSend) void send(event)
  }
  return (
    <FormProvider {...form}>
      {draftKey && <KeptDraft draftKey={draftKey} start={start} />}
      <Stack
        component="form"
        noValidate
        spacing={2}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-busy={isSubmitting}
        ref={formElement}
        onSubmit={trySend}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) trySend(event)
        }}
        {...(actions.sx && { sx: actions.sx })}
        {...(actions.className && { className: actions.className })}
      >
        {children}
        {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
        <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
          {/* Not disabled while it sends, or it would lose the keyboard focus. A form that is always there has it once there is something to send. */}
          {(canSend || actions.onCancel) && (
            <Button type="submit" variant="contained" disabled={!canSend}>
              {submit}
            </Button>
          )}
          {actions.onCancel && (
            <Button
              color="inherit"
              onClick={() => {
                if (draftKey) draftStore.clear(draftKey)
                actions.onCancel?.()
              }}
            >
              {actions.cancel ?? t('ra.action.cancel')}
            </Button>
          )}
        </Stack>
      </Stack>
    </FormProvider>
  )
}

export interface SmallFormActions<Values, Answer = unknown> {
  /** Absent: what is typed is not kept, such as a password. */
  draftKey?: string
  submit: string
  /** Rejects with an error that is shown; what is typed stays. */
  onSubmit: (values: Values) => Promise<Answer>
  /** The draft is gone. */
  onSent?: (answer: Answer, values: Values) => void
  /** Default: Cancel. */
  cancel?: string
  onCancel?: (() => void) | undefined
}

interface SmallFormProps<Values extends FieldValues, Answer> extends SmallFormActions<
  Values,
  Answer
> {
  /** For assistive technology; a form of one field has its name from the field. */
  label?: string
  labelledBy?: string
  start: Values
  schema?: Parameters<typeof wordedResolver>[0]
  /** True if there is something to send; default: always. */
  isReady?: (values: Values) => boolean
  /** Says a refusal that names no field of the form; default: below the fields. */
  refusedField?: keyof Values & string
  sx?: { maxWidth: number }
  className?: string
  /** The fields, in the form's context. */
  children: ReactNode
}

/** Identifies the reader's draft of a form. */
export function useDraftKey(...parts: readonly string[]): string {
  return draftStore.keyOf(useMe().id, ...parts)
}

const readDraft = (key: string | undefined, start: object) =>
  key === undefined ? undefined : draftStore.read(key, Object.keys(start))?.form

function KeptDraft({ draftKey, start }: { draftKey: string; start: FieldValues }) {
  const t = useT()
  const form = useFormContext()
  const [fresh] = useState(start)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (formValues.isSame(values, fresh)) draftStore.clear(draftKey)
          else draftStore.write(draftKey, { form: values, base: null })
        },
      }),
    [form, draftKey, fresh],
  )
  const draft = useMemo(
    () => ({
      isUnsaved: () => draftStore.exists(draftKey),
      discard: () => draftStore.clear(draftKey),
    }),
    [draftKey],
  )
  return <UnsavedChangesGuard title={t('form.leave')} {...draft} />
}

/** A text of the form, which cannot be changed while it is sent. */
export function SmallTextField({ name, limit, hint, isFocused = false, ...field }: SmallTextProps) {
  const { register, formState } = useFormContext()
  const element = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (isFocused) element.current?.focus()
  }, [isFocused])
  const { ref, ...registered } = register(name)
  const problem = formState.errors[name]?.message
  return (
    <TextField
      {...field}
      {...registered}
      inputRef={(input: HTMLInputElement | null) => {
        ref(input)
        element.current = input
      }}
      error={problem !== undefined}
      helperText={typeof problem === 'string' ? problem : hint}
      slotProps={{
        htmlInput: { maxLength: limit, readOnly: formState.isSubmitting },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  )
}

type SmallTextProps = Omit<TextFieldProps, 'name' | 'slotProps' | 'error' | 'helperText'> & {
  name: string
  label: string
  /** Characters at most. */
  limit?: number | undefined
  hint?: string | undefined
  /** True if it takes the focus at first. */
  isFocused?: boolean
}

/** A button in the place of a form, which opens it; a draft opens it at once. */
export function OpenedForm({ draftKey, label, hint, children }: OpenedFormProps) {
  const [state, setState] = useState<'closed' | 'restored' | 'opened'>(() =>
    draftStore.exists(draftKey) ? 'restored' : 'closed',
  )
  if (state !== 'closed')
    return children({ isFocused: state === 'opened', close: () => setState('closed') })
  return (
    <>
      {hint}
      <Box>
        <Button variant="outlined" onClick={() => setState('opened')}>
          {label}
        </Button>
      </Box>
    </>
  )
}

interface OpenedFormProps {
  draftKey: string
  label: string
  /** Above the button. */
  hint?: ReactNode
  children: (form: { isFocused: boolean; close: () => void }) => ReactNode
}
