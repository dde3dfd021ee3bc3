/** Progress of an upload, with a Cancel button. */
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useT } from '../../foundation/i18n/useT.ts'

export function UploadProgress({ name, progress, onCancel }: UploadProgressProps) {
  const t = useT()
  const percent = Math.round(progress * 100)
  return (
    <Box sx={framed}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('uploads.progress', { name, percent })}
        </Typography>
        <Button color="inherit" onClick={onCancel}>
          {t('ra.action.cancel')}
        </Button>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={t('uploads.uploading', { name })}
      />
    </Box>
  )
}

interface UploadProgressProps {
  name: string
  /** 0 to 1. */
  progress: number
  onCancel: () => void
}

/** A step with a file: its progress, or what is chosen in it. */
export const framed = {
  display: 'grid',
  gap: 1,
  p: 2,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
} as const
