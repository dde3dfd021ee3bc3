/** Turns the picture of a recording whose file does not say how the camera was held. */
import Rotate90DegreesCw from '@mui/icons-material/Rotate90DegreesCw'
import { Box, Button, Stack } from '@mui/material'
import type { Rotation } from 'mediabunny'
import { useState } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { framed } from '../../parts/uploads/UploadProgress.tsx'
import { PreviewPicture } from './PreviewPicture.tsx'

/** `proposed`: degrees clockwise, as of what is chosen. */
export function TurnChooser({ picture, proposed, onChoose }: TurnChooserProps) {
  const t = useT()
  const [turn, setTurn] = useState(proposed)
  return (
    <Box role="group" aria-label={t('analysis.turn.title')} sx={box}>
      <PreviewPicture picture={picture} turn={turn} label={t('analysis.turn.preview', { turn })} />
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <TurnButton onClick={() => setTurn(quarterMore(turn))} />
        <Button variant="contained" disabled={turn === 0} onClick={() => onChoose(turn)}>
          {t('analysis.turn.use')}
        </Button>
      </Stack>
    </Box>
  )
}

interface TurnChooserProps {
  picture: ImageBitmap
  proposed: Rotation
  onChoose: (turn: Rotation) => void
}

export function TurnButton({ onClick }: { onClick: () => void }) {
  const t = useT()
  return (
    <Button color="inherit" startIcon={<Rotate90DegreesCw />} onClick={onClick}>
      {t('analysis.turn.quarter')}
    </Button>
  )
}

export const addTurns = (one: Rotation, other: Rotation): Rotation =>
  ((one + other) % 360) as Rotation

export const quarterMore = (turn: Rotation): Rotation => addTurns(turn, 90)

const box = { ...framed, display: 'flex', flexWrap: 'wrap', gap: 2 } as const
