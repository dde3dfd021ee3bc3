/** Chooses the language in which a request is answered. */
import { memoize } from '#domain/memoize.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#texts/languages.ts'

/** `accepted`: the header Accept-Language, such as 'de-AT,de;q=0.9,en;q=0.8'. */
export const requestLanguage = memoize(
  (accepted: string): Language =>
    headerPreferences(accepted.slice(0, MAX_LENGTH))
      .map((tag) => tag.split('-')[0])
      .find(isLanguage) ?? DEFAULT_LANGUAGE,
  500,
)

/** Browsers send less. */
const MAX_LENGTH = 500

/**
 * Returns the values of a header such as Accept or Accept-Language in lower case, the preferred first; a weight of 0
 * refuses one.
 */
export function headerPreferences(header: string): string[] {
  const values = header.split(',').map((part) => {
    const [value = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((text) => text.startsWith('q='))
    return { value, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
  })
  return values
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ value }) => value)
}
