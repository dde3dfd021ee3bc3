/** A dropdown of people that offers those who were chosen last first, as far as it still offers them. */
import { containsText, searchable, searchWords } from '#domain/searchText.ts'
import { type Choice, type ChoiceSource, MAX_CHOICES } from '../../../parts/choices/choiceSource.ts'

/**
 * After the recent people come those with a word that starts with the search, then the others; each part by name.
 * `note` marks the recent ones.
 */
export function recentFirst(
  source: ChoiceSource<Choice>,
  recent: readonly Choice[],
  note: string,
): ChoiceSource<Choice> {
  if (recent.length === 0) return source
  const ids = recent.map(({ id }) => id)
  return {
    ...source,
    key: [...source.key, 'recent', ...ids],
    load: async (search, signal) => {
      const found = await source.load(search, signal)
      const first = await offeredOf(recent, found, { source, search, signal })
      const isFirst = new Set(first.map(({ id }) => id))
      const others = found.filter(({ id }) => !isFirst.has(id))
      return [...first, ...wordStartsFirst(others, search)].slice(0, MAX_CHOICES + 1)
    },
    noteOf: ({ id }) => (ids.includes(id) ? note : null),
  }
}

/** Returns the recent people who match the search, with their names of today. */
async function offeredOf(
  recent: readonly Choice[],
  found: readonly Choice[],
  { source, search, signal }: Search,
): Promise<Choice[]> {
  const isComplete = found.length <= MAX_CHOICES
  const offered = await Promise.all(
    recent
      .filter(({ name }) => containsText(name, search))
      .map(async ({ id, name }) => {
        const isPerson = (choice: Choice) => choice.id === id
        const known = found.find(isPerson)
        return known || isComplete ? known : findPerson(source, { id, name }, signal)
      }),
  )
  return offered.filter((choice) => choice !== undefined)
}

/** Resolves to the person with their name of today, if they are offered. */
export async function findPerson(
  source: ChoiceSource<Choice>,
  { id, name }: Choice,
  signal: AbortSignal,
): Promise<Choice | undefined> {
  const found = await source.load(withoutEmployeeId(name), signal)
  return found.find((choice) => choice.id === id)
}

interface Search {
  source: ChoiceSource<Choice>
  search: string
  signal: AbortSignal
}

const withoutEmployeeId = (name: string) => name.replace(/ \([^()]*\)$/u, '')

function wordStartsFirst(choices: readonly Choice[], search: string): Choice[] {
  const starts = searchWords(search).map((word) => ` ${searchable(word)}`)
  const hasStart = ({ name }: Choice) =>
    starts.every((start) => ` ${searchable(name)}`.includes(start))
  return [...choices.filter(hasStart), ...choices.filter((choice) => !hasStart(choice))]
}
