/** Shows or hides the skeleton and chooses its view. */
import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { POSE_VIEWS, type PoseView } from '#domain/videos/poseView.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'

export function SkeletonControls({ view, setView, hasBreakdown, ...props }: SkeletonControlsProps) {
  const { isShown = true, setShown } = props
  const t = useT()
  const viewLabel = `${t('videos.skeleton.view')}: ${t(`videos.skeleton.views.${view}`)}`
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {setShown && (
          <LabelledSwitch label={t('videos.skeleton.show')} checked={isShown} onChange={setShown} />
        )}
        {isShown && (
          <TextField
            select
            fullWidth={false}
            value={view}
            onChange={({ target }) => setView(target.value as PoseView)}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': viewLabel } } }}
            sx={{ ml: 'auto', minWidth: 120 }}
          >
            {POSE_VIEWS.map((name) => (
              <MenuItem key={name} value={name}>
                {t(`videos.skeleton.views.${name}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {isShown && hasBreakdown && (
        <Typography variant="caption" color="text.secondary">
          {t('videos.skeleton.colours')}
        </Typography>
      )}
    </Stack>
  )
}

interface SkeletonControlsProps {
  view: PoseView
  setView: (view: PoseView) => void
  /** True if body parts take the colours of their principles. */
  hasBreakdown: boolean
  isShown?: boolean
  /** Absent where only the skeleton can be shown. */
  setShown?: (isShown: boolean) => void
}
