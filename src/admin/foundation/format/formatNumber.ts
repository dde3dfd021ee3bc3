/** Formats a count in the user's locale: '1,234'. */
export const formatNumber = (count: number): string =>
  (format ??= new Intl.NumberFormat()).format(count)

// Created at its first use, as not every page shows counts.
let format: Intl.NumberFormat | undefined
