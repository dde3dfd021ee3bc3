/** A group of the client picker's options, marked so that screen readers say its name. */
import { autocompleteClasses, Box, ListSubheader } from '@mui/material'
import type { AutocompleteRenderGroupParams } from '@mui/material'

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
