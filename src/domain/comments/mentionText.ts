/** Mentions in the text of a comment: `@` and somebody's whole name. */
import { fullNameOf } from '../displayName.ts'

type Named = Parameters<typeof fullNameOf>[0]

/** What is typed after an `@`, up to the caret. */
export interface MentionQuery {
  /** Position of the `@`. */
  start: number
  search: string
}

/** Longer than what anybody types of a name. */
const MAX_SEARCH = 40

/** Returns null when no name is being typed at the caret, or the name of one of these people is complete. */
export function mentionQueryAt(
  text: string,
  caret: number,
  mentioned: readonly Named[],
): MentionQuery | null {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf('@')
  const search = before.slice(start + 1)
  const isWord = start === 0 || /[\s(]/u.test(before[start - 1] ?? '')
  if (start < 0 || !isWord || search.length > MAX_SEARCH || /^\s|[\n@]|\s\S*\s/u.test(search))
    return null
  const isComplete = mentioned.some((person) => search.startsWith(fullNameOf(person)))
  return isComplete ? null : { start, search }
}

/** Returns the text with the whole name in place of what was typed, and the caret after it. */
export function withMention(
  text: string,
  { start, search }: MentionQuery,
  person: Named,
): { text: string; caret: number } {
  const name = `@${fullNameOf(person)}`
  const rest = text.slice(start + 1 + search.length)
  const space = /^\s/u.test(rest) ? '' : ' '
  return { text: text.slice(0, start) + name + space + rest, caret: start + name.length + 1 }
}

/** Returns the people whose names still stand in the text. */
export const mentionedIn = <Person extends Named>(
  text: string,
  people: readonly Person[],
): Person[] => people.filter((person) => text.includes(`@${fullNameOf(person)}`))

/** Splits a text at the names of the people whom it mentions; joined, the parts are the text. */
export function mentionParts(
  text: string,
  people: readonly Named[],
): { text: string; isMention: boolean }[] {
  // A name may begin like another one.
  const names = people.map((person) => `@${fullNameOf(person)}`).toSorted(byLength)
  const parts: { text: string; isMention: boolean }[] = []
  let rest = text
  while (rest !== '') {
    const found = firstOf(rest, names)
    if (!found) {
      parts.push({ text: rest, isMention: false })
      break
    }
    if (found.at > 0) parts.push({ text: rest.slice(0, found.at), isMention: false })
    parts.push({ text: found.name, isMention: true })
    rest = rest.slice(found.at + found.name.length)
  }
  return parts
}

const byLength = (one: string, other: string) => other.length - one.length

function firstOf(text: string, names: readonly string[]): { name: string; at: number } | null {
  const found = names
    .map((name) => ({ name, at: text.indexOf(name) }))
    .filter(({ at, name }) => at >= 0 && name.length > 1)
  const at = Math.min(...found.map((one) => one.at))
  return found.find((one) => one.at === at) ?? null
}
