/** How many months one day's month lies after another's, whatever their days. */
export const monthsBetween = (from: string, to: string): number => monthIndex(to) - monthIndex(from)

const monthIndex = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
