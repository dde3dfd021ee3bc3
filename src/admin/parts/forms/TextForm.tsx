/** A form of one text, such as a code or a reason; a refusal is said at the field. */
import { SmallForm, type SmallFormActions, SmallTextField } from './SmallForm.tsx'

export function TextForm(props: TextFormProps) {
  const { type, label, hint, initial = '', limit = 200, isFocused = true, ...form } = props
  const isLong = type === 'long text'
  return (
    <SmallForm
      {...form}
      start={{ text: initial }}
      refusedField="text"
      isReady={({ text }) => text.trim() !== ''}
      onSubmit={({ text }) => form.onSubmit(text)}
      {...(!isLong && { sx: { maxWidth: 400 } })}
    >
      <SmallTextField
        name="text"
        label={label}
        hint={hint}
        limit={limit}
        type={type === 'password' ? type : 'text'}
        multiline={isLong}
        {...(isLong && { minRows: 3 })}
        required
        isFocused={isFocused}
        autoComplete={AUTO_COMPLETE[type]}
      />
    </SmallForm>
  )
}

const AUTO_COMPLETE = {
  code: 'one-time-code',
  password: 'current-password',
  text: 'off',
  'long text': 'off',
}

interface TextFormProps extends Omit<SmallFormActions<{ text: string }>, 'onSubmit'> {
  label: string
  hint?: string
  type: keyof typeof AUTO_COMPLETE
  /** Text to change. */
  initial?: string
  /** Characters at most. */
  limit?: number
  /** True if the field takes the focus at first; default: it does. */
  isFocused?: boolean
  onSubmit: (text: string) => Promise<unknown>
}
