/** Which topics are open: those pressed, and the one that the address names, which comes into view. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'

export function useOpenTopics() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const named = decoded(hash.slice(1))
  const pressed = useRef('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState('')
  if (named !== seen) {
    setSeen(named)
    setOpen(new Set([...open, named]))
  }
  // Not what was pressed: that is in view already.
  useEffect(() => {
    if (named && named !== pressed.current) document.getElementById(named)?.scrollIntoView()
  }, [named])
  return {
    isOpen: (id: string) => open.has(id),
    /** The address follows, so that whoever opens a topic can send it. */
    toggle: (id: string) => {
      const next = new Set(open)
      if (!next.delete(id)) next.add(id)
      pressed.current = next.has(id) ? id : ''
      setOpen(next)
      setSeen(pressed.current)
      navigate({ pathname, search, hash: pressed.current && `#${id}` }, { replace: true })
    },
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
