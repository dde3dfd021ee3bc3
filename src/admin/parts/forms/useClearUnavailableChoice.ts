/** Clears a choice, with a message, when a change of another field makes it unavailable. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CheckableSource, Choice } from '../choices/choiceSource.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

/** `enabled`: a field that this one depends on differs from the record. */
export function useClearUnavailableChoice({
  name,
  source,
  enabled,
}: ClearUnavailableChoiceOptions): void {
  const { clearErrors, getFieldState, setError, setValue } = useFormContext()
  const chosen = useWatch({ name }) as Choice | null
  const { data: isOffered = true } = useQuery({
    queryKey: [...source.key, 'offers', chosen?.id],
    queryFn: async ({ signal }) => (await source.check(chosen?.id ?? '', signal)) !== null,
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
      message: t('form.unavailable', { name: chosen.name }),
    })
  }, [chosen, isOffered, name, clearErrors, getFieldState, setError, setValue])
}

interface ClearUnavailableChoiceOptions {
  name: string
  source: CheckableSource<Choice>
  enabled: boolean
}

const UNAVAILABLE = 'gone'
