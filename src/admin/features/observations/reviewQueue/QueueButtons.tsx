/** Buttons of the review queue beside the one that saves, and the list of its keys. */
import Keyboard from '@mui/icons-material/Keyboard'
import { Button } from '@mui/material'
import { useT } from '../../../foundation/i18n/useT.ts'
import { KeyHint } from '../review/FindingToggle.tsx'
import type { ReviewCommand } from './reviewKeys.ts'

export function QueueButtons({ onCommand, canGoBack }: QueueButtonsProps) {
  const t = useT()
  return (
    <>
      <Button color="inherit" sx={button} onClick={() => onCommand('skip')}>
        {t('reviewQueue.skip')} <KeyHint command="skip" />
      </Button>
      {canGoBack && (
        <Button color="inherit" sx={button} onClick={() => onCommand('back')}>
          {t('reviewQueue.back')} <KeyHint command="back" />
        </Button>
      )}
      <Button
        color="inherit"
        startIcon={<Keyboard />}
        sx={keysButton}
        onClick={() => onCommand('help')}
      >
        {t('reviewQueue.keys')} <KeyHint command="help" />
      </Button>
    </>
  )
}

interface QueueButtonsProps {
  onCommand: (command: ReviewCommand) => void
  canGoBack: boolean
}

const button = { gap: 0.5 } as const

/** Fingers have no keys. */
const keysButton = { ...button, '@media (hover: none)': { display: 'none' } } as const
