/** The provider's client picker: active clients first, then disabled ones. */
import {
  Autocomplete,
  autocompleteClasses,
  type AutocompleteRenderGroupParams,
  Box,
  ListSubheader,
  TextField,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { sessionQueryClient } from '../../foundation/auth/sessionQueryClient.ts'
import { type ClientChoice, clientNamesQuery } from './clientNamesQuery.ts'
import { useSwitchClient } from './useSwitchClient.ts'
import { isUnreachable, loadErrorText } from '../../foundation/data/graphqlError.ts'
import { dropdownTexts } from '../choices/SingleAutocomplete.tsx'

export function ClientPicker() {
  const { id, company_name, deleted_at } = useCurrentClient()
  const { data, error, isError, isFetching, refetch } = useQuery(
    clientNamesQuery,
    sessionQueryClient,
  )
  const switchClient = useSwitchClient()
  const t = useT()
  // Another object would replace what is being typed.
  const current = useMemo(
    (): ClientChoice => ({ id, company_name, group: deleted_at ? 'disabled' : 'active' }),
    [id, company_name, deleted_at],
  )
  return (
    <Autocomplete
      {...dropdownTexts(t('clientPicker.label'))}
      size="small"
      disableClearable
      options={data ?? [current]}
      value={current}
      loading={isFetching}
      getOptionLabel={({ company_name: name }) => name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      groupBy={({ group }) => t(`clientPicker.${group}`)}
      renderGroup={(group) => <ClientGroup {...group} key={group.key} />}
      slotProps={INSIDE}
      noOptionsText={t('clientPicker.none')}
      onOpen={() => void (isError && refetch())}
      onChange={(_event, chosen) => chosen.id !== id && switchClient(chosen.id)}
      renderInput={(input) => (
        <TextField
          {...input}
          label={t('clientPicker.label')}
          error={isError && !isUnreachable(error)}
          helperText={error ? loadErrorText(error, t('clientPicker.failed')) : undefined}
        />
      )}
    />
  )
}

/** Renders the options inside the sidebar instead of at the end of the document. */
const INSIDE = { popper: { disablePortal: true } }

/** A group of options, marked up so that screen readers announce its name. */
export function ClientGroup({ group, children }: AutocompleteRenderGroupParams) {
  return (
    <Box component="fieldset" aria-label={group} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <ListSubheader component="div" aria-hidden className={autocompleteClasses.groupLabel}>
        {group}
      </ListSubheader>
      <Box role="none" className={autocompleteClasses.groupUl} sx={{ p: 0 }}>
        {children}
      </Box>
    </Box>
  )
}
