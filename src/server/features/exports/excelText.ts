/** A text as Excel's XML has it: every character is kept, and none is read as anything but text. */

/** XML without the tag around it. Texts that no cell can hold are cut, and say so. */
export function escapeXlsxText(text: string): string {
  const truncated =
    text.length > MAX_CELL_LENGTH
      ? text
          .slice(0, MAX_CELL_LENGTH - TRUNCATION_NOTE.length)
          .replace(TRAILING_HIGH_SURROGATE, '') + TRUNCATION_NOTE
      : text
  return SPECIAL.test(truncated) ? truncated.replaceAll(ALL_SPECIAL, escapeCharacter) : truncated
}

/** Characters that Excel's cells hold. */
const MAX_CELL_LENGTH = 32_767
const TRUNCATION_NOTE = '… (cut: an Excel cell holds no more; a CSV export has it all)'

/** The first half of a character that was cut through. */
const TRAILING_HIGH_SURROGATE = /[\uD800-\uDBFF]$/

/** Markup, what XML has no characters for, and what looks like Excel's own way to write these. */
// oxlint-disable-next-line no-control-regex
const SPECIAL = /[&<>\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/
const ALL_SPECIAL = new RegExp(SPECIAL, 'g')

function escapeCharacter(character: string): string {
  const entity = ENTITIES[character]
  if (entity !== undefined) return entity
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
