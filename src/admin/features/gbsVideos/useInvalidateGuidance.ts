/** A task or a video was changed: what tasks show is asked for anew. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

export function useInvalidateGuidance(): () => void {
  const queryClient = useQueryClient()
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ['guidanceVideo'] }),
    [queryClient],
  )
}
