/** Which topics are open: those pressed, and the one that the address names, which comes into view. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'

export function useOpenTopics() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const topicInUrl = safeDecode(hash.slice(1))
  const lastToggled = useRef('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState('')
  if (topicInUrl !== seen) {
    setSeen(topicInUrl)
    setOpen(new Set([...open, topicInUrl]))
  }
  // Not what was pressed: that is in view already.
  useEffect(() => {
    if (topicInUrl && topicInUrl !== lastToggled.current)
      document.getElementById(topicInUrl)?.scrollIntoView()
  }, [topicInUrl])
  return {
    isOpen: (id: string) => open.has(id),
    /** The address follows, so that whoever opens a topic can send it. */
    toggle: (id: string) => {
      const next = new Set(open)
      if (!next.delete(id)) next.add(id)
      lastToggled.current = next.has(id) ? id : ''
      setOpen(next)
      setSeen(lastToggled.current)
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
