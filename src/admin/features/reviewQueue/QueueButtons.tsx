/** Buttons of the review queue beside the one that saves, and the list of its keys. */
import ArrowBack from '@mui/icons-material/ArrowBack'
import Keyboard from '@mui/icons-material/Keyboard'
import Redo from '@mui/icons-material/Redo'
import { Box, Button } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useT } from '../../foundation/i18n/useT.ts'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { KeyHint } from '../observations/review/FindingToggle.tsx'
import type { ReviewCommand } from '../observations/review/reviewKeys.ts'

export function QueueButtons({ onCommand, canGoBack }: QueueButtonsProps) {
  const t = useT()
  return (
    <>
      <Button color="inherit" sx={button} onClick={() => onCommand('skip')}>
        <Redo fontSize="small" sx={sign} />
        <Box component="span" sx={words}>
          {t('reviewQueue.skip')}
        </Box>
        <KeyHint command="skip" />
      </Button>
      {canGoBack && (
        <Button color="inherit" sx={button} onClick={() => onCommand('back')}>
          <ArrowBack fontSize="small" sx={sign} />
          <Box component="span" sx={words}>
            {t('reviewQueue.back')}
          </Box>
          <KeyHint command="back" />
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

const button = { gap: 0.5, minWidth: 40 } as const

const sign = { display: 'none', [ON_PHONE]: { display: 'block' } } as const

/** Signs alone on a phone, in one line with the button that saves; the words stay for those who hear them. */
const words = { [ON_PHONE]: visuallyHidden } as const

/** Fingers have no keys. */
const keysButton = { ...button, '@media (hover: none)': { display: 'none' } } as const
