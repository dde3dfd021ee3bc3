/** Messages of rules and errors: a key with values, which is worded in the language of whoever reads it. */
import type { appMessages, importMessages, messages } from '#texts/en/messages.ts'
import type { KeyOf, TextValues, ValuesOf } from '#texts/keys.ts'

type MessageTexts = typeof messages & typeof appMessages & typeof importMessages

export type MessageKey = KeyOf<MessageTexts>

/** A value may be a message. The form is that of react-admin's validation errors. */
export function message<Key extends MessageKey>(
  key: Key,
  ...[values]: ValuesOf<MessageTexts, Key>
): string {
  return encodeMessage({ key: `messages.${key}`, args: values ?? {} })
}

export const encodeMessage = ({ key, args }: Message): string =>
  Object.keys(args).length === 0 ? key : VALUES_PREFIX + JSON.stringify({ message: key, args })

const VALUES_PREFIX = '@@react-admin@@'

export interface Message {
  /** With the name of the tree: 'messages.nameRequired'. */
  key: `messages.${MessageKey}`
  args: TextValues
}

/** Returns null for a text that is no message, such as one of an older version. */
export function parseMessage(text: string): Message | null {
  if (KEY.test(text)) return { key: text as Message['key'], args: {} }
  if (!text.startsWith(VALUES_PREFIX)) return null
  try {
    const { message: key, args } = JSON.parse(text.slice(VALUES_PREFIX.length))
    return KEY.test(key) ? { key, args } : null
  } catch {
    return null
  }
}

const KEY = /^messages\.\w+$/u

/** Words a message, and those among its values; returns any other text as it is. */
export function wordMessage(text: string, translate: TranslateMessage): string {
  const parsed = parseMessage(text)
  if (!parsed) return text
  const values = Object.entries(parsed.args).map(([name, value]) => [
    name,
    typeof value === 'string' ? wordMessage(value, translate) : value,
  ])
  return translate(parsed.key, { ...Object.fromEntries(values), _: text })
}

/** `_`: the text for a key that is not known. */
type TranslateMessage = (key: Message['key'], values: TextValues) => string

export function tooManyAttempts(seconds: number): string {
  return seconds <= 90
    ? message('tooManyAttemptsSeconds', { smart_count: seconds })
    : message('tooManyAttemptsMinutes', { smart_count: Math.ceil(seconds / 60) })
}

/** Joins whole sentences. */
export const sentences = (first: string, ...others: readonly string[]): string =>
  others.reduce((before, next) => message('twoSentences', { first: before, second: next }), first)
