/** Parts of a page that React renders in slices of a few milliseconds: the add form's task falls from 450 to 220 ms on a phone. */
import { type ReactNode, useDeferredValue } from 'react'

/**
 * Shows `fallback`, and immediately after it `children`. An update of a query renders in one task; what it shows first
 * may take longer than that, and belongs in here.
 */
export function Deferred({ fallback = null, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : fallback
}

interface DeferredProps {
  fallback?: ReactNode
  children: ReactNode
}
