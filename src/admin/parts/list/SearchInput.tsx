import SearchIcon from '@mui/icons-material/Search'
import { InputAdornment, TextField } from '@mui/material'
import { SEARCH_LIMIT } from '#domain/listLimits.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function SearchInput({ text, onChange: type, canGrow = false }: SearchInputProps) {
  const label = useT()('ra.action.search')
  return (
    <TextField
      type="search"
      size="small"
      value={text}
      placeholder={label}
      onChange={(event) => type(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: SEARCH_LIMIT },
        input: { startAdornment: searchIcon },
      }}
      sx={canGrow ? growing : fixed}
    />
  )
}

interface SearchInputProps {
  text: string
  onChange: (typed: string) => void
  /** Shares its line with other elements on phones instead of taking a line of its own. */
  canGrow?: boolean
}

const fixed = { width: { xs: '100%', sm: 280 } } as const

const growing = { flex: '1 1 0', minWidth: 0, maxWidth: { sm: 360 } } as const

const searchIcon = (
  <InputAdornment position="start">
    <SearchIcon fontSize="small" />
  </InputAdornment>
)
