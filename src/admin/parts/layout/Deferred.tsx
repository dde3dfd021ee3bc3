/** Parts of a page that render in slices of a few milliseconds, between which the browser stays responsive. */
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'

/**
 * Shows `fallback`, and immediately after it `children`. An update of a query renders in one task; what it shows first
 * may take longer than that, and belongs in here.
 */
export function Deferred({ fallback = null, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : fallback
}

/** Shows `fallback`, and `children` when what is beside it has been drawn; also inside of Deferred, which defers once. */
export function AfterPaint({ fallback = null, children }: DeferredProps) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => startTransition(() => setPainted(true)), [])
  return isPainted ? children : fallback
}

interface DeferredProps {
  fallback?: ReactNode
  children: ReactNode
}
