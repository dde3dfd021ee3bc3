/** The choices of a dropdown for what is typed: asked 300 ms after the last key, kept while the next ones come. */
import { useQuery } from '@tanstack/react-query'
import { MOST_CHOICES } from './choiceSource.ts'
import type { Choice, ChoiceSource } from './choiceSource.ts'
import { useSettled } from './useSettled.ts'

export function useChoices<C extends Choice>(
  source: ChoiceSource<C>,
  search: string,
  isOpen: boolean,
): Choices<C> {
  const settled = useSettled(search.trim())
  const asked = source.searches ? settled : ''
  const { data, isFetching, isError } = useQuery({
    queryKey: [...source.key, asked],
    queryFn: ({ signal }) => source.load(asked, signal),
    enabled: isOpen && source.waitsFor === null,
    staleTime: FRESH,
    placeholderData: (before, query) =>
      isSameSource(query?.queryKey, source.key) ? before : undefined,
  })
  const found = source.waitsFor === null ? (data ?? []) : []
  const matching = source.searches ? found : found.filter(({ name }) => contains(name, search))
  return {
    choices: matching.slice(0, MOST_CHOICES),
    hasMore: matching.length > MOST_CHOICES,
    isLoading: isFetching && found.length === 0,
    hasFailed: isError && !isFetching,
  }
}

interface Choices<C> {
  choices: C[]
  /** More match than are shown. */
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
}

/** Milliseconds. */
const FRESH = 30_000

const isSameSource = (before: readonly unknown[] | undefined, key: readonly unknown[]) =>
  JSON.stringify(before?.slice(0, -1)) === JSON.stringify(key)

/** As the server searches: anywhere in the text, without regard to case and accents. */
const contains = (name: string, search: string) => plain(name).includes(plain(search.trim()))

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
