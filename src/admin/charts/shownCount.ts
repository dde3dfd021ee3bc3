/** A count in the reader's locale: '1,234'. */
export const shownCount = (count: number): string => FORMAT.format(count)

const FORMAT = new Intl.NumberFormat()
