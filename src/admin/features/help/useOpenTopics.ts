/** Entries of a page that open and close, each with an address of its own. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'

/** Returns which topics are open: those that were clicked, and the one in the URL, which is scrolled into view. */
export function useOpenTopics() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const topicInUrl = safeDecode(hash.slice(1))
  const lastToggled = useRef('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [scrolledTopic, setScrolledTopic] = useState('')
  if (topicInUrl !== scrolledTopic) {
    setScrolledTopic(topicInUrl)
    setOpen(new Set([...open, topicInUrl]))
  }
  // A clicked topic is already in view.
  useEffect(() => {
    if (topicInUrl && topicInUrl !== lastToggled.current)
      document.getElementById(topicInUrl)?.scrollIntoView()
  }, [topicInUrl])
  return {
    isOpen: (id: string) => open.has(id),
    /** Updates the URL, so that an open topic can be shared. */
    toggle: (id: string) => {
      const next = new Set(open)
      if (!next.delete(id)) next.add(id)
      lastToggled.current = next.has(id) ? id : ''
      setOpen(next)
      setScrolledTopic(lastToggled.current)
      navigate({ pathname, search, hash: lastToggled.current && `#${id}` }, { replace: true })
    },
  }
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
