/** Puts values into the places `{{name}}` of a text; what a value holds is never read as text with places. */

/** A place without a value is an error: no mail leaves with a hole in it. */
export function interpolate(
  text: string,
  values: Readonly<Record<string, string>>,
  format: (value: string) => string,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`The mail text needs a value for ${name}.`)
    return format(value)
  })
}

/** Nothing of a value begins a line, ends a header, or turns the direction of what follows. */
export function singleLine(value: string): string {
  return value
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
}

export const splitLines = (value: string): string[] =>
  value.split(/\r\n|[\n\r\v\f\u0085\p{Zl}\p{Zp}]/u)

export function escapeHtml(value: string): string {
  return singleLine(value).replace(/[&<>"']/g, (character) => `&${HTML_ENTITIES[character]};`)
}

const HTML_ENTITIES: Record<string, string> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": '#39',
}
