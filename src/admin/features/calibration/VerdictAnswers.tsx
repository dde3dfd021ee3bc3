/** An answer to each principle of a recording; pressed again, it is open. */
import { Alert, Stack } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import type { CalibrationVerdict } from '#domain/calibration/calibrationRules.ts'
import { toAnswer } from '#domain/observations/answers.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { AnswerButtons } from '../../parts/verdict/AnswerButtons.tsx'

export const NO_VERDICT: CalibrationVerdict = {
  INSIDE_BASE: null,
  BIG_ENGINES: null,
  TURN_NOT_TWIST: null,
  DIP_N_DRIVE: null,
}

/** The field `verdict` of the form around it. */
export function VerdictAnswers({ principles }: { principles: readonly Principle[] }) {
  const t = useT()
  const { watch, setValue, getFieldState, formState } = useFormContext<Verdict>()
  const { error } = getFieldState('verdict', formState)
  const verdict = watch('verdict')
  return (
    <Stack spacing={2}>
      {principles.map((name) => (
        <AnswerButtons
          key={name}
          label={t(`enums.principle.${name}`)}
          value={verdict[name]}
          onChange={(answer) => setValue('verdict', { ...verdict, [name]: toAnswer(answer) })}
          mayBeOpen
          hasNotApplicable={false}
        />
      ))}
      {error?.message && <Alert severity="error">{error.message}</Alert>}
    </Stack>
  )
}

interface Verdict {
  verdict: CalibrationVerdict
}
