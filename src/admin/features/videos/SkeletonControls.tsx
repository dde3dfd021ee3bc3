/** Shows or hides the skeleton and chooses its view. */
import { Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { POSE_VIEWS, type PoseView } from '#domain/videos/poseView.ts'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'

export function SkeletonControls({ view, setView, hasBreakdown, ...props }: SkeletonControlsProps) {
  const { isShown = true, setShown } = props
  return (
    <Stack spacing={1}>
      {setShown && <LabelledSwitch label="Show skeleton" checked={isShown} onChange={setShown} />}
      {isShown && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Skeleton view"
          value={view}
          onChange={(_event, chosen: PoseView | null) => chosen && setView(chosen)}
        >
          {POSE_VIEWS.map((name) => (
            <ToggleButton key={name} value={name}>
              {VIEW_LABELS[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {isShown && hasBreakdown && (
        <Typography variant="caption" color="text.secondary">
          Colours: arms show Inside Base, back and legs Big Engines, shoulders Turn Not Twist.
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

export const VIEW_LABELS: Record<PoseView, string> = {
  side: 'Side',
  above: 'Above',
  filmed: 'As filmed',
}
