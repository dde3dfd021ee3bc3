/** Formats a count in the user's locale: '1,234'. */
export const formatNumber = (count: number): string =>
  (format ??= new Intl.NumberFormat()).format(count)

// Created at its first use, after the first date format: whichever format of a page comes first takes milliseconds.
let format: Intl.NumberFormat | undefined
