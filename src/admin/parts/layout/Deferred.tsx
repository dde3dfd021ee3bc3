/** Parts of a page that render in slices of a few milliseconds, between which the browser stays responsive. */
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
