/** Chance that is the same in every run: SQL that makes a number of a row's number and of what it is for. */

/** From 0 to below 1; `purpose` tells apart what is drawn for the same row. */
export const chance = (row: string, purpose: number): string =>
  `((hashint8extended((${row})::bigint, ${purpose}) & 9007199254740991) / 9007199254740992.0::float8)`

/** From 0 to below `count`: the higher the skew, the more often the first few; 1 is even. */
export const pick = (row: string, purpose: number, count: string, skew = 1): string =>
  `floor((${count}) * power(${chance(row, purpose)}, ${skew}))::int`

/** One of the words, the first ones the more often the higher the skew. */
export const word = (
  row: string,
  purpose: number,
  words: readonly string[],
  skew = 1,
): string => `(array[${words.map((one) => `'${one.replaceAll("'", "''")}'`).join(', ')}])[
    1 + ${pick(row, purpose, String(words.length), skew)}]`
