/** Pixels of a chart without its title; its table, skeleton and empty state have the same height. */
export const CHART_HEIGHT = 240

/** Heights of a pie and a line, one below the other on a phone; also while they load, fail or are empty. */
export const SUMMARY_HEIGHT = { xs: 2 * CHART_HEIGHT + 150, md: CHART_HEIGHT + 66 }
