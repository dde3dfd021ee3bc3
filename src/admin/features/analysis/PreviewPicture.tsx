/** A still of the recording with the person that was detected. */
import { Box } from '@mui/material'
import type { Rotation } from 'mediabunny'
import { useEffect, useRef } from 'react'

/** `turn`: degrees clockwise. */
export function PreviewPicture({ picture, label, turn = 0 }: PreviewPictureProps) {
  const element = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = element.current
    if (!canvas) return
    const { width, height } = picture
    const isOnSide = turn % 180 !== 0
    canvas.width = isOnSide ? height : width
    canvas.height = isOnSide ? width : height
    const context = canvas.getContext('2d')
    context?.translate(canvas.width / 2, canvas.height / 2)
    context?.rotate((turn * Math.PI) / 180)
    context?.drawImage(picture, -width / 2, -height / 2)
  }, [picture, turn])
  return <Box component="canvas" ref={element} role="img" aria-label={label} sx={size} />
}

interface PreviewPictureProps {
  picture: ImageBitmap
  label: string
  turn?: Rotation
}

const size = {
  maxWidth: 200,
  maxHeight: 266,
  flex: 'none',
  alignSelf: 'flex-start',
  borderRadius: 1,
} as const
