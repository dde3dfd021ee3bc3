/** Several texts in one cell of a spreadsheet, separated by semicolons (decisions, CSV headers). */
export const listCell = {
  write: (values: readonly string[]): string => values.map(written).join(`${SEPARATOR} `),

  /** Law: read(write(values)) = values, when none is blank. A quote that is never closed is a sign like any other. */
  read: (cell: string): string[] =>
    [...cell.matchAll(VALUES)]
      .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain?.trim() ?? '')
      .filter((value) => value.trim() !== ''),
}

const SEPARATOR = ';'

/** As CSV quotes: a value with the separator, with a quote at its start, or with spaces at its ends. */
const written = (value: string): string =>
  value.includes(SEPARATOR) || value.startsWith('"') || value !== value.trim()
    ? `"${value.replaceAll('"', '""')}"`
    : value

/** A quoted value up to the next separator or the end, or all up to the next separator. */
const VALUES = /(?<=^|;)(?:\s*"((?:[^"]|"")*)"\s*(?=;|$)|([^;]+))/g
