/** A section that shows its heading until it is opened; what a person leaves open stays open on other records. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useStore } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { usePrinting } from '../../foundation/state/usePrinting.ts'
import { Section } from './Section.tsx'

export function FoldedSection({
  name,
  title,
  subtitle,
  startsOpen = false,
  children,
}: FoldedSectionProps) {
  const t = useT()
  const [isOpen, setOpen] = useStore(`open.${name}`, false)
  const isPrinting = usePrinting()
  const isShown = isOpen || startsOpen || isPrinting
  return (
    <Section
      title={title}
      {...(subtitle ? { subtitle } : {})}
      action={
        !startsOpen && (
          <Button
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'detail.hideOf' : 'detail.showOf', { name: title })}
            endIcon={<ExpandMore sx={isOpen ? { transform: 'rotate(180deg)' } : {}} />}
            onClick={() => setOpen(!isOpen)}
            sx={{ my: -0.75, flex: 'none' }}
          >
            {t(isOpen ? 'detail.hide' : 'detail.show')}
          </Button>
        )
      }
    >
      {isShown ? children : undefined}
    </Section>
  )
}

interface FoldedSectionProps {
  /** Key under which the device remembers whether it is open. */
  name: string
  title: string
  subtitle?: string | undefined
  /** Open whatever the person chose, for example because something unsaved is in it. */
  startsOpen?: boolean
  children: ReactNode
}
