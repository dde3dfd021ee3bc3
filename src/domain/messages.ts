/** Every fixed message of the product. */
import { messages } from '#texts/en/messages.ts'

export const MESSAGES = messages

/** `max` in characters. */
export const textTooLong = (max: number): string =>
  `This text is too long: use at most ${withCommas(max)} characters.`

/** Without Intl, whose first use takes a phone as long as loading all that checks a form. */
const withCommas = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',')

/** `seconds` until the next attempt is allowed. */
export function tooManyAttempts(seconds: number): string {
  const [amount, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `Too many attempts. Wait ${amount} ${unit}${amount === 1 ? '' : 's'} and try again.`
}

/** With the beginning of the request's id, which is enough to find it in the server's log. */
/** `principle`: its name. */
export const verdictNotOfTask = (task: string, principle: string): string =>
  `The task “${task}” is not judged by ${principle}. Leave out the verdict on it.`

export const withReference = (text: string, requestId: string): string =>
  `${text}. Reference: ${requestId.slice(0, 8)}`

/** Says of a record that others still name that it was deleted: 'The task “Lift crates” was deleted.' */
export const recordDeleted = (noun: string, name: string): string =>
  `The ${noun} “${name}” was deleted.`
