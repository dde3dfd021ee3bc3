/** Input for a whole number; blank and incomplete numbers stay as typed. */
import { TextInput } from 'react-admin'

export function IntegerInput({ source, hint }: { source: string; hint: string }) {
  return (
    <TextInput
      source={source}
      parse={parseInteger}
      helperText={hint}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ maxWidth: { sm: 240 } }}
    />
  )
}

const parseInteger = (text: string): number | string | null => {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,9}$/u.test(typed) ? Number(typed) : typed
}
