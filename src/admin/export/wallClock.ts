/** What the clock of a time zone shows at an instant, to the minute: exports show a client's own time (decisions, days). */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const parts = formatOf(timeZone).formatToParts(instant)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

export interface WallClock {
  year: number
  /** 1 to 12. */
  month: number
  day: number
  hour: number
  minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a hundred times what using it does. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}
