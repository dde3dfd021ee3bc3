/** Invalidates the cached guidance videos of tasks after a task or a video has changed. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

export function useInvalidateGuidance(): () => void {
  const queryClient = useQueryClient()
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ['guidanceVideo'] }),
    [queryClient],
  )
}
