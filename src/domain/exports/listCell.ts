/** Several texts in one cell of a spreadsheet, separated by semicolons (decisions, CSV headers). */
export const listCell = {
  format: (values: readonly string[]): string =>
    values.map(quoteIfNeeded).join(`${LIST_SEPARATOR} `),

  /** Law: read(write(values)) = values, when none is blank. A quote that is never closed is a sign like any other. */
  parse: (cell: string): string[] =>
    [...cell.matchAll(LIST_VALUES)]
      .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain?.trim() ?? '')
      .filter((value) => value.trim() !== ''),
}

const LIST_SEPARATOR = ';'

/** As CSV quotes: a value with the separator, with a quote at its start, or with spaces at its ends. */
const quoteIfNeeded = (value: string): string =>
  value.includes(LIST_SEPARATOR) || value.startsWith('"') || value !== value.trim()
    ? `"${value.replaceAll('"', '""')}"`
    : value

/** A quoted value up to the next separator or the end, or all up to the next separator. */
const LIST_VALUES = /(?<=^|;)(?:\s*"((?:[^"]|"")*)"\s*(?=;|$)|([^;]+))/g
