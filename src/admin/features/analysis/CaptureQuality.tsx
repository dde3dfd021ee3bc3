/** How well a recording can be judged, and what to film better. */
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import type { CaptureGrade, CaptureProblem } from '#domain/videos/captureQuality.ts'

export function CaptureQuality({ grade, problems }: CaptureQualityProps) {
  const translate = useTranslate()
  return (
    <div>
      <Typography>
        {translate('analysis.result.quality', { grade: enumLabels.captureQuality[grade] })}
      </Typography>
      {problems.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
          {problems.map((problem) => (
            <li key={problem}>{enumLabels.captureProblem[problem]}</li>
          ))}
        </Box>
      )}
      {grade === 'POOR' && (
        <Typography color="text.secondary">{translate('analysis.result.poor')}</Typography>
      )}
    </div>
  )
}

interface CaptureQualityProps {
  grade: CaptureGrade
  problems: readonly CaptureProblem[]
}
