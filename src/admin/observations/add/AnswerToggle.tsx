/** Correct, incorrect or, where it is allowed, not applicable: one answer as large segmented buttons (spec 4). */
import {
  Box,
  FormHelperText,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import type { Theme } from '@mui/material'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { chosenAnswer } from '#domain/observations/answers.ts'
import type { Answer, AnswerField } from '#domain/observations/answers.ts'
import { VERDICT_WORDS, verdictOfAnswer } from '../../verdict/verdict.ts'
import type { Verdict } from '../../verdict/verdict.ts'
import { VerdictIcon } from '../../verdict/VerdictIcon.tsx'
import { useEntered } from './useEntered.ts'

/** nullAllowed: pressing the chosen answer again takes it back. hasNotApplicable: that has a button of its own. */
export function AnswerToggle({ field, label, picture, ...allowed }: AnswerToggleProps) {
  const { value, error, change } = useEntered(field)
  const { error: ofAll } = useEntered('principles')
  const isUnderMessage = Boolean(ofAll) && field !== 'isOtherOptionCorrect'
  const id = useId()
  const press = (pressed: Answer) => change(chosenAnswer(value, pressed, allowed.nullAllowed))
  const answers = allowed.hasNotApplicable ? [true, false, null] : [true, false]
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <Stack
        direction="row"
        spacing={2}
        sx={{ alignItems: 'center', width: { sm: 240 }, flexShrink: 0 }}
      >
        {picture && (
          <Box aria-hidden sx={{ width: 72, flexShrink: 0 }}>
            {picture}
          </Box>
        )}
        <Typography variant="h3" component="p" id={`${id}-label`}>
          {label}
        </Typography>
      </Stack>
      <Box sx={{ flexGrow: 1 }}>
        <ToggleButtonGroup
          fullWidth
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-error` : isUnderMessage ? PRINCIPLES_MESSAGE : undefined}
          data-invalid={error || isUnderMessage ? true : undefined}
        >
          {answers.map((answer) => (
            <ToggleButton
              key={String(answer)}
              value={String(answer)}
              selected={value === answer}
              onClick={() => press(answer)}
              sx={segment(verdictOfAnswer(answer))}
            >
              {answer !== null && <VerdictIcon verdict={verdictOfAnswer(answer)} />}
              {answer === null ? 'N/A' : VERDICT_WORDS[verdictOfAnswer(answer)]}
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

/** The id of the message about all principles together. */
export const PRINCIPLES_MESSAGE = 'principles-message'

interface AnswerToggleProps {
  field: AnswerField
  label: string
  picture?: ReactNode
  nullAllowed: boolean
  hasNotApplicable: boolean
}

const segment = (verdict: Verdict) => (theme: Theme) => ({
  minHeight: 48,
  gap: 1,
  textTransform: 'none',
  color: theme.palette.text.primary,
  borderColor: theme.palette.outline,
  '&.Mui-selected, &.Mui-selected:hover': {
    color: theme.palette[verdict].dark,
    backgroundColor: theme.palette[verdict].light,
    boxShadow: `inset 0 0 0 2px ${theme.palette[verdict].main}`,
  },
})
