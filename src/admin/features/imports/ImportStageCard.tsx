/** What an import page is at: a card that takes the keyboard, and the screen reader, when what they were at is gone. */
import { Box } from '@mui/material'
import { createContext, useCallback, useContext } from 'react'
import type { ReactNode } from 'react'
import { Section } from '../../parts/detail/Section.tsx'

export function ImportStageCard({ title, subtitle, children }: ImportStageCardProps) {
  const hasPrevious = useContext(HasPreviousStage)
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      // Not on a page just opened, nor from whoever is busy elsewhere.
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

/** Whether there was a stage before, asked once by each. */
export const HasPreviousStage = createContext<() => boolean>(() => false)

interface ImportStageCardProps {
  title: string
  subtitle?: string
  children: ReactNode
}
