/** A dropdown with multiple selection; selected choices appear as chips. */
import { Autocomplete, Box, Chip, TextField } from '@mui/material'
import type { AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete'
import { useState } from 'react'
import { mainLandmark } from '../../foundation/theme/mainLandmark.ts'
import { MAX_CHOICES } from './choiceSource.ts'
import type { Choice } from './choiceSource.ts'
import { type AutocompleteInputProps, dropdownTexts, withoutSubmit } from './SingleAutocomplete.tsx'
import { useChoices } from './useChoices.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function MultiAutocomplete({
  label,
  source,
  value,
  onChange,
  ...more
}: MultiAutocompleteProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const { choices, isLoading, failure, hasMore } = useChoices(source, search, isOpen)
  const hint =
    isOpen && hasMore && !more.compact ? t('choices.first', { count: MAX_CHOICES }) : more.hint
  return (
    <Autocomplete
      {...dropdownTexts(label)}
      {...withoutSubmit(isOpen)}
      multiple
      autoHighlight
      size={more.compact ? 'small' : 'medium'}
      disableClearable={more.compact ?? false}
      {...(more.compact ? compactProps(more.isSingle) : {})}
      disableCloseOnSelect={!more.isSingle}
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
      slotProps={{ popper: { container: mainLandmark } }}
      loading={isLoading}
      loadingText={t('choices.loading')}
      noOptionsText={failure ?? t('choices.none')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={more.compact && value.length === 0 ? t('choices.all') : ''}
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
  /** Closes after the one choice that there is. */
  isSingle?: boolean
  /** Keeps the height of one line: shows the first chip and the number of others, and no hint. */
  compact?: boolean
}

/** The one choice that there is needs the room of the icon that removes it; 'All' takes it back. */
const compactProps = (isSingle = false) => ({
  renderValue: (
    [first, ...others]: Choice[],
    itemProps: AutocompleteRenderValueGetItemProps<true>,
  ) => {
    const { key, onDelete, ...firstProps } = itemProps({ index: 0 })
    return (
      <>
        <Chip
          key={key}
          size="small"
          label={first?.name}
          {...firstProps}
          {...(isSingle ? {} : { onDelete })}
        />
        {others.length > 0 && (
          <Box component="span" sx={{ flex: 'none' }}>
            +{others.length}
          </Box>
        )}
      </>
    )
  },
  sx: compactStyle,
})

const compactStyle = {
  '& .MuiAutocomplete-inputRoot': { flexWrap: 'nowrap' },
  '& .MuiAutocomplete-tag': { my: '1px', minWidth: 0, height: 22 },
  '& .MuiAutocomplete-inputRoot .MuiAutocomplete-input': { minWidth: 8 },
  '& .MuiAutocomplete-inputRoot .MuiAutocomplete-tag + .MuiAutocomplete-input': { px: 0.25 },
} as const
