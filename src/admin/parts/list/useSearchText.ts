/** Text of a list's search box, applied to the list 300 ms after the last keystroke. */
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useDelayedChange } from '../../foundation/state/useDelayedChange.ts'

export function useSearchText(): SearchText {
  const { filterValues, setFilters } = useListContext()
  const searched = searchOf(filterValues)
  const [text, setText] = useState(searched)
  const [isTyping, setTyping] = useState(false)
  const [lastSearched, setLastSearched] = useState(searched)
  const { schedule, cancel } = useDelayedChange(() => {
    setTyping(false)
    if (text !== searched) setFilters({ ...filterValues, search: text })
  }, DEBOUNCE_MS)
  // Back, Clear or a link changed the search: show it, unless the user is typing.
  if (searched !== lastSearched) {
    setLastSearched(searched)
    if (!isTyping) setText(searched)
  }

  const type = (typed: string) => {
    setText(typed)
    setTyping(true)
    schedule()
  }
  const setApplied = (searchedFor: string) => {
    cancel()
    setText(searchedFor)
    setTyping(false)
  }
  return [text, type, setApplied]
}

/** `type` applies a text after the delay; `setApplied` sets a text that a form has applied itself. */
type SearchText = [
  text: string,
  type: (typed: string) => void,
  setApplied: (searchedFor: string) => void,
]

/** Milliseconds. */
const DEBOUNCE_MS = 300

const searchOf = (filterValues: { search?: unknown }) =>
  typeof filterValues.search === 'string' ? filterValues.search : ''
