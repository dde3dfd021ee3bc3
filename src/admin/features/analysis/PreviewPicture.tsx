/** A still of the recording with the person that was detected. */
import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'

export function PreviewPicture({ picture, label }: { picture: ImageBitmap; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return (
    <Box
      component="canvas"
      ref={canvas}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
      sx={{ width: 'auto', height: 'auto', maxWidth: 200, maxHeight: 240, borderRadius: 1 }}
    />
  )
}
