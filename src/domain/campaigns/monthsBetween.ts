/** How many months one day's month lies after another's, whatever their days. */
export const monthsBetween = (from: string, to: string): number => monthOf(to) - monthOf(from)

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
