/** The search of every list (spec 2, Shared list screens). */
import SearchIcon from '@mui/icons-material/Search'
import { InputAdornment, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useSearchText } from './useSearchText.ts'

export function SearchBox() {
  const [text, type] = useSearchText()
  const label = useTranslate()('ra.action.search', { _: 'Search' })
  return (
    <TextField
      type="search"
      size="small"
      value={text}
      placeholder={label}
      onChange={(event) => type(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': label }, input: { startAdornment: magnifier } }}
      sx={{ width: { xs: '100%', sm: 280 } }}
    />
  )
}

const magnifier = (
  <InputAdornment position="start">
    <SearchIcon fontSize="small" />
  </InputAdornment>
)
