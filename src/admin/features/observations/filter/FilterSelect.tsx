/** A dropdown of the filter form with few options, 'All' the first: one of them, or any number. */
import { Checkbox, MenuItem, TextField } from '@mui/material'
import type { FilterOptions } from './observationFilterFields.ts'

export function FilterSelect({ label, options, values, isMany, onChange }: FilterSelectProps) {
  const chosen = values.length > 0 ? values : [NONE]
  const renderSelected = (chosen: unknown) =>
    toStrings(chosen)
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
        onChange(isAll ? [] : toStrings(value))
      }}
      slotProps={{
        select: { multiple: isMany, displayEmpty: true, renderValue: renderSelected },
      }}
    >
      <MenuItem value={NONE} dense>
        {isMany && <Checkbox size="small" checked={values.length === 0} sx={checkboxStyle} />}
        {ALL}
      </MenuItem>
      {Object.entries(options).map(([value, word]) => (
        <MenuItem key={value} value={value} dense>
          {isMany && <Checkbox size="small" checked={values.includes(value)} sx={checkboxStyle} />}
          {word}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface FilterSelectProps {
  label: string
  options: FilterOptions
  /** None: all. */
  values: readonly string[]
  isMany: boolean
  onChange: (values: string[]) => void
}

const ALL = 'All'
const NONE = ''

const toStrings = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : [String(value)]).filter((text) => text !== NONE)

const checkboxStyle = { p: 0, mr: 1 } as const
