/** Quality of a recording, and advice on filming better. */
import { Box, Typography } from '@mui/material'
import { useT } from '../../foundation/i18n/useT.ts'
import type { UnknownReason } from '#domain/videos/judgement.ts'
import type { CaptureGrade, CaptureProblem } from '#domain/videos/captureQuality.ts'

/** `judgements`: shown above it; what they give as a reason is not said again. */
export function CaptureQuality({ grade, problems, judgements }: CaptureQualityProps) {
  const t = useT()
  const said = judgements.map(({ reason }) => reason as string)
  const further = problems.filter((problem) => !said.includes(problem))
  return (
    <div>
      <Typography>
        {t('analysis.result.quality', { grade: t(`enums.captureQuality.${grade}`) })}
      </Typography>
      {further.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
          {further.map((problem) => (
            <li key={problem}>{t(`enums.captureProblem.${problem}`)}</li>
          ))}
        </Box>
      )}
      {grade === 'POOR' && (
        <Typography color="text.secondary">{t('analysis.result.poor')}</Typography>
      )}
    </div>
  )
}

interface CaptureQualityProps {
  grade: CaptureGrade
  problems: readonly CaptureProblem[]
  judgements: readonly { reason?: UnknownReason | null }[]
}
