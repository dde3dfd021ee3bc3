/** The toggle of every list that shows deleted records too (spec 2, Shared list screens). */
import { FormControlLabel, Switch } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

export function ShowDeletedSwitch() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const translate = useTranslate()
  const { showDeleted, ...others } = filterValues as { showDeleted?: boolean }
  return (
    <FormControlLabel
      sx={{ ml: 0, gap: 1 }}
      label={translate('list.showDeleted', { _: 'Show deleted' })}
      control={
        <Switch
          size="small"
          checked={showDeleted === true}
          onChange={(_, checked) =>
            setFilters(checked ? { ...others, showDeleted: true } : others, displayedFilters)
          }
        />
      }
    />
  )
}
