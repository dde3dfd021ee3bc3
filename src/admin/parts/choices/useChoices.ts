/**
 * Choices of a dropdown for the typed text: requested 300 ms after the last keystroke; until they arrive, those of the former
 * ones that fit it.
 */
import { useQuery } from '@tanstack/react-query'
import { containsText } from '#domain/searchText.ts'
import { isUnreachable } from '../../foundation/data/graphqlError.ts'
import { MAX_CHOICES } from './choiceSource.ts'
import type { Choice, ChoiceSource } from './choiceSource.ts'
import { useDebouncedValue } from './useDebouncedValue.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function useChoices<C extends Choice>(
  source: ChoiceSource<C>,
  search: string,
  isOpen: boolean,
): Choices<C> {
  const typed = search.trim()
  const debounced = useDebouncedValue(typed)
  const searched = source.isServerSearch ? debounced : ''
  const isEnabled = isOpen && source.disabledReason === null
  const { data, isFetching, isPlaceholderData, error } = useQuery({
    queryKey: [...source.key, searched],
    queryFn: ({ signal }) => source.load(searched, signal),
    enabled: isEnabled,
    staleTime: STALE_TIME_MS,
    placeholderData: (before, query) =>
      isSameSource(query?.queryKey, source.key) ? before : undefined,
  })
  const found = source.disabledReason === null ? (data ?? []) : []
  const isAwaited = isFetching || (isEnabled && source.isServerSearch && searched !== typed)
  // The server also finds by what a name does not show. Until it has answered, Enter would choose what does not fit.
  const isAnswer = source.isServerSearch && searched === typed && !isPlaceholderData
  const matching = isAnswer ? found : found.filter(({ name }) => containsText(name, typed))
  return {
    choices: matching.slice(0, MAX_CHOICES),
    hasMore: matching.length > MAX_CHOICES,
    isLoading: isAwaited && matching.length === 0,
    failure: error && !isFetching ? failureText(error) : null,
  }
}

interface Choices<C> {
  choices: C[]
  /** There are more matches than the dropdown shows. */
  hasMore: boolean
  isLoading: boolean
  /** Reason why there are none; null: they loaded, or are loading. */
  failure: string | null
}

const failureText = (error: unknown) =>
  isUnreachable(error) ? t('messages.offlineChoices') : t('choices.failed')

/** Milliseconds. */
const STALE_TIME_MS = 30_000

const isSameSource = (before: readonly unknown[] | undefined, key: readonly unknown[]) =>
  JSON.stringify(before?.slice(0, -1)) === JSON.stringify(key)
