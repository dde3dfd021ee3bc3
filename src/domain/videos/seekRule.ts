/** Where a click on a segment leads: one second before its start, or the beginning when it starts earlier (spec 4). */
export const seekBefore = (start: number): number => Math.max(0, start - LEAD)

/** Seconds. */
const LEAD = 1
