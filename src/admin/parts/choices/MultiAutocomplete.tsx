/** A dropdown with multiple selection; selected choices appear as chips. */
import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { MAX_CHOICES } from './choiceSource.ts'
import type { Choice } from './choiceSource.ts'
import type { AutocompleteInputProps } from './SingleAutocomplete.tsx'
import { useChoices } from './useChoices.ts'

export function MultiAutocomplete({
  label,
  source,
  value,
  onChange,
  ...more
}: MultiAutocompleteProps) {
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const { choices, isLoading, failure, hasMore } = useChoices(source, search, isOpen)
  const hint =
    isOpen && hasMore ? `Showing the first ${MAX_CHOICES}. Type to find others.` : more.hint
  return (
    <Autocomplete
      multiple
      autoHighlight
      size={more.compact ? 'small' : 'medium'}
      disableClearable={more.compact ?? false}
      limitTags={more.compact ? 1 : -1}
      sx={more.compact ? oneLine : null}
      disableCloseOnSelect
      filterSelectedOptions
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      disabled={more.disabled ?? false}
      onChange={(_, chosen) => onChange(chosen)}
      inputValue={search}
      onInputChange={(_, text, reason) => {
        // The search text stays after a selection, so that several matches can be selected quickly.
        if (reason !== 'reset' && reason !== 'selectOption') setSearch(text)
      }}
      options={choices}
      filterOptions={(all) => all.filter(({ id }) => !value.some((chosen) => chosen.id === id))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={isLoading}
      loadingText="Loading…"
      noOptionsText={failure ?? 'No matches'}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={more.compact && value.length === 0 ? 'All' : ''}
          error={Boolean(more.error)}
          helperText={more.error ?? hint}
          inputRef={more.inputRef}
        />
      )}
    />
  )
}

type MultiAutocompleteProps = Omit<AutocompleteInputProps<Choice>, 'value' | 'onChange'> & {
  value: Choice[]
  onChange: (choices: Choice[]) => void
  disabled?: boolean
  /** Keeps the height of other fields without focus: shows the first chip and the number of others. */
  compact?: boolean
}

const oneLine = {
  '& .MuiAutocomplete-tag': { my: '1px' },
  '& .MuiChip-root': { height: 22 },
  '& .MuiAutocomplete-inputRoot:not(.Mui-focused)': {
    flexWrap: 'nowrap',
    '& .MuiChip-root': { minWidth: 0 },
    '& .MuiAutocomplete-tag:not(.MuiChip-root)': { flex: 'none' },
    '& .MuiAutocomplete-input': { minWidth: 0 },
  },
} as const
