/** The search of every list: asks 300 ms after the last key (spec 2, Shared list screens). */
import SearchIcon from '@mui/icons-material/Search'
import { InputAdornment, TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useEffect, useRef, useState } from 'react'

export function SearchBox() {
  const list = useListContext()
  const translate = useTranslate()
  const searched = textOf(list.filterValues)
  const [text, setText] = useState(searched)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(list)

  useEffect(() => {
    latest.current = list
  })

  // Back, Clear or a link changed the search: show it, unless somebody is typing.
  useEffect(() => {
    if (timer.current === undefined) setText(searched)
  }, [searched])
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(search, DEBOUNCE, typed)
  }
  const search = (typed: string) => {
    // A sort or filter just made is not on the screen yet: its list context comes next.
    if (arrived()) {
      timer.current = undefined
      // Read now, not when the key was pressed: a sort or filter made meanwhile stays.
      const { filterValues, setFilters, displayedFilters } = latest.current
      if (typed !== textOf(filterValues))
        setFilters({ ...filterValues, search: typed }, displayedFilters)
    } else timer.current = setTimeout(() => latestSearch.current(typed), NEXT_FRAME)
  }

  const label = translate('ra.action.search', { _: 'Search' })
  return (
    <TextField
      type="search"
      size="small"
      value={text}
      placeholder={label}
      onChange={(event) => type(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: { xs: '100%', sm: 280 } }}
    />
  )
}

/** Milliseconds (spec 9). */
const DEBOUNCE = 300

const textOf = (filterValues: { search?: unknown }) =>
  typeof filterValues.search === 'string' ? filterValues.search : ''
