/** So few that working on them holds nobody up, so many that fetching them is no work of its own. */
export const ROWS_PER_FETCH = 1_000
