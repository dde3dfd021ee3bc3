/** Where a click on a segment leads: one second before its start, or the beginning when it starts earlier (spec 4). */
export const seekTargetOf = (start: number): number => Math.max(0, start - SEEK_LEAD)

/** Seconds. */
const SEEK_LEAD = 1
