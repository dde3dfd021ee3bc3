/** An answer to each principle of a recording; pressed again, it is open. */
import { Stack } from '@mui/material'
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

export function VerdictAnswers({ principles, verdict, onChange }: VerdictAnswersProps) {
  const t = useT()
  return (
    <Stack spacing={2}>
      {principles.map((name) => (
        <AnswerButtons
          key={name}
          label={t(`enums.principle.${name}`)}
          value={verdict[name]}
          onChange={(answer) => onChange({ ...verdict, [name]: toAnswer(answer) })}
          mayBeOpen
          hasNotApplicable={false}
        />
      ))}
    </Stack>
  )
}

interface VerdictAnswersProps {
  principles: readonly Principle[]
  verdict: CalibrationVerdict
  onChange: (verdict: CalibrationVerdict) => void
}
