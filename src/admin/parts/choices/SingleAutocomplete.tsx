/** A dropdown that loads its choices while the user types, so that it stays fast with twenty thousand people. */
import {
  Autocomplete,
  type AutocompleteRenderInputParams,
  Box,
  TextField,
  Typography,
} from '@mui/material'
import { type HTMLAttributes, type Key, type KeyboardEvent, useState } from 'react'
import type { Ref } from 'react'
import { mainLandmark } from '../../foundation/theme/mainLandmark.ts'
import { REQUIRED_FIELD } from '../../foundation/theme/fieldStyles.ts'
import { MAX_CHOICES } from './choiceSource.ts'
import type { Choice, ChoiceSource } from './choiceSource.ts'
import { useChoices } from './useChoices.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function SingleAutocomplete<C extends Choice>({
  label,
  source,
  value,
  onChange,
  ...more
}: AutocompleteInputProps<C>) {
  const [isOpen, setOpen] = useState(false)
  const [isTyping, setTyping] = useState(!more.opensOnFocus)
  const [search, setSearch] = useState('')
  const { choices, isLoading, failure, hasMore } = useChoices(source, search, isOpen)
  const hint = hasMore ? t('choices.first', { count: MAX_CHOICES }) : more.hint
  return (
    <Autocomplete<C>
      {...dropdownTexts(label)}
      {...withoutSubmit(isOpen)}
      autoHighlight
      openOnFocus={more.opensOnFocus ?? false}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      onChange={(_, choice) => onChange(choice)}
      onInputChange={(_, text, reason) => setSearch(reason === 'input' ? text : '')}
      options={choices}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      slotProps={{ popper: { container: mainLandmark } }}
      loading={isLoading}
      loadingText={t('choices.loading')}
      {...(source.noteOf ? { renderOption: optionWithNote(source.noteOf) } : {})}
      noOptionsText={failure ?? source.disabledReason ?? t('choices.none')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(more.error)}
          {...(more.isRequired ? requiredProps(params) : {})}
          {...(isTyping ? {} : withoutKeyboard(params, () => setTyping(true)))}
          helperText={more.error ?? (isOpen || !hasMore ? hint : more.hint)}
          inputRef={more.inputRef}
        />
      )}
    />
  )
}

/** A touch screen shows its keyboard once the field itself is tapped: it would cover the list. */
const withoutKeyboard = (
  { inputProps }: AutocompleteRenderInputParams,
  onPointerDown: () => void,
) => ({ inputProps: { ...inputProps, inputMode: 'none' as const, onPointerDown } })

/** Enter in an open list does not submit the form, though nothing fits yet. */
export const withoutSubmit = (isOpen: boolean) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Enter') event.preventDefault()
  },
})

/** Names of a dropdown's buttons, of which a form has several. */
export const dropdownTexts = (label: string) => ({
  openText: t('choices.open', { label }),
  closeText: t('choices.close', { label }),
  clearText: t('choices.clear', { label }),
})

const optionWithNote =
  (noteOf: (choice: Choice) => string | null) =>
  ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key }, choice: Choice) => (
    <Box component="li" key={key} {...props}>
      {choice.name}
      <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto', pl: 2 }}>
        {noteOf(choice)}
      </Typography>
    </Box>
  )

export interface AutocompleteInputProps<C extends Choice> {
  label: string
  source: ChoiceSource<C>
  value: C | null
  onChange: (choice: C | null) => void
  hint?: string | undefined
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  /** Marks the label. */
  isRequired?: boolean
  /** The list opens with the focus, and a keyboard only with a tap. */
  opensOnFocus?: boolean
}

const requiredProps = ({ InputLabelProps, inputProps }: AutocompleteRenderInputParams) => ({
  InputLabelProps: { ...InputLabelProps, ...REQUIRED_FIELD.slotProps.inputLabel },
  inputProps: { ...inputProps, ...REQUIRED_FIELD.slotProps.htmlInput },
})
