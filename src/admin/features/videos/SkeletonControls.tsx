/** Shows or hides the skeleton and chooses its view. */
import { Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { POSE_VIEWS, type PoseView } from '#domain/videos/poseView.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'

export function SkeletonControls({ view, setView, hasBreakdown, ...props }: SkeletonControlsProps) {
  const { isShown = true, setShown } = props
  const t = useT()
  return (
    <Stack spacing={1}>
      {setShown && (
        <LabelledSwitch label={t('videos.skeleton.show')} checked={isShown} onChange={setShown} />
      )}
      {isShown && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label={t('videos.skeleton.view')}
          value={view}
          onChange={(_event, chosen: PoseView | null) => chosen && setView(chosen)}
        >
          {POSE_VIEWS.map((name) => (
            <ToggleButton key={name} value={name}>
              {t(`videos.skeleton.views.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
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
  /** Whether body parts take the colours of their principles. */
  hasBreakdown: boolean
  isShown?: boolean
  /** Absent where only the skeleton can be shown. */
  setShown?: (isShown: boolean) => void
}
