/** Upload of one file: validated first, sent with progress, and aborted on cancel or unmount. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadKind } from '#domain/enumerations.ts'
import { type ImageSize, logoIssue, uploadIssue, uploadRefusal } from '#domain/uploads.ts'
import { fileKind } from './fileKind.ts'
import { uploadFile } from './uploadFile.ts'
import { wordMessage } from '../../foundation/i18n/i18nProvider.ts'

export function useUpload(kind: UploadKind, clientId: string): Upload {
  const [state, setState] = useState<UploadState>(IDLE)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = useCallback(() => {
    running.current?.abort()
    setState(IDLE)
  }, [])

  const start = useCallback(
    async (file: File): Promise<string | null> => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      const mimeType = fileKind.mimeTypeOf(kind, file)
      // From here on, so that nothing is saved without a file that is still looked at.
      setState({ is: 'sending', file, progress: 0 })
      const issue = uploadIssue(kind, { mimeType, size: file.size })
      const problem = issue?.message ?? (await imageProblem(kind, file))
      if (signal.aborted) return null
      if (problem) {
        setState({ is: 'failed', problem: wordMessage(problem) })
        return null
      }
      const onProgress = (progress: number) =>
        signal.aborted || setState({ is: 'sending', file, progress })
      try {
        const filename = await uploadFile(file, mimeType, { kind, clientId, signal, onProgress })
        setState({ is: 'done', file, filename })
        return filename
      } catch (error) {
        if (!signal.aborted)
          setState({
            is: 'failed',
            problem: wordMessage(error instanceof Error ? error.message : String(error)),
          })
        return null
      }
    },
    [kind, clientId],
  )
  const fail = useCallback((problem: string) => {
    running.current?.abort()
    setState({ is: 'failed', problem })
  }, [])
  return { state, start, cancel, fail }
}

export type UploadState =
  | { is: 'idle' }
  /** `progress`: 0 to 1. */
  | { is: 'sending'; file: File; progress: number }
  | { is: 'done'; file: File; filename: string }
  /** `problem`: message for the user. */
  | { is: 'failed'; problem: string }

export interface Upload {
  state: UploadState
  /** Resolves to the upload's filename; null: refused, failed or aborted. Aborts a running upload. */
  start: (file: File) => Promise<string | null>
  cancel: () => void
  /** Rejects a choice before anything is sent. */
  fail: (problem: string) => void
}

const IDLE: UploadState = { is: 'idle' }

/** Returns why an image cannot be used, so that nobody learns it only when the form is saved; null: it can be shown. */
async function imageProblem(kind: UploadKind, file: File): Promise<string | null> {
  if (fileKind.isVideo(kind)) return null
  try {
    const image = await createImageBitmap(file)
    const issue = logoIssue(measureImage(image))
    image.close()
    return issue && uploadRefusal(kind, issue)
  } catch {
    return uploadRefusal(kind, 'imageUnreadable')
  }
}

function measureImage(image: ImageBitmap): ImageSize {
  const { width, height } = image
  const scale = Math.min(1, MEASURED_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return { width, height, opacity: 255 }
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  let opacity = 0
  for (let at = 3; at < data.length; at += 4) opacity = Math.max(opacity, data[at] ?? 0)
  return { width, height, opacity }
}

/** Pixels: as many as a logo is shown with at most. */
const MEASURED_SIDE = 800
