/** A dropdown of the filter form with few options, 'All' the first: one of them, or any number. */
import { Checkbox, MenuItem, TextField } from '@mui/material'
import type { Options } from './filterFields.ts'

export function FilterSelect({ label, options, values, isMany, onChange }: FilterSelectProps) {
  const chosen = values.length > 0 ? values : [NONE]
  const shown = (chosen: unknown) =>
    textsOf(chosen)
      .map((value) => options[value] ?? value)
      .join(', ') || ALL
  return (
    <TextField
      select
      label={label}
      value={isMany ? chosen : chosen[0]}
      onChange={({ target: { value } }) => {
        // 'All' lets go of the others, and any other of 'All'.
        const isAll = values.length > 0 && [value].flat().includes(NONE)
        onChange(isAll ? [] : textsOf(value))
      }}
      slotProps={{
        select: { multiple: isMany, displayEmpty: true, renderValue: shown },
      }}
    >
      <MenuItem value={NONE} dense>
        {isMany && <Checkbox size="small" checked={values.length === 0} sx={box} />}
        {ALL}
      </MenuItem>
      {Object.entries(options).map(([value, word]) => (
        <MenuItem key={value} value={value} dense>
          {isMany && <Checkbox size="small" checked={values.includes(value)} sx={box} />}
          {word}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface FilterSelectProps {
  label: string
  options: Options
  /** None: all. */
  values: readonly string[]
  isMany: boolean
  onChange: (values: string[]) => void
}

const ALL = 'All'
const NONE = ''

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : [String(value)]).filter((text) => text !== NONE)

const box = { p: 0, mr: 1 } as const
