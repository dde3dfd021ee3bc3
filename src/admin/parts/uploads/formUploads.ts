/** Running uploads of a form: saving waits for them, and leaving the page asks for confirmation. */
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

/** null: outside of a form. */
export const FormUploadsContext = createContext<FormUploads | null>(null)

/** Reports to the form whether a field is uploading a file. */
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
  /** Stable across renders. */
  isUploadingNow: () => boolean
  /** Adds or removes one upload. */
  change: (by: 1 | -1) => void
}
