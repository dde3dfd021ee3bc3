/** The figures of every list. */
export const DEFAULT_TAKE = 10
export const MAX_TAKE = 100
export const SEARCH_LIMIT = 200

/** Milliseconds after the last key before a search is sent. */
export const SEARCH_DEBOUNCE = 300

export const DEFAULT_PAGE = 1

/** Numbered buttons in the pager. */
export const PAGER_BUTTONS = 5

/** Values that one filter may name: more is no filter but an attack. */
export const MAX_FILTER_VALUES = 100
