/** So few that working on them holds nobody up, so many that fetching them is no work of its own. */
export const ROWS_OF_A_BATCH = 1_000
