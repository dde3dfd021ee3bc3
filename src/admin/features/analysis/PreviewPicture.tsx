/** A still of the recording with the person that was detected. */
import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'

export function PreviewPicture({ picture, label }: { picture: ImageBitmap; label: string }) {
  const element = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = element.current
    if (!canvas) return
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return <Box component="canvas" ref={element} role="img" aria-label={label} sx={size} />
}

const size = {
  maxWidth: 200,
  maxHeight: 266,
  flex: 'none',
  alignSelf: 'flex-start',
  borderRadius: 1,
} as const
