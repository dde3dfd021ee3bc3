/** Finding of the AI and the reviewer's answer to it: right, wrong, or none. */
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import QuestionMark from '@mui/icons-material/QuestionMark'
import { Box, Stack, type Theme, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, type Ref, useId } from 'react'
import { useController } from 'react-hook-form'
import { useT } from '../../../foundation/i18n/useT.ts'
import { ON_PHONE } from '../../../foundation/theme/cardsOnPhone.ts'
import type { ReviewCommand } from './reviewKeys.ts'

/** Pressed again, an answer is taken back. `inQueue`: the row takes the focus, and 'cannot tell' is an answer too. */
export function FindingToggle({ name, label, finding, words, inQueue }: FindingToggleProps) {
  const t = useT()
  const { field } = useController({ name })
  const value = field.value as boolean | null
  const id = useId()
  const right = words?.right ?? t('observations.review.right')
  const wrong = words?.wrong ?? t('observations.review.wrong')
  const answer = (chosen: FindingAnswer | null) => {
    field.onChange(chosen === 'unknown' ? null : chosen)
    inQueue?.onAnswer(chosen)
  }
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={inQueue ? queueRowStyle : toggleRowStyle}
      {...(inQueue
        ? {
            ref: inQueue.ref,
            role: 'group',
            tabIndex: -1,
            'aria-labelledby': `${id}-label ${id}-found`,
            onFocus: inQueue.onFocus,
          }
        : {})}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" id={`${id}-label`}>
          {label}
        </Typography>
        <Typography variant="body2" component="div" color="text.secondary" id={`${id}-found`}>
          {finding}
        </Typography>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-found`}
        value={value ?? (inQueue?.isUnknown ? 'unknown' : null)}
        onChange={(_, chosen: FindingAnswer | null) => answer(chosen)}
        sx={{ flexShrink: 0 }}
      >
        <ToggleButton value sx={toggleButtonStyle}>
          <Check fontSize="small" aria-hidden /> {inQueue ? <span>{right}</span> : right}
          {inQueue && <KeyHint command="right" />}
        </ToggleButton>
        <ToggleButton value={false} sx={toggleButtonStyle}>
          <Close fontSize="small" aria-hidden /> {inQueue ? <span>{wrong}</span> : wrong}
          {inQueue && <KeyHint command="wrong" />}
        </ToggleButton>
        {inQueue && (
          <ToggleButton value="unknown" aria-label={t('reviewQueue.cannotTell')} sx={unknownStyle}>
            <QuestionMark fontSize="small" aria-hidden />
          </ToggleButton>
        )}
      </ToggleButtonGroup>
    </Stack>
  )
}

export type FindingAnswer = boolean | 'unknown'

interface FindingToggleProps {
  name: string
  label: string
  /** The AI's finding. */
  finding: ReactNode
  /** In place of 'Right' and 'Wrong'. */
  words?: { right: string; wrong: string }
  inQueue?: QueueRow
}

export interface QueueRow {
  ref: Ref<HTMLDivElement>
  isUnknown: boolean
  /** Null: the answer was taken back. */
  onAnswer: (answer: FindingAnswer | null) => void
  onFocus: () => void
}

/** A key beside the words of its button; not where there is no keyboard. */
export function KeyHint({ command }: { command: ReviewCommand }) {
  const t = useT()
  return (
    <Box component="kbd" aria-hidden sx={keyStyle}>
      {t(`reviewQueue.keyNames.${command}`)}
    </Box>
  )
}

const keyStyle = {
  display: { xs: 'none', lg: 'inline' },
  '@media (hover: none)': { display: 'none' },
  px: 0.5,
  border: 1,
  borderColor: 'currentColor',
  borderRadius: 0.5,
  fontFamily: 'inherit',
  fontSize: 12,
  lineHeight: '16px',
  color: 'inherit',
} as const

const toggleRowStyle = { alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5 } as const

const queueRowStyle = {
  alignItems: 'center',
  px: 1,
  mx: -1,
  py: { xs: 0.25, sm: 0.5 },
  borderRadius: 1,
  '&:focus': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.dark' },
  '& .MuiToggleButton-root': { minWidth: { xs: 44, sm: 88 }, px: { xs: 1, sm: 1.5 } },
  // Signs alone on a phone; the words stay for those who hear them.
  [ON_PHONE]: {
    '& .MuiToggleButton-root > span:not(.MuiTouchRipple-root)': visuallyHidden,
    '& .MuiTypography-body2': { fontSize: 12 },
  },
} as const

/** Selected toggle button without the colour of a verdict. */
export const selectedStyle = {
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'text.primary',
    backgroundColor: 'primary.light',
    boxShadow: ({ palette }: Theme) => `inset 0 0 0 2px ${palette.primary.dark}`,
  },
} as const

const toggleButtonStyle = {
  minHeight: 40,
  minWidth: 88,
  gap: 0.5,
  textTransform: 'none',
  color: 'text.primary',
  ...selectedStyle,
} as const

const unknownStyle = { ...toggleButtonStyle, minWidth: 44 } as const
