/** A text of several lines; near its limit it shows how long it is. */
import { TextInput, type TextInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useT } from '../../foundation/i18n/useT.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'

/** From this share of the limit on. */
const NEAR = 0.9

export function LongTextInput({ limit, rows, ...props }: LongTextInputProps) {
  const text: unknown = useWatch({ name: props.source })
  const t = useT()
  const length = typeof text === 'string' ? text.length : 0
  return (
    <TextInput
      multiline
      helperText={
        length >= limit * NEAR &&
        t('form.length', { length: formatNumber(length), limit: formatNumber(limit) })
      }
      {...(rows && { rows })}
      {...props}
    />
  )
}

interface LongTextInputProps extends Omit<TextInputProps, 'helperText'> {
  source: string
  /** In characters. */
  limit: number
}
