/** After a choice above it has changed: what is chosen stays as long as it is still offered, and else makes room, in words. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Choice, ChoiceSource } from '../choices/choiceSource.ts'

/** `enabled`: something above differs from the record. */
export function useClearUnavailableChoice({
  name,
  source,
  enabled,
}: ClearUnavailableChoiceOptions): void {
  const { clearErrors, getFieldState, setError, setValue } = useFormContext()
  const chosen = useWatch({ name }) as Choice | null
  const { data: isOffered = true } = useQuery({
    queryKey: [...source.key, 'offers', chosen?.id],
    queryFn: async ({ signal }) => {
      const found = await source.load(chosen?.name ?? '', signal)
      return found.some(({ id }) => id === chosen?.id)
    },
    enabled: enabled && chosen !== null && source.disabledReason === null,
  })
  useEffect(() => {
    if (!chosen) return
    if (isOffered) {
      if (getFieldState(name).error?.type === UNAVAILABLE) clearErrors(name)
      return
    }
    setValue(name, null, { shouldDirty: true })
    setError(name, {
      type: UNAVAILABLE,
      message: `${chosen.name} is not offered there. Choose another one.`,
    })
  }, [chosen, isOffered, name, clearErrors, getFieldState, setError, setValue])
}

interface ClearUnavailableChoiceOptions {
  name: string
  source: ChoiceSource<Choice>
  enabled: boolean
}

const UNAVAILABLE = 'gone'
