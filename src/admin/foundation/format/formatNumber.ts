/** Formats a count in the user's locale: '1,234'. */
export const formatNumber = (count: number): string => NUMBER_FORMAT.format(count)

const NUMBER_FORMAT = new Intl.NumberFormat()
