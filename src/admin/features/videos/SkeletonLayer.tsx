/** The skeleton over the playback panel, when its poses have loaded. */
import { Alert, Button, Skeleton, useTheme } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { loadErrorText } from '../../foundation/data/graphqlError.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { SkeletonCanvas, type SkeletonCanvasProps } from './SkeletonCanvas.tsx'
import { skeletonPosesQuery } from './skeletonPoses.ts'

export function SkeletonLayer(props: Omit<SkeletonCanvasProps, 'poses' | 'palette'>) {
  const { palette } = useTheme()
  const t = useT()
  const { data: poses, error, refetch } = useQuery(skeletonPosesQuery(props.video.observationId))
  if (poses) return <SkeletonCanvas {...props} {...{ poses, palette }} />
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => void refetch()}>
            {t('list.tryAgain')}
          </Button>
        }
        sx={atTheTop}
      >
        {loadErrorText(error, t('videos.skeletonFailed'))}
      </Alert>
    )
  return props.isInset ? null : <Skeleton variant="rounded" width="100%" height="100%" />
}

const atTheTop = { position: 'absolute', inset: '8px 8px auto' } as const
