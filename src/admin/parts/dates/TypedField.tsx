/**
 * Fields of a day and of a time in the reader's own form, whatever the browser's language is. The browser's picker opens
 * from the icon and with Alt and the down arrow; on a touch screen it is the field itself.
 */
import Schedule from '@mui/icons-material/Schedule'
import Today from '@mui/icons-material/TodayOutlined'
import { Box, IconButton, TextField, type TextFieldProps, useMediaQuery } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { TYPED_DAY, TYPED_TIME, type TypedKind } from '../../foundation/format/typedDate.ts'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { useT } from '../../foundation/i18n/useT.ts'

/** Media query of screens that are touched. */
export const TOUCH = '(pointer: coarse)'

export const DayField = (props: TypedFieldProps) => <TypedField kind={TYPED_DAY} {...props} />
export const TimeField = (props: TypedFieldProps) => <TypedField kind={TYPED_TIME} {...props} />

/** A day of a form; nothing chosen is null. */
export function DayInput({ source, label, hint, min, isRequired = false }: DayInputProps) {
  const ownLabel = useFieldLabel(source)
  const { field, fieldState } = useController({ name: source })
  return (
    <DayField
      label={label ?? ownLabel}
      value={String(field.value ?? '')}
      min={min}
      isRequired={isRequired}
      error={fieldState.error?.message}
      hint={hint}
      inputRef={field.ref}
      onChange={(day) => field.onChange(day || null)}
      onBlur={field.onBlur}
    />
  )
}

interface DayInputProps extends Pick<TypedFieldProps, 'hint' | 'min' | 'isRequired'> {
  source: string
  /** Default: that of the field of the page's entity. */
  label?: string
}

function TypedField({
  kind,
  value,
  min,
  max,
  isRequired = false,
  error,
  hint,
  onChange,
  onBlur,
  onInvalid,
  ...field
}: TypedFieldProps & { kind: TypedKind }) {
  const t = useT()
  const isTouch = useMediaQuery(TOUCH)
  const picker = useRef<HTMLInputElement>(null)
  // The text while it is edited, and after that while it cannot be read.
  const [typed, setTyped] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const isUnread = Boolean(typed?.trim()) && value === ''
  const problem =
    isUnread && !isEditing ? t('messages.formatRefused', { pattern: kind.pattern() }) : error
  const native = {
    type: kind.type,
    value,
    min,
    max,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(null)
      onChange(target.value)
    },
  }
  const shared: TextFieldProps = {
    ...field,
    error: Boolean(problem),
    helperText: problem ?? hint,
  }
  const htmlInput = {
    'aria-required': isRequired,
    // A form that asks the browser whether all is valid counts both.
    ref: (input: HTMLInputElement | null) => input?.setCustomValidity(problem ?? ''),
  }
  const inputLabel = { 'data-required': isRequired || undefined }
  if (isTouch)
    return (
      <TextField
        {...shared}
        {...native}
        onBlur={onBlur}
        slotProps={{
          inputLabel,
          htmlInput: { ...htmlInput, min, max },
          input: {
            sx: value ? ofReader : ofReaderUntilFocused,
            startAdornment: (
              <Box aria-hidden className={value ? undefined : PATTERN} sx={written}>
                {kind.write(value) || kind.pattern()}
              </Box>
            ),
          },
        }}
      />
    )
  const isShownAsTyped = typed !== null && (isEditing || isUnread)
  return (
    <TextField
      {...shared}
      value={isShownAsTyped ? typed : kind.write(value)}
      placeholder={kind.pattern()}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value)
        setEditing(true)
        const read = kind.read(target.value) ?? ''
        if (read !== value) onChange(read)
      }}
      onBlur={(event) => {
        setEditing(false)
        onBlur?.(event)
      }}
      onInvalid={(event) => {
        event.preventDefault()
        setEditing(false)
        onInvalid?.(event)
      }}
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'ArrowDown') return
        event.preventDefault()
        picker.current?.showPicker()
      }}
      slotProps={{
        inputLabel,
        htmlInput,
        input: {
          endAdornment: (
            <>
              <IconButton
                aria-hidden
                tabIndex={-1}
                size="small"
                edge="end"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => picker.current?.showPicker()}
              >
                {kind.type === 'date' ? <Today fontSize="small" /> : <Schedule fontSize="small" />}
              </IconButton>
              <Box
                component="input"
                {...native}
                ref={picker}
                aria-hidden
                tabIndex={-1}
                sx={unseen}
              />
            </>
          ),
        },
      }}
    />
  )
}

export interface TypedFieldProps extends Pick<
  TextFieldProps,
  'label' | 'inputRef' | 'onFocus' | 'onBlur' | 'onInvalid'
> {
  /** 'YYYY-MM-DD' or 'HH:MM'; '' for none. */
  value: string
  min?: string | undefined
  max?: string | undefined
  isRequired?: boolean
  error?: string | undefined
  hint?: string | undefined
  /** '' for what cannot be read. */
  onChange: (value: string) => void
}

const PATTERN = 'pattern'

/** The browser's text, in its own language, lies under the reader's. */
const ofReader = { '& input': { color: 'transparent' } } as const
/** An empty field shows the pattern of the reader's form; the browser's text is seen while a keyboard types into it. */
const ofReaderUntilFocused = {
  '&:not(.Mui-focused) input': { color: 'transparent' },
  [`&.Mui-focused .${PATTERN}`]: { visibility: 'hidden' },
  [`.${PATTERN}`]: { color: 'text.disabled' },
} as const
const written = { position: 'absolute', left: 14, pointerEvents: 'none' } as const
/** The picker opens below the field. */
const unseen = { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' } as const
