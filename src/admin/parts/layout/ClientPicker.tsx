/** Which client the provider looks at: active ones first, then disabled ones (spec 2, client picker). */
import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { sessionQueryClient } from '../../foundation/auth/sessionClient.ts'
import { ClientGroup } from './ClientGroup.tsx'
import { clientNamesQuery } from './clientNamesQuery.ts'
import type { ClientChoice } from './clientNamesQuery.ts'
import { useSwitchClient } from './useSwitchClient.ts'

export function ClientPicker() {
  const { id, company_name, deleted_at } = useCurrentClient()
  const { data, isError, isFetching, refetch } = useQuery(clientNamesQuery, sessionQueryClient)
  const switchClient = useSwitchClient()
  const translate = useTranslate()
  const current: ClientChoice = { id, company_name, group: deleted_at ? 'disabled' : 'active' }
  return (
    <Autocomplete
      size="small"
      disableClearable
      options={data ?? [current]}
      value={current}
      loading={isFetching}
      getOptionLabel={({ company_name: name }) => name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      groupBy={({ group }) => translate(`clientPicker.${group}`)}
      renderGroup={(group) => <ClientGroup {...group} key={group.key} />}
      slotProps={INSIDE}
      noOptionsText={translate('clientPicker.none')}
      onOpen={() => void (isError && refetch())}
      onChange={(_event, chosen) => chosen.id !== id && switchClient(chosen.id)}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('clientPicker.label')}
          error={isError}
          helperText={isError ? translate('clientPicker.failed') : undefined}
        />
      )}
    />
  )
}

/** The options belong to the sidebar, not to the end of the page. */
const INSIDE = { popper: { disablePortal: true } }
