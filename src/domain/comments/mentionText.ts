/**
 * Mentions in the text of a comment. It is stored and sent as `@[id]`, and shown as `@` and the person's present name: so
 * people of one name are told apart, and a name that changes or goes does so here too.
 */
import { fullNameOf, type PersonName } from '../displayName.ts'

export interface MentionedPerson extends PersonName {
  id: string
}

/** The place of a mention in a text as it is shown. */
export interface Mention {
  start: number
  end: number
  id: string
}

/** A text as it is shown and typed, and the mentions in it, in order. */
export interface MentionText {
  text: string
  mentions: readonly Mention[]
}

const MARK = /@\[([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\]/gu

const shownName = (person: PersonName | undefined): string =>
  `@${(person && fullNameOf(person)) || '…'}`

/** Returns the ids of the people whom a marked text mentions, each once. */
export const mentionedIds = (marked: string): string[] => [
  ...new Set([...marked.matchAll(MARK)].map(([, id = '']) => id)),
]

/** Reads a marked text. */
export function readMarked(marked: string, people: readonly MentionedPerson[]): MentionText {
  const mentions: Mention[] = []
  let [text, from] = ['', 0]
  for (const { 0: mark, 1: id = '', index } of marked.matchAll(MARK)) {
    text += marked.slice(from, index)
    const start = text.length
    text += shownName(people.find((person) => person.id === id))
    mentions.push({ start, end: text.length, id })
    from = index + mark.length
  }
  return { text: text + marked.slice(from), mentions }
}

/** The reverse of `readMarked`. */
export function writeMarked({ text, mentions }: MentionText): string {
  let [marked, from] = ['', 0]
  for (const { start, end, id } of mentions) {
    marked += `${text.slice(from, start)}@[${id}]`
    from = end
  }
  return marked + text.slice(from)
}

/** Splits a marked text into what is shown as a mention and what is not. */
export function markedParts(
  marked: string,
  people: readonly MentionedPerson[],
): { text: string; isMention: boolean }[] {
  const { text, mentions } = readMarked(marked, people)
  const ends = [0, ...mentions.flatMap(({ start, end }) => [start, end]), text.length]
  return ends
    .slice(1)
    .map((end, index) => ({ text: text.slice(ends[index], end), isMention: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** Marks people who stand in a text by their whole names, as other programs and earlier comments have them. */
export function markNames(text: string, people: readonly MentionedPerson[]): string {
  // A name may begin like another one.
  const byLength = people.toSorted(
    (one, other) => fullNameOf(other).length - fullNameOf(one).length,
  )
  let [marked, rest] = ['', text]
  for (;;) {
    const at = rest.indexOf('@')
    if (at < 0) return marked + rest
    const after = rest.slice(at + 1)
    const named = byLength.find((person) => {
      const name = fullNameOf(person)
      return (
        name !== '' && after.startsWith(name) && !/^[\p{L}\p{N}]/u.test(after.slice(name.length))
      )
    })
    marked += rest.slice(0, at) + (named ? `@[${named.id}]` : '@')
    rest = named ? after.slice(fullNameOf(named).length) : after
  }
}

/** Returns what was typed into a text: mentions that were not touched move with it, the others are text from then on. */
export function typed({ text: before, mentions }: MentionText, after: string): MentionText {
  const limit = Math.min(before.length, after.length)
  let same = 0
  while (same < limit && before[same] === after[same]) same += 1
  let sameEnd = 0
  while (sameEnd < limit - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd)) sameEnd += 1
  const shift = after.length - before.length
  return {
    text: after,
    mentions: mentions.flatMap(({ start, end, id }) => {
      if (end <= same) return [{ start, end, id }]
      return start >= before.length - sameEnd
        ? [{ start: start + shift, end: end + shift, id }]
        : []
    }),
  }
}

/** Text typed after an `@`, up to the caret. */
export interface MentionQuery {
  /** Position of the `@`. */
  start: number
  search: string
}

/** Longer than what anybody types of a name. */
const MAX_SEARCH = 60

/** Returns null when no name is being typed at the caret. */
export function mentionQueryAt(
  { text, mentions }: MentionText,
  caret: number,
): MentionQuery | null {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf('@')
  const search = before.slice(start + 1)
  // Within a word it belongs to an address of mail.
  const isWord = !/[\p{L}\p{N}._+-]$/u.test(before.slice(0, Math.max(start, 0)))
  const isMention = mentions.some((mention) => mention.start === start)
  return start < 0 || !isWord || isMention || search.length > MAX_SEARCH || /^\s|\n/u.test(search)
    ? null
    : { start, search }
}

/** Returns the text with a mention in place of what was typed, and the caret after it. */
export function withMention(
  before: MentionText,
  { start, search }: MentionQuery,
  person: MentionedPerson,
): MentionText & { caret: number } {
  const end = start + 1 + search.length
  const name = shownName(person)
  const rest = before.text.slice(end)
  const space = /^\s/u.test(rest) ? '' : ' '
  const after = typed(before, before.text.slice(0, start) + name + space + rest)
  const caret = start + name.length
  const mention = { start, end: caret, id: person.id }
  const mentions = [...after.mentions, mention].toSorted((one, other) => one.start - other.start)
  return { text: after.text, mentions, caret: caret + 1 }
}
