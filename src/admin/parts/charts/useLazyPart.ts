/** A part of the screen whose code comes later. When it does not come, the rest of the screen stays unharmed. */
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export function useLazyPart<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  enabled = true,
) {
  return useQuery({
    queryKey: ['code', name],
    enabled: enabled,
    queryFn: async () => ({ Part: await load() }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
}
