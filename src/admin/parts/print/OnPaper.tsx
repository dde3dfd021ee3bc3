/** Content that is printed only, in place of forms, buttons and recordings. */
import type { ReactNode } from 'react'
import { usePrinting } from '../../foundation/state/usePrinting.ts'

export function OnPaper({ children }: { children: ReactNode }) {
  return usePrinting() ? children : null
}
