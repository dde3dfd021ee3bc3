/** Card of an import stage; takes the focus when the previous stage had it. */
import { Box } from '@mui/material'
import { createContext, useCallback, useContext } from 'react'
import type { ReactNode } from 'react'
import { Section } from '../../parts/detail/Section.tsx'

export function ImportStageCard({ title, subtitle, children }: ImportStageCardProps) {
  const hasPrevious = useContext(HasPreviousStage)
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      // Not on a page that has just opened, nor while something else has the focus.
      if (element && hasPrevious() && document.activeElement === document.body) element.focus()
    },
    [hasPrevious],
  )
  return (
    <Box
      key={title}
      ref={takeFocus}
      tabIndex={-1}
      role="group"
      aria-label={title}
      sx={{ outline: 'none' }}
    >
      <Section title={title} {...(subtitle ? { subtitle } : {})}>
        {children}
      </Section>
    </Box>
  )
}

/** Returns whether there was a stage before; each stage calls it once. */
export const HasPreviousStage = createContext<() => boolean>(() => false)

interface ImportStageCardProps {
  title: string
  subtitle?: string
  children: ReactNode
}
