/** Pixels of a chart without its title; its table, skeleton and empty state take as many. */
export const CHART_HEIGHT = 240
