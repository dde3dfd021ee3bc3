/** After a choice above it has changed: what is chosen stays as long as it is still offered, and else makes room, in words. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Choice, ChoiceSource } from '../choices/choiceSource.ts'

/** `isMoved`: something above differs from the record. */
export function useFitting({ name, source, isMoved }: FittingOptions): void {
  const { clearErrors, getFieldState, setError, setValue } = useFormContext()
  const chosen = useWatch({ name }) as Choice | null
  const { data: isOffered = true } = useQuery({
    queryKey: [...source.key, 'offers', chosen?.id],
    queryFn: async ({ signal }) => {
      const found = await source.load(chosen?.name ?? '', signal)
      return found.some(({ id }) => id === chosen?.id)
    },
    enabled: isMoved && chosen !== null && source.waitsFor === null,
  })
  useEffect(() => {
    if (!chosen) return
    if (isOffered) {
      if (getFieldState(name).error?.type === GONE) clearErrors(name)
      return
    }
    setValue(name, null, { shouldDirty: true })
    setError(name, {
      type: GONE,
      message: `${chosen.name} is not offered there. Choose another one.`,
    })
  }, [chosen, isOffered, name, clearErrors, getFieldState, setError, setValue])
}

interface FittingOptions {
  name: string
  source: ChoiceSource<Choice>
  isMoved: boolean
}

const GONE = 'gone'
