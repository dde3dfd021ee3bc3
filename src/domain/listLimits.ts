/** Limits and defaults of every list. */
export const DEFAULT_TAKE = 10
export const MAX_TAKE = 100
export const SEARCH_LIMIT = 200

/** Counts of searches are exact up to this number; further ones stop at its multiples. */
export const COUNT_STEP = 1_000

/** Counts of searches stop at the latest here. */
export const MAX_COUNT_BOUND = 1_000_000

/** Maximum number of values in one filter: a longer list is abuse. */
export const MAX_FILTER_VALUES = 100
