/** A chosen file on its way to its check: how far it is, and the way to give it up, as leaving the page does. */
import { useEffect, useRef, useState } from 'react'
import type { ImportKind, Job } from '#api/generated/contract.ts'
import { importApi } from './importCalls.ts'

export function useUploadAndCheck(target: UploadTarget): UploadAndCheck {
  const [state, setState] = useState<UploadState>(IDLE)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return {
    state,
    start: async (file) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      const onProgress = (progress: number) => signal.aborted || setState({ progress })
      setState({ progress: 0 })
      try {
        const job = await importApi.check(file, { ...target, signal, onProgress })
        if (signal.aborted) return null
        setState(IDLE)
        return job
      } catch (error) {
        if (!signal.aborted)
          setState({ error: error instanceof Error ? error.message : String(error) })
        return null
      }
    },
    cancel: () => {
      running.current?.abort()
      setState(IDLE)
    },
  }
}

export interface UploadTarget {
  kind: ImportKind
  clientId: string
}

/** `progress`: 0 to 1, of a file that is sent just now. `problem`: a sentence. */
export type UploadState = { progress?: number; error?: string }

export interface UploadAndCheck {
  state: UploadState
  /** Answers the check; null: it failed or was given up. */
  start: (file: File) => Promise<Job | null>
  /** Also puts a failure away. */
  cancel: () => void
}

const IDLE: UploadState = {}
