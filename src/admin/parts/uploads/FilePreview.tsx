/** What a file field has at this moment: the file just sent, or the record's own. */
import { Box, Typography } from '@mui/material'
import { useCallback } from 'react'
import type { UploadKind } from '#domain/enumerations.ts'
import { fileKind } from './fileKind.ts'

export function FilePreview({ kind, shown, isNew }: FilePreviewProps) {
  const load = useCallback((element: PreviewElement | null) => loadInto(element, shown), [shown])
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {shown &&
        (fileKind.isVideo(kind) ? (
          <Box component="video" ref={load} controls preload="metadata" sx={video} />
        ) : (
          <Box
            component="img"
            ref={load}
            alt={isNew ? 'The new image' : 'The present image'}
            sx={image}
          />
        ))}
      {isNew && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {shown instanceof File ? shown.name : `A new ${fileKind.noun(kind)}`} is ready and is used
          when you save.
        </Typography>
      )}
    </Box>
  )
}

interface FilePreviewProps {
  kind: UploadKind
  /** A file, or a link to one; null: sent before the page was loaded anew. */
  shown: File | string | null
  isNew: boolean
}

type PreviewElement = HTMLImageElement | HTMLVideoElement

/** A file has an address as long as it is on the screen. */
function loadInto(element: PreviewElement | null, shown: File | string | null) {
  if (!element || shown === null) return undefined
  if (typeof shown === 'string') {
    element.src = shown
    return undefined
  }
  const address = URL.createObjectURL(shown)
  element.src = address
  return () => URL.revokeObjectURL(address)
}

const image = { maxWidth: '100%', width: 'auto', height: 'auto', maxHeight: 96 } as const

const video = { width: '100%', maxWidth: 480, maxHeight: 320, bgcolor: 'common.black' } as const
