/** Large segmented buttons for one answer: correct, incorrect and, where allowed, not applicable. */
import {
  Box,
  FormHelperText,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  type Theme,
} from '@mui/material'
import { useId, type ReactNode } from 'react'
import {
  toggleAnswer,
  type FormAnswer,
  NOT_APPLICABLE,
  toAnswer,
  verdictOfAnswer,
  type Verdict,
} from '#domain/observations/answers.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { VerdictIcon } from './VerdictChip.tsx'

export function AnswerButtons({ label, picture, value, onChange, ...more }: AnswerButtonsProps) {
  const { error, sharedErrorId, note, mayBeOpen, hasNotApplicable } = more
  const t = useT()
  const id = useId()
  const answers = hasNotApplicable ? ALL_ANSWERS : JUDGEMENTS
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: 240, flexShrink: 0 }}>
        {picture && (
          <Box aria-hidden sx={{ width: 72, flexShrink: 0 }}>
            {picture}
          </Box>
        )}
        <Box>
          <Typography variant="h3" component="p" id={`${id}-label`}>
            {label}
          </Typography>
          {note}
        </Box>
      </Stack>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <ToggleButtonGroup
          fullWidth
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-error` : sharedErrorId}
          data-invalid={error || sharedErrorId ? true : undefined}
        >
          {answers.map((answer) => (
            <ToggleButton
              key={String(answer)}
              value={String(answer)}
              selected={value === answer}
              onClick={() => onChange(toggleAnswer(value, answer, mayBeOpen))}
              sx={segmentStyle(verdictOfAnswer(toAnswer(answer)))}
            >
              {answer === NOT_APPLICABLE ? (
                t('messages.notApplicable')
              ) : (
                <>
                  <VerdictIcon verdict={verdictOfAnswer(answer)} />
                  {t(`enums.verdict.${verdictOfAnswer(answer)}`)}
                </>
              )}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {error && (
          <FormHelperText error id={`${id}-error`}>
            {error}
          </FormHelperText>
        )}
      </Box>
    </Stack>
  )
}

interface AnswerButtonsProps {
  label: string
  picture?: ReactNode
  /** Shown below the label. */
  note?: ReactNode
  value: FormAnswer
  onChange: (answer: FormAnswer) => void
  error?: string | undefined
  /** Element id of a message about several answers, including this one. */
  sharedErrorId?: string | undefined
  /** True if pressing the selected answer again clears it. */
  mayBeOpen: boolean
  /** True if there is a button for 'not applicable'. */
  hasNotApplicable: boolean
}

const JUDGEMENTS = [true, false] as const
const ALL_ANSWERS = [...JUDGEMENTS, NOT_APPLICABLE] as const

/** On phones the two judgements share the width that the shorter 'N/A' leaves. */
const segmentStyle = (verdict: Verdict) => (theme: Theme) => ({
  minHeight: 48,
  gap: 1,
  [ON_PHONE]: {
    minHeight: 56,
    gap: 0.5,
    px: 0.5,
    ...(verdict === 'unknown' ? { flex: '0 0 56px' } : {}),
  },
  textTransform: 'none',
  color: theme.palette.text.primary,
  borderColor: theme.palette.outline,
  '&.Mui-selected, &.Mui-selected:hover': {
    color: theme.palette[verdict].dark,
    backgroundColor: theme.palette[verdict].light,
    boxShadow: `inset 0 0 0 2px ${theme.palette[verdict].main}`,
  },
})
