/** The text of a list's search box, which the list follows 300 ms after the last key. */
import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { useIsNavigationSettled } from '../../foundation/router/publicRouterProvider.tsx'

export function useSearchText(): SearchText {
  const list = useListContext()
  const searched = searchOf(list.filterValues)
  const [text, setText] = useState(searched)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(list)
  const isNavigationSettled = useIsNavigationSettled()

  useEffect(() => {
    latest.current = list
  })

  // Back, Clear or a link changed the search: show it, unless somebody is typing.
  useEffect(() => {
    if (timer.current === undefined) setText(searched)
  }, [searched])
  useEffect(() => () => clearTimeout(timer.current), [])

  const schedule = (milliseconds: number, typed: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, milliseconds, typed)
  }

  const search = (typed: string) => {
    // A sort or filter just made is not on the screen yet: its list context is the one to keep.
    if (!isNavigationSettled()) return schedule(NEXT_FRAME_MS, typed)
    timer.current = undefined
    const { filterValues, setFilters, displayedFilters } = latest.current
    if (typed !== searchOf(filterValues))
      setFilters({ ...filterValues, search: typed }, displayedFilters)
  }

  const type = (typed: string) => {
    setText(typed)
    schedule(DEBOUNCE_MS, typed)
  }
  const settle = (searchedFor: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    setText(searchedFor)
  }
  return [text, type, settle]
}

/** The text; what the box does with a new one; and how a form that searches for a text at once puts it there. */
type SearchText = [
  text: string,
  type: (typed: string) => void,
  settle: (searchedFor: string) => void,
]

/** Milliseconds. */
const DEBOUNCE_MS = 300
const NEXT_FRAME_MS = 16

const searchOf = (filterValues: { search?: unknown }) =>
  typeof filterValues.search === 'string' ? filterValues.search : ''
