/** Text of a list's search box, applied to the list 300 ms after the last keystroke. */
import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'

export function useSearchText(): SearchText {
  const list = useListContext()
  const searched = searchOf(list.filterValues)
  const [text, setText] = useState(searched)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(list)

  useEffect(() => {
    latest.current = list
  })

  // Back, Clear or a link changed the search: show it, unless the user is typing.
  useEffect(() => {
    if (timer.current === undefined) setText(searched)
  }, [searched])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (typed: string) => {
    timer.current = undefined
    const { filterValues, setFilters } = latest.current
    if (typed !== searchOf(filterValues)) setFilters({ ...filterValues, search: typed })
  }

  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(search, DEBOUNCE_MS, typed)
  }
  const settle = (searchedFor: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    setText(searchedFor)
  }
  return [text, type, settle]
}

/** `type` applies a text after the delay; `settle` sets a text that a form has applied itself. */
type SearchText = [
  text: string,
  type: (typed: string) => void,
  settle: (searchedFor: string) => void,
]

/** Milliseconds. */
const DEBOUNCE_MS = 300

const searchOf = (filterValues: { search?: unknown }) =>
  typeof filterValues.search === 'string' ? filterValues.search : ''
