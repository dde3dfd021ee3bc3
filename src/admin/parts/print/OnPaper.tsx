/** What stands on paper only, in place of forms, buttons and films. */
import type { ReactNode } from 'react'
import { usePrinting } from '../../foundation/state/usePrinting.ts'

export function OnPaper({ children }: { children: ReactNode }) {
  return usePrinting() ? children : null
}
