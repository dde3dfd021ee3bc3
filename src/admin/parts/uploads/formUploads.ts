/** Which files a form is sending at this moment: saving waits for them, and leaving the page asks first. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'

export function useFormUploads(): FormUploads {
  const [count, setCount] = useState(0)
  const now = useRef(0)
  const change = useCallback((by: 1 | -1) => {
    now.current += by
    setCount(now.current)
  }, [])
  const isUploadingNow = useCallback(() => now.current > 0, [])
  const isUploading = count > 0
  return useMemo(
    () => ({ isUploading, isUploadingNow, change }),
    [isUploading, isUploadingNow, change],
  )
}

/** The form's; null outside of one. */
export const FormUploadsContext = createContext<FormUploads | null>(null)

/** Tells the form that a field of it is sending a file. */
export function useReportUpload(isUploading: boolean): void {
  const change = useContext(FormUploadsContext)?.change
  useEffect(() => {
    if (!isUploading || !change) return undefined
    change(1)
    return () => change(-1)
  }, [isUploading, change])
}

export interface FormUploads {
  isUploading: boolean
  /** The same function for ever. */
  isUploadingNow: () => boolean
  /** A file more, or one less. */
  change: (by: 1 | -1) => void
}
