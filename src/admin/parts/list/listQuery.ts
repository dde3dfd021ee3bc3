/** How every list asks for its rows. */
export const LIST_QUERY_OPTIONS = {
  /** The list says that it failed; a notification on top would say it twice. */
  onError: () => undefined,
  meta: { lastPageInstead: true },
}
